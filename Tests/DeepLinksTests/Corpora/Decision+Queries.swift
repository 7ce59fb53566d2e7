extension Decision {
    static let queries = [
        Decision(
            cases: ["ur-03", "an-05", "an-07", "dld-07"],
            sentence:
                "Query keys are taken by name in any order; undeclared ones hinder nothing and stand in query, apart from the parameters.",
            links:
                #"{ id: "s", pattern: "/s?name={name}&age={age:int}", routes: ["{name}", "{age}"] }, { id: "some", pattern: "/something", routes: [] }"#,
            questions: [
                Question(
                    "app://s?debug=1&age=42&name=Blob",
                    #"s ["Blob",42] params={"age":42,"name":"Blob"} query={"debug":["1"]}"#,
                    show: ["params", "query"]),
                Question("app://something?foo=bar", "some [] params={}", show: ["params"]),
                // A placeholder that nobody filled in is no URL.
                Question("app://s?name={name}&age=2", "invalid-url"),
            ]),
        Decision(
            cases: ["jl-05"],
            sentence: "A query never overwrites what the path captured.",
            links: #"{ id: "view", pattern: "/user/view/{userID}", routes: ["{userID}"] }"#,
            questions: [
                Question(
                    "app://user/view/joel?userID=evil",
                    #"view ["joel"] params={"userID":"joel"} query={"userID":["evil"]}"#,
                    show: ["params", "query"])
            ]),
        Decision(
            cases: ["jl-14"],
            sentence:
                "A repeated key is a list where the pattern declares one ({tags:string[]}); else the first counts, with a warning, or none with duplicates: \"reject\".",
            links:
                #"{ id: "l", pattern: "/l?key={k:string[]}", routes: ["{k}"] }, { id: "s", pattern: "/s?key={k}", routes: ["{k}"] }"#,
            questions: [
                Question("app://l?key=1&key=2&key=3", #"l [["1","2","3"]]"#),
                Question(
                    "app://s?key=1&key=2",
                    #"s ["1"] warnings=["the query parameter \"key\" stands more than once; the first one decides"]"#,
                    show: ["warnings"]),
            ]),
        Decision(
            cases: ["cr-11"],
            sentence: "Query names are compared with case, unless caseSensitive is false.",
            links:
                #"{ id: "n", pattern: "/n?name={name}", routes: ["{name}"] }, { id: "f", pattern: "/f?NaMe={name}", caseSensitive: false, routes: ["{name}"] }"#,
            questions: [Question("app://n?NAME=a", "no-match"), Question("app://f?NAME=Pikachu", #"f ["Pikachu"]"#)]),
        Decision(
            cases: ["cr-13"],
            sentence: "Of a list split at commas empty pieces are left out.",
            links:
                #"{ id: "i", pattern: "/i?n={n:int[,]}", routes: ["{n}"] }, { id: "t", pattern: "/t?n={n:string[,]}", routes: ["{n}"] }"#,
            questions: [
                Question("app://i?n=1,2,3,4,5", "i [[1,2,3,4,5]]"),
                Question("app://t?n=a,,c,d,,,,f", #"t [["a","c","d","f"]]"#),
            ]),
        Decision(
            cases: ["an-06", "ur-05"],
            sentence:
                "An absent key with a default has the default; an absent optional key has no value, and its key in the routes is gone.",
            links: #"{ id: "u", pattern: "/users?id={id:int=2}&q={q?}", routes: [{ id: "{id}", q: "{q}" }] }"#,
            questions: [
                Question("app://users", #"u [{"id":2}]"#), Question("app://users?id=3&q=x", #"u [{"id":3,"q":"x"}]"#),
            ]),
        Decision(
            cases: ["an-11"],
            sentence: "An empty query value counts as an absent key, except for text and bool.",
            links:
                #"{ id: "s", pattern: "/s?arg={arg}", routes: ["{arg}"] }, { id: "t", pattern: "/t?arg={arg:text}", routes: ["{arg}"] }"#,
            questions: [
                Question("app://s?arg=", "no-match"), Question("app://t?arg=", #"t [""]"#),
                Question("app://t?arg", "no-match"),
            ]),
        Decision(
            cases: ["an-08", "an-09", "an-10"],
            sentence: "A query value may hold text and captures as a segment may; only text takes nothing.",
            links: """
                { id: "l", pattern: "/l?id={id:int}L", routes: ["{id}"] },
                { id: "n", pattern: "/n?name={first:text}_{last:text}", routes: ["{first}", "{last}"] },
                { id: "p", pattern: "/p?productId={_}-{id:int}", routes: ["{id}"] }
                """,
            questions: [
                Question("app://l?id=2L", "l [2]"), Question("app://n?name=Jane_Doe", #"n ["Jane","Doe"]"#),
                Question("app://n?name=Jane_", #"n ["Jane",""]"#), Question("app://n?name=_", #"n ["",""]"#),
                Question("app://p?productId=wild-Card-2", "p [2]"),
            ]),
        Decision(
            cases: ["expo-08"],
            sentence: "A query value ends at \"&\" alone: it may hold \"?\", \"=\" and \"/\".",
            links: #"{ id: "p", pattern: "/readPolicy?url={url:url}", routes: ["{url}"] }"#,
            questions: [
                Question(
                    "https://example.com/readPolicy?url=https://test.com?param=1", #"p ["https://test.com?param=1"]"#)
            ]),
        Decision(
            cases: ["jl-04", "ur-07", "ur-08", "ur-09"],
            sentence:
                "A fragment is read where the pattern asks for it: as text, as a capture, as a path or as a query.",
            links: """
                { id: "legal", pattern: "/legal/privacy#{section}", routes: ["{section}"] }, { id: "s", pattern: "/s#section1", routes: [] },
                { id: "q", pattern: "/user/{id}#foo={foo}&thing={thing}", routes: ["{id}", "{foo}", "{thing}"] }
                """,
            questions: [
                Question("https://example.com/legal/privacy#faq", #"legal ["faq"]"#),
                Question("https://example.com/legal/privacy", "no-match"),
                Question("https://example.com/s#section1", "s []"),
                Question("https://example.com/s#section2", "no-match"),
                Question("app://user/joel#thing=stuff&foo=bar", #"q ["joel","bar","stuff"]"#),
            ]),
    ]
}
