print("deeplinkd")
