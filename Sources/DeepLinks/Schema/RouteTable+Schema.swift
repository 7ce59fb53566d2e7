extension RouteTable {
    /// A JSON Schema (draft 2020-12) of the table format: what `deeplinkd schema` prints, so that editors complete and
    /// check a table while it is written.
    ///
    /// ```json5
    /// { $schema: "./deeplinkd.schema.json", apps: { … } }
    /// ```
    /// It says what is a table in form. What patterns, origins and templates mean is said by loading, and by
    /// ``RouteTable/check(_:hosts:)``.
    public static let jsonSchema = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$id": "urn:deeplinkd:schema:route-table:1",
          "title": "Route table of deeplinkd",
          "description": "Which routes the deep links of some apps open. The file is JSON5.",
          "type": "object",
          "required": ["apps"],
          "additionalProperties": false,
          "properties": {
            "$schema": {
              "description": "Where this schema is, for editors.",
              "type": "string"
            },
            "version": {
              "description": "The version of the table format.",
              "const": 1,
              "default": 1
            },
            "apps": {
              "description": "The apps by their names. An app may stand in several files: its links are joined, its other keys stand once.",
              "type": "object",
              "additionalProperties": { "$ref": "#/$defs/app" }
            }
          },
          "$defs": {
            "app": {
              "description": "One app: where its links come from, and what each opens.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "origins": {
                  "description": "Where the links of the app come from. Needed once for each app. Two apps cannot have the same origin.",
                  "type": "array",
                  "minItems": 1,
                  "uniqueItems": true,
                  "items": { "$ref": "#/$defs/origin" }
                },
                "routeType": {
                  "description": "The type tag of the NavigationPath elements. A link may have its own: type.",
                  "type": "string",
                  "examples": ["MyApp.Route"]
                },
                "types": {
                  "description": "Names for types that patterns use: a type, or a map from the text in a URL to any JSON value.",
                  "type": "object",
                  "propertyNames": {
                    "pattern": "^[A-Za-z][A-Za-z0-9_-]*$",
                    "not": { "enum": ["string", "text", "int", "double", "bool", "uuid", "date", "url"] }
                  },
                  "additionalProperties": {
                    "anyOf": [
                      {
                        "description": "A type as a pattern spells it.",
                        "type": "string",
                        "minLength": 1,
                        "examples": ["int(1..12)", "(day|week)", "/[a-z]{2}/", "url(https://*.example.com)"]
                      },
                      {
                        "description": "From the text in a URL to the value in the routes. Printed backwards, the first text wins.",
                        "type": "object",
                        "minProperties": 1,
                        "propertyNames": { "minLength": 1 }
                      }
                    ]
                  },
                  "examples": [{ "month": "int(1..12)", "list": { "top-sites": "topSites" } }]
                },
                "caseSensitive": {
                  "description": "False: ASCII letters in path literals, query names, choices and mapped texts are compared without case. A link may have its own.",
                  "type": "boolean",
                  "default": true
                },
                "plus": {
                  "description": "What + means in a query; %2B is always +.",
                  "enum": ["space", "literal"],
                  "default": "space"
                },
                "duplicates": {
                  "description": "A single-valued query key given twice: its first value counts, or the link does not fit.",
                  "enum": ["first", "reject"],
                  "default": "first"
                },
                "tracking": {
                  "description": "Query names that are lifted out into tracking unless the pattern declares them. A * at the end stands for any end. Replaces the default.",
                  "type": "array",
                  "items": { "type": "string", "pattern": "^[^*]*.$" },
                  "default": ["utm_*", "gclid", "fbclid", "mc_cid", "mc_eid"]
                },
                "appIDs": {
                  "description": "Team and bundle, for apple-app-site-association.",
                  "type": "array",
                  "items": { "type": "string", "pattern": "^[^.]{10}\\..+$" },
                  "examples": [["ABCDE12345.com.example.app"]]
                },
                "android": {
                  "description": "The Android apps, for assetlinks.json.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/androidApp" }
                },
                "links": {
                  "description": "The links. Where several fit a URL, the order of precedence decides, and their place here only where nothing else does.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/link" }
                }
              }
            },
            "origin": {
              "description": "https://host, https://*.host, https://{label}.host, https://*, with :port, a path, or /# for hash routing; or a custom scheme: name://, name://first-segment.",
              "type": "string",
              "pattern": "^[A-Za-z][A-Za-z0-9+.-]*://",
              "examples": ["cookbook://", "https://cookbook.example.com", "https://*.example.com", "https://example.com/app", "https://example.com/#"]
            },
            "androidApp": {
              "type": "object",
              "required": ["package", "fingerprints"],
              "additionalProperties": false,
              "properties": {
                "package": {
                  "description": "The name of the package.",
                  "type": "string",
                  "minLength": 1
                },
                "fingerprints": {
                  "description": "SHA-256 fingerprints of its certificates.",
                  "type": "array",
                  "minItems": 1,
                  "items": { "type": "string" }
                }
              }
            },
            "pattern": {
              "description": "A path, a query and a fragment: /recipe/{id:int}?category={category=all}#{section?}. Of a nested link any of these parts.",
              "type": "string",
              "pattern": "^[/?#]",
              "examples": ["/recipe/{id:int}", "/recipe/{id:int}-{slug}?page={page:int=1}", "/docs/{path+}"]
            },
            "version": {
              "description": "One to eight integers with dots between; 2 is 2.0.",
              "type": ["string", "number"],
              "pattern": "^[0-9]{1,9}(\\.[0-9]{1,9}){0,7}$",
              "minimum": 0,
              "examples": ["2.1", 3]
            },
            "versions": {
              "description": "A version, or one for each platform.",
              "anyOf": [
                { "$ref": "#/$defs/version" },
                {
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "ios": { "$ref": "#/$defs/version" },
                    "android": { "$ref": "#/$defs/version" }
                  }
                }
              ]
            },
            "link": {
              "description": "URLs, and what they do: open routes, stay in the browser (exclude), lead on (redirect, unwrap), or only begin the links below.",
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "id": {
                  "description": "The name of the link, unique in the app. Default: the whole pattern.",
                  "type": "string"
                },
                "pattern": {
                  "description": "The URLs of the link, and the form in which they are printed. Below another link it is appended to that one's; without it the link adds nothing to the path.",
                  "$ref": "#/$defs/pattern"
                },
                "aliases": {
                  "description": "More patterns of the same link.",
                  "type": "array",
                  "items": {
                    "anyOf": [
                      { "$ref": "#/$defs/pattern" },
                      {
                        "type": "object",
                        "required": ["pattern"],
                        "additionalProperties": false,
                        "properties": {
                          "pattern": { "$ref": "#/$defs/pattern" },
                          "origins": { "$ref": "#/$defs/linkOrigins" }
                        }
                      }
                    ]
                  }
                },
                "routes": {
                  "description": "The stack, root first: any JSON, where \"{name}\" becomes the captured value with its type, and {name} inside a longer string its text. Nested links append to it. [] is the root of the tab.",
                  "type": "array",
                  "examples": [[{ "recipe": { "_0": "{id}" } }]]
                },
                "type": {
                  "description": "The type tag of the routes of this link and of those below it.",
                  "type": "string"
                },
                "tab": {
                  "description": "The tab whose stack it is: a template. Nested links inherit it.",
                  "type": "string"
                },
                "mode": {
                  "description": "Whether the routes replace the stack or are put on it. Nested links inherit it.",
                  "enum": ["reset", "append"],
                  "default": "reset"
                },
                "meta": {
                  "description": "Anything that is handed through: a template. Nested links inherit its members.",
                  "type": "object"
                },
                "origins": { "$ref": "#/$defs/linkOrigins" },
                "caseSensitive": {
                  "description": "As of the app, for this link and those below it.",
                  "type": "boolean"
                },
                "minAppVersion": {
                  "description": "The link exists from this version on.",
                  "$ref": "#/$defs/versions"
                },
                "maxAppVersion": {
                  "description": "The link exists up to this version, inclusive.",
                  "$ref": "#/$defs/versions"
                },
                "exclude": {
                  "description": "True: these URLs stay in the browser on purpose.",
                  "type": "boolean"
                },
                "redirect": {
                  "description": "A path of this app that is resolved instead, filled from the captures.",
                  "type": "string",
                  "pattern": "^/"
                },
                "unwrap": {
                  "description": "The name of a captured text that is the real link. Where that opens nothing, the routes of this link count.",
                  "type": "string",
                  "minLength": 1
                },
                "examples": {
                  "description": "Proofs that are tried whenever the table is loaded.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/example" }
                },
                "links": {
                  "description": "Links below this one: pattern and routes are appended to those here.",
                  "type": "array",
                  "items": { "$ref": "#/$defs/link" }
                }
              },
              "dependentRequired": { "aliases": ["pattern"] },
              "dependentSchemas": {
                "redirect": {
                  "not": { "anyOf": [{ "required": ["unwrap"] }, { "required": ["routes"] }] }
                }
              },
              "if": {
                "required": ["exclude"],
                "properties": { "exclude": { "const": true } }
              },
              "then": {
                "not": {
                  "anyOf": [{ "required": ["redirect"] }, { "required": ["unwrap"] }, { "required": ["routes"] }]
                }
              }
            },
            "linkOrigins": {
              "description": "Some of the origins of the app: only there the link exists.",
              "type": "array",
              "minItems": 1,
              "items": { "$ref": "#/$defs/origin" }
            },
            "example": {
              "description": "A URL and the routes that it must open through this link.",
              "type": "object",
              "required": ["url", "routes"],
              "additionalProperties": false,
              "properties": {
                "url": {
                  "description": "A whole URL, or a path of this app.",
                  "type": "string"
                },
                "routes": {
                  "description": "What comes out; null where this link must not answer.",
                  "type": ["array", "null"]
                },
                "appVersion": {
                  "description": "The version of the app that asks. Default: the newest.",
                  "$ref": "#/$defs/version"
                }
              }
            }
          }
        }
        """#
}
