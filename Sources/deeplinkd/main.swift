Deeplinkd.run()
