/// The contract, as `GET /openapi.yaml` gives it. Written by `.ci/embed-openapi` from `openapi.yaml`.
enum OpenAPIDocument {
    static let text = #"""
        openapi: 3.1.0
        info:
          title: deeplinkd
          version: 1.0.0
          summary: Which screens a deep link opens, answered as the app itself would.
          description: |
            A link becomes an array of route values, the array becomes the stack of a SwiftUI NavigationStack. deeplinkd gives
            the servers around such an app the answer that the app would compute.

            Every answer has `Cache-Control: no-cache`, `X-Content-Type-Options: nosniff`, `Deeplinkd-Table` and
            `X-Request-Id`. JSON is UTF-8, slashes are not escaped, members come in a fixed order. HEAD works wherever GET does;
            OPTIONS answers 204 with `Allow`, and so does 405 `method-not-allowed`. A path that is none of these is 404
            `not-found`.

            Changes are additive: clients ignore members that they do not know. Errors are problems (RFC 9457); their `code` is
            stable, their wording is not. What the HTTP library refuses before the service sees it (about 30 KB of target and
            header fields together) gets an answer of its own or a closed connection.

            The path of a request is compared as it comes: `/re%73olve` is not `/resolve`. Query parameters are percent-decoded
            once, and their `+` stays `+`. Bodies are UTF-8 JSON (RFC 8259, no key twice, at most 512 levels), without
            `Content-Encoding`.
        servers:
          - url: /
        security:
          - {}
          - bearer: []
        tags:
          - name: links
            description: From URLs to routes, and back.
          - name: paths
            description: SwiftUI's NavigationPath on the wire.
          - name: operations
            description: For those who run the service.
        paths:
          /resolve:
            get:
              operationId: resolve
              tags: [links]
              summary: The routes that a URL opens
              description: |
                Percent-encode the whole URL, as `curl -G --data-urlencode` does. A parameter that is not known, and any parameter
                after a `url` whose value holds a raw `?`, is refused with `unexpected-parameter`: it is nearly always the rest of a
                link that was not encoded.
              parameters:
                - $ref: '#/components/parameters/url'
                - $ref: '#/components/parameters/app'
                - $ref: '#/components/parameters/appVersion'
                - $ref: '#/components/parameters/platform'
                - $ref: '#/components/parameters/include'
              responses:
                '200': {$ref: '#/components/responses/Resolution'}
                '400': {$ref: '#/components/responses/ResolveBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '404': {$ref: '#/components/responses/Miss'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: resolveHead
              tags: [links]
              summary: Whether a URL opens something
              parameters:
                - $ref: '#/components/parameters/url'
                - $ref: '#/components/parameters/app'
                - $ref: '#/components/parameters/appVersion'
                - $ref: '#/components/parameters/platform'
                - $ref: '#/components/parameters/include'
              responses:
                '200': {$ref: '#/components/responses/ResolutionHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '404': {$ref: '#/components/responses/NotFoundHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            post:
              operationId: resolveMany
              tags: [links]
              summary: The routes of one URL, of many, or of lines
              description: |
                For secrets in links, which so stay out of access logs, and for many links at once. An element is a string or an
                object. The query parameters hold for every element, the keys beside `urls` too; the element's own keys win.
                `id`, any JSON, is echoed as it came. At most 10,000 URLs.
              parameters:
                - $ref: '#/components/parameters/app'
                - $ref: '#/components/parameters/appVersion'
                - $ref: '#/components/parameters/platform'
                - $ref: '#/components/parameters/include'
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/ResolveRequest'}
                    examples:
                      one: {value: {"url": "cookbook://recipe/42?category=dessert"}}
                      withID: {value: {"id": 7, "url": "/recipe/42", "app": "cookbook", "platform": "ios", "appVersion": "2.10"}}
                      many: {value: {"urls": ["cookbook://recipe/42", {"id": "b", "url": "cookbook://recipe/abc"}], "include": ["navigationPath"]}}
                  application/x-ndjson:
                    schema: {type: string, description: 'A URL as a JSON string, or an object, on each line.'}
                    examples:
                      lines: {value: "\"cookbook://recipe/42\"\n{\"id\":2,\"url\":\"shop:settings\"}\n"}
              responses:
                '200': {$ref: '#/components/responses/Resolutions'}
                '400': {$ref: '#/components/responses/ResolveBodyBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '404': {$ref: '#/components/responses/Miss'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '415': {$ref: '#/components/responses/UnsupportedMediaType'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /path/encode:
            get:
              operationId: encodePathOfQuery
              tags: [paths]
              summary: Routes as SwiftUI's NavigationPath reads them
              parameters:
                - $ref: '#/components/parameters/routes'
                - $ref: '#/components/parameters/type'
                - $ref: '#/components/parameters/routeApp'
              responses:
                '200': {$ref: '#/components/responses/Path'}
                '400': {$ref: '#/components/responses/EncodeBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: encodePathHead
              tags: [paths]
              summary: Whether routes can be encoded
              parameters:
                - $ref: '#/components/parameters/routes'
                - $ref: '#/components/parameters/type'
                - $ref: '#/components/parameters/routeApp'
              responses:
                '200': {$ref: '#/components/responses/PathHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            post:
              operationId: encodePath
              tags: [paths]
              summary: Routes as SwiftUI's NavigationPath reads them
              description: |
                An array of routes, with `type` or `app` in the query, or `{"routes": […], "types": […]}`; the root comes first.
                The answer is what `JSONDecoder` decodes as `NavigationPath.CodableRepresentation`, the last element first. The
                text of each route is kept byte for byte. At most 262,144 routes.
              parameters:
                - $ref: '#/components/parameters/type'
                - $ref: '#/components/parameters/routeApp'
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/EncodeRequest'}
                    examples:
                      typed: {value: {"routes": [42, {"id": 42, "name": "Blob"}], "types": ["Swift.Int", "MyApp.User"]}}
              responses:
                '200': {$ref: '#/components/responses/Path'}
                '400': {$ref: '#/components/responses/EncodeBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '415': {$ref: '#/components/responses/UnsupportedMediaType'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /path/decode:
            get:
              operationId: decodePathOfQuery
              tags: [paths]
              summary: The routes of what SwiftUI's NavigationPath wrote
              parameters:
                - $ref: '#/components/parameters/path'
              responses:
                '200': {$ref: '#/components/responses/Routes'}
                '400': {$ref: '#/components/responses/DecodeBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: decodePathHead
              tags: [paths]
              summary: Whether a path can be decoded
              parameters:
                - $ref: '#/components/parameters/path'
              responses:
                '200': {$ref: '#/components/responses/RoutesHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            post:
              operationId: decodePath
              tags: [paths]
              summary: The routes of what SwiftUI's NavigationPath wrote
              description: |
                Numbers keep all their digits and objects the order of their keys: encoding the answer gives the input again,
                byte for byte.
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/Path'}
                    examples:
                      path: {value: ["MyApp.User", "{\"id\":12345678901234567890,\"x\":1.10}", "Swift.Int", "42"]}
              responses:
                '200': {$ref: '#/components/responses/Routes'}
                '400': {$ref: '#/components/responses/DecodeBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '415': {$ref: '#/components/responses/UnsupportedMediaType'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /link:
            post:
              operationId: link
              tags: [links]
              summary: The URLs that open routes
              description: |
                The URL that resolves to exactly these routes, one for each origin of the link. Each was resolved again before it is
                given out. At most 262,144 bytes.
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/LinkRequest'}
                    examples:
                      recipe: {value: {"app": "cookbook", "routes": [{"category": {"_0": "dessert"}}, {"recipe": {"_0": 42}}]}}
              responses:
                '200': {$ref: '#/components/responses/Link'}
                '400': {$ref: '#/components/responses/LinkBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '404': {$ref: '#/components/responses/NoLink'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '415': {$ref: '#/components/responses/UnsupportedMediaType'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /enrich:
            post:
              operationId: enrich
              tags: [links]
              summary: A push payload with the routes of its link
              description: |
                The payload comes back byte for byte, with the routes of its link added as the last member of their object; an
                object that is not there is made, and `null` is replaced. No push is lost: where the link opens nothing, where
                the result would be longer than `limit`, or where something stands at `as` already, the payload comes back as it
                was. The header `Deeplinkd-Enriched` tells which. With `strict=true` it is a problem instead.

                An array and lines hold many payloads, each taken by itself; the header counts those that were enriched. At most
                10,000.
              parameters:
                - $ref: '#/components/parameters/link'
                - $ref: '#/components/parameters/as'
                - $ref: '#/components/parameters/form'
                - $ref: '#/components/parameters/limit'
                - $ref: '#/components/parameters/strict'
                - $ref: '#/components/parameters/app'
                - $ref: '#/components/parameters/appVersion'
                - $ref: '#/components/parameters/platform'
              requestBody:
                required: true
                content:
                  application/json:
                    schema: {description: 'A payload, or an array of payloads.', oneOf: [{type: object}, {type: array, items: {}}]}
                    examples:
                      one: {value: {"aps": {"alert": {"title": "Dinner?", "body": "A dessert for tonight"}, "sound": "default"}, "data": {"url": "cookbook://recipe/42?category=dessert"}}}
                      many: {value: [{"data": {"url": "cookbook://recipe/42"}}, {"data": {"url": "cookbook://recipe/abc"}}]}
                  application/x-ndjson:
                    schema: {type: string, description: 'A payload on each line.'}
                    examples:
                      lines: {value: "{\"data\":{\"url\":\"shop:settings\"}}\n{\"data\":{\"url\":\"shop:nowhere\"}}\n"}
              responses:
                '200': {$ref: '#/components/responses/Enriched'}
                '400': {$ref: '#/components/responses/EnrichBadRequest'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '404': {$ref: '#/components/responses/Miss'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/EnrichTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '415': {$ref: '#/components/responses/UnsupportedMediaType'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /links:
            get:
              operationId: links
              tags: [links]
              summary: Every link of the table
              description: |
                For people who do not read the table itself.
              responses:
                '200': {$ref: '#/components/responses/Catalogue'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: linksHead
              tags: [links]
              summary: The header fields of GET
              responses:
                '200': {$ref: '#/components/responses/CatalogueHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /:
            get:
              operationId: page
              tags: [links]
              summary: A page for testers
              description: |
                Paste a link, see the stack, copy it, scan it. The page asks this service and nothing else; where a token is
                needed it asks for one. A link and its options may stand in the fragment of the address:
                `/#url=cookbook%3A%2F%2Frecipe%2F42&app=cookbook&platform=ios&appVersion=2.10`. A query is passed over.
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/Page'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: pageHead
              tags: [links]
              summary: The header fields of GET
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/PageHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /.well-known/apple-app-site-association:
            get:
              operationId: appleAssociation
              tags: [operations]
              summary: The universal links of the host in the Host header, for Apple
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/AppleAssociation'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '404': {$ref: '#/components/responses/NoAssociation'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: appleAssociationHead
              tags: [operations]
              summary: The header fields of GET
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/HealthHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '404': {$ref: '#/components/responses/NotFoundHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /.well-known/assetlinks.json:
            get:
              operationId: androidAssociation
              tags: [operations]
              summary: The app links of the host in the Host header, for Android
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/AndroidAssociation'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '404': {$ref: '#/components/responses/NoAssociation'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: androidAssociationHead
              tags: [operations]
              summary: The header fields of GET
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/HealthHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '404': {$ref: '#/components/responses/NotFoundHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /healthz:
            get:
              operationId: health
              tags: [operations]
              summary: Whether the process answers
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/Health'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: healthHead
              tags: [operations]
              summary: The header fields of GET
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/HealthHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /readyz:
            get:
              operationId: readiness
              tags: [operations]
              summary: Whether new clients are welcome
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/Readiness'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Draining'}
            head:
              operationId: readinessHead
              tags: [operations]
              summary: The header fields of GET
              security: [{}]
              responses:
                '200': {$ref: '#/components/responses/ReadinessHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/DrainingHead'}
          /metrics:
            get:
              operationId: metrics
              tags: [operations]
              summary: Metrics as Prometheus reads them
              responses:
                '200': {$ref: '#/components/responses/Metrics'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: metricsHead
              tags: [operations]
              summary: The header fields of GET
              responses:
                '200': {$ref: '#/components/responses/MetricsHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
          /openapi.yaml:
            get:
              operationId: contract
              tags: [operations]
              summary: This text
              responses:
                '200': {$ref: '#/components/responses/Contract'}
                '400': {$ref: '#/components/responses/UnknownParameter'}
                '401': {$ref: '#/components/responses/Unauthorized'}
                '406': {$ref: '#/components/responses/NotAcceptable'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}
            head:
              operationId: contractHead
              tags: [operations]
              summary: The header fields of GET
              responses:
                '200': {$ref: '#/components/responses/ContractHead'}
                '400': {$ref: '#/components/responses/BadRequestHead'}
                '401': {$ref: '#/components/responses/UnauthorizedHead'}
                '406': {$ref: '#/components/responses/NotAcceptableHead'}
                '408': {$ref: '#/components/responses/RequestTimeout'}
                '413': {$ref: '#/components/responses/PayloadTooLarge'}
                '414': {$ref: '#/components/responses/URITooLong'}
                '431': {$ref: '#/components/responses/HeadersTooLarge'}
                '500': {$ref: '#/components/responses/InternalError'}
                '503': {$ref: '#/components/responses/Overloaded'}

        components:
          securitySchemes:
            bearer:
              type: http
              scheme: bearer
              description: Needed where the service was started with `--token-file`.

          parameters:
            url:
              name: url
              in: query
              required: true
              description: The URL, percent-encoded as a whole. With `app` it may be a path of that app, which begins with `/`.
              schema: {type: string}
              examples:
                customScheme: {value: 'cookbook://recipe/42?category=dessert'}
                universalLink: {value: 'https://shop.example.com/products/42/review'}
            app:
              name: app
              in: query
              description: Only links of this app.
              schema: {type: string}
              example: cookbook
            routeApp:
              name: app
              in: query
              description: The app whose `routeType` all routes have. Instead of `type`.
              schema: {type: string}
              example: cookbook
            appVersion:
              name: appVersion
              in: query
              description: The version of the app that asks, dotted integers; the newest where it is not given.
              schema: {$ref: '#/components/schemas/AppVersion'}
              example: '2.10'
            platform:
              name: platform
              in: query
              description: The platform of the app that asks.
              schema: {$ref: '#/components/schemas/Platform'}
            include:
              name: include
              in: query
              description: Further members of the answer, separated by commas. An empty text is none.
              style: form
              explode: false
              schema:
                type: array
                items: {oneOf: [{$ref: '#/components/schemas/IncludedPart'}, {const: ''}]}
              example: [navigationPath]
            routes:
              name: routes
              in: query
              required: true
              description: The routes as JSON text, as the body of POST.
              schema: {type: string, contentMediaType: application/json}
              example: '[42]'
            type:
              name: type
              in: query
              description: The type of all routes.
              schema: {type: string}
              example: Swift.Int
            path:
              name: path
              in: query
              required: true
              description: The path as JSON text, as the body of POST.
              schema: {type: string, contentMediaType: application/json}
              example: '["Swift.Int","42"]'
            link:
              name: link
              in: query
              required: true
              description: Where a payload has its link, as a JSON Pointer (RFC 6901), at most 32 names.
              schema: {type: string, pattern: '^(/([^~/]|~[01])*){0,32}$'}
              example: /data/url
            as:
              name: as
              in: query
              required: true
              description: Where the routes are put, as a JSON Pointer that names a member of an object.
              schema: {type: string, pattern: '^(/([^~/]|~[01])*){1,32}$'}
              example: /data/path
            form:
              name: form
              in: query
              description: How the routes are written.
              schema: {type: string, enum: [routes, navigationPath], default: routes}
            limit:
              name: limit
              in: query
              description: The most bytes of a payload with its routes. APNs takes 4,096, and 5,120 for VoIP.
              schema: {type: integer, minimum: 1, maximum: 65536, default: 4096}
            strict:
              name: strict
              in: query
              description: A payload that cannot be enriched is a problem.
              schema: {type: boolean, default: false}

          headers:
            Deeplinkd-Enriched:
              description: |
                `true`; or `false` with the reason why the payload is as it was; or of many payloads, how many were enriched. The
                reasons: `no-match`, `excluded`, `app-too-old`, `app-too-new`, `invalid-url`, `no-url` (nothing at `link`),
                `url-not-text`, `invalid-json`, `no-route-type`, `occupied` (something at `as`), `no-place` (`as` leads into an
                array or a text), `over-limit`, `too-deep`.
              schema: {type: string, pattern: '^(true|false; reason=[a-z-]+|[0-9]+/[0-9]+)$'}
              example: 'false; reason=over-limit'
            Deeplinkd-Table:
              description: The revision of the table that answered, a hash of its bytes.
              schema: {type: string, pattern: '^[0-9a-f]{16}$'}
            Content-Security-Policy:
              description: Nothing from elsewhere; script and style by their hashes.
              schema: {type: string}
            X-Request-Id:
              description: The client's own, if it has at most 128 visible characters, else a new one.
              schema: {type: string, pattern: '^[!-~]{1,128}$'}
            WWW-Authenticate:
              schema: {type: string, const: Bearer}
            Allow:
              description: The methods that the endpoint takes.
              schema: {type: string}
            Retry-After:
              description: Seconds.
              schema: {type: string, pattern: '^[0-9]+$'}

          schemas:
            AppVersion:
              type: string
              pattern: '^[0-9]{1,9}(\.[0-9]{1,9}){0,7}$'
            Platform:
              type: string
              enum: [ios, android]
            IncludedPart:
              type: string
              enum: [navigationPath, explain]
            Included:
              description: Further members of the answer, an array or one string with commas.
              oneOf:
                - {type: array, items: {$ref: '#/components/schemas/IncludedPart'}, maxItems: 16}
                - {type: string}
                - {type: 'null'}
            ResolveRequest:
              oneOf:
                - $ref: '#/components/schemas/ResolveElement'
                - type: object
                  required: [urls]
                  properties:
                    urls:
                      type: array
                      items: {}
                      maxItems: 10000
                      description: Strings, or objects with the keys of one question. An element with a fault is answered in its
                        place by a problem, and the others are not held up.
                    app: {type: [string, 'null']}
                    appVersion: {oneOf: [{$ref: '#/components/schemas/AppVersion'}, {type: 'null'}]}
                    platform: {oneOf: [{$ref: '#/components/schemas/Platform'}, {type: 'null'}]}
                    include: {$ref: '#/components/schemas/Included'}
                  additionalProperties: false
            ResolveElement:
              type: object
              required: [url]
              properties:
                url: {type: string}
                id: {description: Anything; echoed as it came.}
                app: {type: [string, 'null']}
                appVersion: {oneOf: [{$ref: '#/components/schemas/AppVersion'}, {type: 'null'}]}
                platform: {oneOf: [{$ref: '#/components/schemas/Platform'}, {type: 'null'}]}
                include: {$ref: '#/components/schemas/Included'}
              additionalProperties: false
            Resolution:
              type: object
              required: [url, app, link, routes, mode, params]
              properties:
                id: {description: The id of the question.}
                status: {type: integer, enum: [200], description: Only in a batch.}
                url: {type: string, description: 'The URL as it was given, without blanks around it.'}
                app: {type: string}
                link: {type: string, description: The id of the link that answers.}
                routes: {type: array, items: {}, description: 'The stack, root first; any JSON, as the table writes it.'}
                mode: {enum: [reset, append], description: Whether the routes replace the stack that is there.}
                tab: {type: string, description: The tab whose stack it is.}
                meta: {type: object}
                params: {type: object, description: 'What the pattern captured, with its types.'}
                query: {$ref: '#/components/schemas/QueryItems'}
                tracking: {$ref: '#/components/schemas/QueryItems'}
                warnings: {type: array, items: {type: string}}
                via: {type: array, items: {type: string}, description: The ids of redirects and wrappers passed through.}
                navigationPath: {$ref: '#/components/schemas/Path'}
                explain: {$ref: '#/components/schemas/Explanation'}
            QueryItems:
              description: Query items that the pattern does not declare, with all their values.
              type: object
              additionalProperties: {type: array, items: {type: string}}
            Explanation:
              type: object
              required: [pattern, alsoFits]
              properties:
                pattern: {type: string}
                alsoFits:
                  type: array
                  items:
                    type: object
                    required: [link, pattern, decidedBy]
                    properties:
                      link: {type: string}
                      pattern: {type: string}
                      decidedBy: {type: string}
            Results:
              type: object
              required: [results]
              properties:
                results:
                  type: array
                  items:
                    type: object
                    required: [status]
                    oneOf:
                      - $ref: '#/components/schemas/Resolution'
                      - $ref: '#/components/schemas/Problem'
            EncodeRequest:
              oneOf:
                - {type: array, items: {}, description: 'The routes, any JSON, root first; `type` or `app` names their type.'}
                - type: object
                  required: [routes]
                  properties:
                    routes: {type: array, items: {}}
                    types: {type: array, items: {type: string}}
                  additionalProperties: false
            Path:
              description: Tag and item of each element in turn, the last element first. An item is JSON text.
              type: array
              items: {type: string}
            Routes:
              type: object
              required: [routes, types]
              properties:
                routes: {type: array, items: {}}
                types: {type: array, items: {type: string}}
            LinkRequest:
              type: object
              required: [app, routes]
              properties:
                app: {type: string}
                routes: {type: array, items: {}, description: 'The stack, root first.'}
                tab: {type: [string, 'null'], description: Only links that open this tab.}
                appVersion: {oneOf: [{$ref: '#/components/schemas/AppVersion'}, {type: 'null'}]}
                platform: {oneOf: [{$ref: '#/components/schemas/Platform'}, {type: 'null'}]}
              additionalProperties: false
            Link:
              type: object
              required: [url, urls, link]
              properties:
                url: {type: string}
                urls: {type: array, items: {type: string}, minItems: 1}
                link: {type: string}
            Catalogue:
              type: object
              required: [links]
              properties:
                links:
                  type: array
                  items: {$ref: '#/components/schemas/CatalogueEntry'}
              additionalProperties: false
            CatalogueEntry:
              type: object
              required: [id, app, pattern, aliases, action, origins, parameters, mode, examples]
              properties:
                id: {type: string}
                app: {type: string}
                pattern: {type: string, description: The pattern that is printed.}
                aliases:
                  type: array
                  items:
                    type: object
                    required: [pattern, origins]
                    properties:
                      pattern: {type: string}
                      origins: {type: array, items: {type: string}}
                    additionalProperties: false
                action: {enum: [open, exclude, redirect, unwrap]}
                target: {type: string, description: 'Of a redirect its path, of `unwrap` the name of the capture.'}
                origins: {type: array, items: {type: string}}
                parameters: {type: array, items: {$ref: '#/components/schemas/CatalogueParameter'}}
                versions:
                  description: Only where the link is not there in all versions of the app.
                  type: object
                  required: [ios, android]
                  properties:
                    ios: {$ref: '#/components/schemas/VersionRange'}
                    android: {$ref: '#/components/schemas/VersionRange'}
                  additionalProperties: false
                mode: {enum: [reset, append]}
                tab: {type: string}
                examples:
                  type: array
                  items:
                    type: object
                    required: [url]
                    properties:
                      url: {type: string}
                      appVersion: {type: string}
                      generated: {type: boolean, description: 'The table has no example, so this URL was made from the pattern.'}
                    additionalProperties: false
              additionalProperties: false
            CatalogueParameter:
              type: object
              required: [name, in, type, required]
              properties:
                name: {type: string}
                in: {enum: [host, path, query, fragment]}
                type: {type: string, description: 'As in a pattern: `int(1..12)`.'}
                many: {type: boolean, description: A run of segments.}
                required: {type: boolean}
                default: {type: string}
              additionalProperties: false
            VersionRange:
              type: object
              properties:
                minimum: {type: string}
                maximum: {type: string}
              additionalProperties: false
            Status:
              type: object
              required: [status]
              properties:
                status: {type: string}
            Problem:
              description: A problem by RFC 9457.
              type: object
              required: [type, title, status, detail, code]
              properties:
                type: {type: string, pattern: '^urn:deeplinkd:problem:[a-z-]+$'}
                title: {type: string}
                status: {type: integer, minimum: 400, maximum: 599}
                detail: {type: string, description: What is wrong and what to do; for people.}
                code:
                  type: string
                  enum:
                    - bad-request
                    - missing-parameter
                    - duplicate-parameter
                    - unexpected-parameter
                    - invalid-parameter
                    - unknown-app
                    - invalid-url
                    - invalid-json
                    - invalid-path
                    - too-many-urls
                    - unauthorized
                    - not-found
                    - no-match
                    - excluded
                    - app-too-old
                    - app-too-new
                    - no-link
                    - method-not-allowed
                    - not-acceptable
                    - request-timeout
                    - payload-too-large
                    - uri-too-long
                    - unsupported-media-type
                    - headers-too-large
                    - internal-error
                    - overloaded
                    - draining
                parameter: {type: string, description: The parameter or key that is wrong.}
                offset: {type: integer, description: The byte of the URL or the body that is wrong.}
                reason: {type: string, description: 'Of `invalid-url`: a stable word.'}
                suggestion: {type: string, description: 'Of `invalid-url`: the mended URL.'}
                index: {type: integer, description: 'The element that is wrong: of a path, or of payloads to be enriched.'}
                limit: {type: integer}
                id: {description: 'In a batch: the id of the element.'}
                url: {type: string, description: 'In a batch: the URL of the element.'}
            Miss:
              description: The URL opens nothing.
              allOf:
                - $ref: '#/components/schemas/Problem'
                - type: object
                  required: [routes, nearest]
                  properties:
                    routes: {type: array, items: {}, maxItems: 0}
                    app: {type: string, description: The app whose origin the URL has.}
                    link: {type: string, description: 'The link that excludes the URL, or exists in other versions.'}
                    versions:
                      type: object
                      description: The versions for which the link exists.
                      properties:
                        ios: {$ref: '#/components/schemas/Versions'}
                        android: {$ref: '#/components/schemas/Versions'}
                    nearest:
                      type: array
                      maxItems: 3
                      description: The links that come nearest, each with the first place that differs.
                      items:
                        type: object
                        required: [link, pattern, at, expected]
                        properties:
                          link: {type: string}
                          pattern: {type: string}
                          at: {type: string, examples: ['path[1]', query.category, fragment, origin]}
                          expected: {type: string}
                          actual: {type: string, description: Left out where the URL has nothing there.}
                    via: {type: array, items: {type: string}}
            Versions:
              type: object
              properties:
                minAppVersion: {$ref: '#/components/schemas/AppVersion'}
                maxAppVersion: {$ref: '#/components/schemas/AppVersion'}
          responses:
            Resolution:
              description: The resolution.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Resolution'}
                  examples:
                    plain: {value: {"url": "cookbook://recipe/42?category=dessert&utm_source=push&x=1", "app": "cookbook", "link": "recipe", "routes": [{"category": {"_0": "dessert"}}, {"recipe": {"_0": 42}}], "mode": "reset", "params": {"category": "dessert", "id": 42}, "query": {"x": ["1"]}, "tracking": {"utm_source": ["push"]}}}
                    everything: {value: {"url": "cookbook://recipe/42?category=dessert&utm_source=push&x=1", "app": "cookbook", "link": "recipe", "routes": [{"category": {"_0": "dessert"}}, {"recipe": {"_0": 42}}], "mode": "reset", "params": {"category": "dessert", "id": 42}, "query": {"x": ["1"]}, "tracking": {"utm_source": ["push"]}, "navigationPath": ["Cookbook.Route", "{\"recipe\":{\"_0\":42}}", "Cookbook.Route", "{\"category\":{\"_0\":\"dessert\"}}"], "explain": {"pattern": "/recipe/{_*}/{id:int}?category={category:text=all}", "alsoFits": []}}}
            Resolutions:
              description: One resolution, or the results in the order of the URLs. Each result carries its own status.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {oneOf: [{$ref: '#/components/schemas/Resolution'}, {$ref: '#/components/schemas/Results'}]}
                  examples:
                    one: {value: {"url": "cookbook://recipe/42", "app": "cookbook", "link": "recipe", "routes": [{"category": {"_0": "all"}}, {"recipe": {"_0": 42}}], "mode": "reset", "params": {"category": "all", "id": 42}}}
                    many: {value: {"results": [{"status": 200, "url": "cookbook://recipe/42", "app": "cookbook", "link": "recipe", "routes": [{"category": {"_0": "all"}}, {"recipe": {"_0": 42}}], "mode": "reset", "params": {"category": "all", "id": 42}}, {"id": "b", "type": "urn:deeplinkd:problem:no-match", "title": "No link fits", "status": 404, "detail": "no link of the app \"cookbook\" fits; the nearest one, \"recipe\" (/recipe/{_*}/{id:int}?category={category:text=all}), differs at path[1]: expected int, not \"abc\"", "code": "no-match", "routes": [], "app": "cookbook", "nearest": [{"link": "recipe", "pattern": "/recipe/{_*}/{id:int}?category={category:text=all}", "at": "path[1]", "expected": "int", "actual": "abc"}], "url": "cookbook://recipe/abc"}]}}
                application/x-ndjson:
                  schema: {type: string, description: 'A result on each line.'}
                  examples:
                    lines: {value: "{\"status\":200,\"url\":\"cookbook://recipe/42\",\"app\":\"cookbook\",\"link\":\"recipe\",\"routes\":[{\"category\":{\"_0\":\"all\"}},{\"recipe\":{\"_0\":42}}],\"mode\":\"reset\",\"params\":{\"category\":\"all\",\"id\":42}}\n{\"id\":2,\"status\":200,\"url\":\"shop:settings\",\"app\":\"shop\",\"link\":\"settings\",\"routes\":[{\"settings\":{}}],\"mode\":\"reset\",\"params\":{}}\n"}
            ResolveBadRequest:
              description: The question has a mistake, or the URL cannot be read.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missingParameter: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the query parameter \"url\" is missing", "code": "missing-parameter", "parameter": "url"}}
                    duplicateParameter: {value: {"type": "urn:deeplinkd:problem:duplicate-parameter", "title": "A parameter is given twice", "status": 400, "detail": "the query parameter \"url\" stands more than once", "code": "duplicate-parameter", "parameter": "url"}}
                    unexpectedParameter: {value: {"type": "urn:deeplinkd:problem:unexpected-parameter", "title": "A parameter is not known", "status": 400, "detail": "the parameter \"x\" after url is probably the rest of the link, which was not percent-encoded; encode the link, or let curl do it: curl -G --data-urlencode 'url=cookbook://recipe/42?category=dessert&x=1' …", "code": "unexpected-parameter", "parameter": "x"}}
                    invalidParameter: {value: {"type": "urn:deeplinkd:problem:invalid-parameter", "title": "A parameter has no meaning", "status": 400, "detail": "appVersion: \"1.2-beta\" is no version; a version is dotted integers, like 2.10.1", "code": "invalid-parameter", "parameter": "appVersion"}}
                    unknownApp: {value: {"type": "urn:deeplinkd:problem:unknown-app", "title": "The table has no such app", "status": 400, "detail": "the table has no app \"cookbok\"; did you mean \"cookbook\"?", "code": "unknown-app"}}
                    invalidURL: {value: {"type": "urn:deeplinkd:problem:invalid-url", "title": "The URL cannot be read", "status": 400, "detail": "a space may not stand raw in a URL (byte 26); write https://shop.example.com/a%20b", "code": "invalid-url", "offset": 26, "reason": "forbidden-character", "suggestion": "https://shop.example.com/a%20b"}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            ResolveBodyBadRequest:
              description: The question has a mistake, or its one URL cannot be read.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missingBody: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the request has no body; JSON is expected", "code": "missing-parameter"}}
                    unexpectedKey: {value: {"type": "urn:deeplinkd:problem:unexpected-parameter", "title": "A parameter is not known", "status": 400, "detail": "there is no key \"urk\" here; did you mean \"url\"?", "code": "unexpected-parameter", "parameter": "urk"}}
                    invalidKey: {value: {"type": "urn:deeplinkd:problem:invalid-parameter", "title": "A parameter has no meaning", "status": 400, "detail": "url: expected a string", "code": "invalid-parameter", "parameter": "url"}}
                    unknownApp: {value: {"type": "urn:deeplinkd:problem:unknown-app", "title": "The table has no such app", "status": 400, "detail": "the table has no app \"cookbok\"; did you mean \"cookbook\"?", "code": "unknown-app"}}
                    invalidURL: {value: {"type": "urn:deeplinkd:problem:invalid-url", "title": "The URL cannot be read", "status": 400, "detail": "a space may not stand raw in a URL (byte 26); write https://shop.example.com/a%20b", "code": "invalid-url", "offset": 26, "reason": "forbidden-character", "suggestion": "https://shop.example.com/a%20b"}}
                    invalidJSON: {value: {"type": "urn:deeplinkd:problem:invalid-json", "title": "The body is not JSON", "status": 400, "detail": "expected ',' or '}' after the member, but the text ends here (byte 29)", "code": "invalid-json", "offset": 29}}
                    tooManyURLs: {value: {"type": "urn:deeplinkd:problem:too-many-urls", "title": "Too many URLs at once", "status": 400, "detail": "one request may ask for at most 10000 URLs; send several requests", "code": "too-many-urls", "limit": 10000}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            Enriched:
              description: The payload with its routes, or as it was.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, Deeplinkd-Enriched: {$ref: '#/components/headers/Deeplinkd-Enriched'}}
              content:
                application/json:
                  schema: {}
                  examples:
                    one: {value: {"aps": {"alert": {"title": "Dinner?", "body": "A dessert for tonight"}, "sound": "default"}, "data": {"url": "cookbook://recipe/42?category=dessert", "path": [{"category": {"_0": "dessert"}}, {"recipe": {"_0": 42}}]}}}
                    many: {value: [{"data": {"url": "cookbook://recipe/42", "path": [{"category": {"_0": "all"}}, {"recipe": {"_0": 42}}]}}, {"data": {"url": "cookbook://recipe/abc"}}]}
                application/x-ndjson:
                  schema: {type: string, description: 'A payload on each line.'}
                  examples:
                    lines: {value: "{\"data\":{\"url\":\"shop:settings\",\"path\":[{\"settings\":{}}]}}\n{\"data\":{\"url\":\"shop:nowhere\"}}\n"}
            EnrichBadRequest:
              description: The question has a mistake; with `strict`, or a payload has one.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missingParameter: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the query parameter \"as\" is missing", "code": "missing-parameter", "parameter": "as"}}
                    invalidParameter: {value: {"type": "urn:deeplinkd:problem:invalid-parameter", "title": "A parameter has no meaning", "status": 400, "detail": "link: a JSON Pointer begins with a slash, like /data/url", "code": "invalid-parameter", "parameter": "link"}}
                    occupied: {value: {"type": "urn:deeplinkd:problem:invalid-parameter", "title": "A parameter has no meaning", "status": 400, "detail": "payload 3: something stands there already; name another place", "code": "invalid-parameter", "index": 3, "parameter": "as"}}
                    tooMany: {value: {"type": "urn:deeplinkd:problem:too-many-urls", "title": "Too many URLs at once", "status": 400, "detail": "one request may ask for at most 10000 URLs; send several requests", "code": "too-many-urls", "limit": 10000}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            EnrichTooLarge:
              description: The body is too long; with `strict`, or a payload with its routes would be.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    overLimit: {value: {"type": "urn:deeplinkd:problem:payload-too-large", "title": "The body is too large", "status": 413, "detail": "the payload would have 4102 bytes, and the limit is 4096", "code": "payload-too-large", "limit": 4096}}
                    payloadTooLarge: {value: {"type": "urn:deeplinkd:problem:payload-too-large", "title": "The body is too large", "status": 413, "detail": "the body is longer than 4194304 bytes", "code": "payload-too-large", "limit": 4194304}}
            EncodeBadRequest:
              description: The routes or their types have a mistake.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missingTypes: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the routes have no type: name one for all with ?type= or ?app=, or send {\"routes\": […], \"types\": […]}", "code": "missing-parameter", "parameter": "type"}}
                    countsDiffer: {value: {"type": "urn:deeplinkd:problem:invalid-parameter", "title": "A parameter has no meaning", "status": 400, "detail": "types: 2 routes, but 1 types: each route needs one", "code": "invalid-parameter", "parameter": "types"}}
                    tooManyRoutes: {value: {"type": "urn:deeplinkd:problem:invalid-path", "title": "This is no NavigationPath", "status": 400, "detail": "a path may have at most 262144 routes here", "code": "invalid-path", "limit": 262144}}
                    unknownApp: {value: {"type": "urn:deeplinkd:problem:unknown-app", "title": "The table has no such app", "status": 400, "detail": "the table has no app \"cookbok\"; did you mean \"cookbook\"?", "code": "unknown-app"}}
                    invalidJSON: {value: {"type": "urn:deeplinkd:problem:invalid-json", "title": "The body is not JSON", "status": 400, "detail": "expected ',' or '}' after the member, but the text ends here (byte 29)", "code": "invalid-json", "offset": 29}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            DecodeBadRequest:
              description: This is no path.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    oddCount: {value: {"type": "urn:deeplinkd:problem:invalid-path", "title": "This is no NavigationPath", "status": 400, "detail": "an odd number of strings (1): a path is an array of pairs, each a type and an item", "code": "invalid-path"}}
                    item: {value: {"type": "urn:deeplinkd:problem:invalid-path", "title": "This is no NavigationPath", "status": 400, "detail": "element 1 should be an item, but is no string: an item is JSON text inside a string", "code": "invalid-path", "index": 1}}
                    missingBody: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the request has no body; JSON is expected", "code": "missing-parameter"}}
                    invalidJSON: {value: {"type": "urn:deeplinkd:problem:invalid-json", "title": "The body is not JSON", "status": 400, "detail": "expected ',' or '}' after the member, but the text ends here (byte 29)", "code": "invalid-json", "offset": 29}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            LinkBadRequest:
              description: The question has a mistake.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missingKey: {value: {"type": "urn:deeplinkd:problem:missing-parameter", "title": "A parameter is missing", "status": 400, "detail": "the body has no \"app\"", "code": "missing-parameter", "parameter": "app"}}
                    unknownApp: {value: {"type": "urn:deeplinkd:problem:unknown-app", "title": "The table has no such app", "status": 400, "detail": "the table has no app \"cookbok\"; did you mean \"cookbook\"?", "code": "unknown-app"}}
                    invalidJSON: {value: {"type": "urn:deeplinkd:problem:invalid-json", "title": "The body is not JSON", "status": 400, "detail": "expected ',' or '}' after the member, but the text ends here (byte 29)", "code": "invalid-json", "offset": 29}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            UnknownParameter:
              description: The endpoint takes no parameters.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    unexpectedParameter: {value: {"type": "urn:deeplinkd:problem:unexpected-parameter", "title": "A parameter is not known", "status": 400, "detail": "there is no query parameter \"x\" here; there are none", "code": "unexpected-parameter", "parameter": "x"}}
                    framing: {value: {"type": "urn:deeplinkd:problem:bad-request", "title": "The request is malformed", "status": 400, "detail": "bad request: more than one Content-Length header", "code": "bad-request"}}
            Unauthorized:
              description: A token is needed.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, WWW-Authenticate: {$ref: '#/components/headers/WWW-Authenticate'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    missing: {value: {"type": "urn:deeplinkd:problem:unauthorized", "title": "A token is needed", "status": 401, "detail": "send a token: Authorization: Bearer TOKEN", "code": "unauthorized"}}
                    unknown: {value: {"type": "urn:deeplinkd:problem:unauthorized", "title": "A token is needed", "status": 401, "detail": "the token is not one of this service's", "code": "unauthorized"}}
            Miss:
              description: 'The URL opens nothing. `routes` is empty, so that an app can use the answer as it is.'
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Miss'}
                  examples:
                    noMatch: {value: {"type": "urn:deeplinkd:problem:no-match", "title": "No link fits", "status": 404, "detail": "no link of the app \"cookbook\" fits; the nearest one, \"recipe\" (/recipe/{_*}/{id:int}?category={category:text=all}), differs at path[1]: expected int, not \"abc\"", "code": "no-match", "routes": [], "app": "cookbook", "nearest": [{"link": "recipe", "pattern": "/recipe/{_*}/{id:int}?category={category:text=all}", "at": "path[1]", "expected": "int", "actual": "abc"}]}}
                    noOrigin: {value: {"type": "urn:deeplinkd:problem:no-match", "title": "No link fits", "status": 404, "detail": "no app of the table has this origin; see \"origins\" of the apps", "code": "no-match", "routes": [], "nearest": []}}
                    excluded: {value: {"type": "urn:deeplinkd:problem:excluded", "title": "The URL stays in the browser", "status": 404, "detail": "the link \"admin\" leaves this URL to the browser on purpose", "code": "excluded", "routes": [], "app": "shop", "link": "admin", "nearest": []}}
                    appTooOld: {value: {"type": "urn:deeplinkd:problem:app-too-old", "title": "The app is too old for this link", "status": 404, "detail": "the link \"offers\" needs a newer app: 2.1 or newer", "code": "app-too-old", "routes": [], "app": "shop", "link": "offers", "versions": {"ios": {"minAppVersion": "2.1"}, "android": {"minAppVersion": "2.1"}}, "nearest": []}}
                    appTooNew: {value: {"type": "urn:deeplinkd:problem:app-too-new", "title": "The app is too new for this link", "status": 404, "detail": "the link \"basket\" is for older apps: up to 3.0", "code": "app-too-new", "routes": [], "app": "shop", "link": "basket", "versions": {"ios": {"maxAppVersion": "3.0"}, "android": {"maxAppVersion": "3.0"}}, "nearest": []}}
            NoLink:
              description: No URL opens these routes.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    noLink: {value: {"type": "urn:deeplinkd:problem:no-link", "title": "No URL opens these routes", "status": 404, "detail": "no link of the app \"cookbook\" gives routes of this form; the nearest one, \"recipe\", differs at routes[1].recipes: expected \"recipe\"", "code": "no-link"}}
            NotAcceptable:
              description: '`Accept` takes no answer that there is.'
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    notAcceptable: {value: {"type": "urn:deeplinkd:problem:not-acceptable", "title": "No answer that would be accepted", "status": 406, "detail": "the answer can be application/json, and Accept takes none of it", "code": "not-acceptable"}}
            RequestTimeout:
              description: The request was not complete in time. The connection is closed.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    requestTimeout: {value: {"type": "urn:deeplinkd:problem:request-timeout", "title": "The request took too long", "status": 408, "detail": "the request was not complete within 10 seconds", "code": "request-timeout"}}
            PayloadTooLarge:
              description: The body is too long.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    payloadTooLarge: {value: {"type": "urn:deeplinkd:problem:payload-too-large", "title": "The body is too large", "status": 413, "detail": "the body is longer than 4194304 bytes", "code": "payload-too-large", "limit": 4194304}}
            URITooLong:
              description: The request target is too long.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    uriTooLong: {value: {"type": "urn:deeplinkd:problem:uri-too-long", "title": "The request target is too long", "status": 414, "detail": "the request target is longer than 25000 bytes", "code": "uri-too-long", "limit": 25000}}
            UnsupportedMediaType:
              description: The body is of a type that is not read here.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    form: {value: {"type": "urn:deeplinkd:problem:unsupported-media-type", "title": "The body is of another type", "status": 415, "detail": "the body is said to be application/x-www-form-urlencoded; send JSON, with Content-Type: application/json", "code": "unsupported-media-type"}}
            HeadersTooLarge:
              description: The header fields are too long, or too many.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    headersTooLarge: {value: {"type": "urn:deeplinkd:problem:headers-too-large", "title": "The header fields are too large", "status": 431, "detail": "the header fields are longer than 16384 bytes, or too many", "code": "headers-too-large", "limit": 16384}}
            InternalError:
              description: A mistake of the service.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    internalError: {value: {"type": "urn:deeplinkd:problem:internal-error", "title": "Something is wrong with the service", "status": 500, "detail": "something went wrong that should not", "code": "internal-error"}}
            Overloaded:
              description: Too much at once.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, Retry-After: {$ref: '#/components/headers/Retry-After'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    overloaded: {value: {"type": "urn:deeplinkd:problem:overloaded", "title": "Too much at once", "status": 503, "detail": "too much at once, try again in 1 seconds", "code": "overloaded"}}
            Draining:
              description: The service is ending, or too much is asked at once.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    draining: {value: {"type": "urn:deeplinkd:problem:draining", "title": "The service is ending", "status": 503, "detail": "the service is ending and takes no new clients", "code": "draining"}}
            NotFound:
              description: There is no such endpoint.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    notFound: {value: {"type": "urn:deeplinkd:problem:not-found", "title": "There is no such endpoint", "status": 404, "detail": "there is no endpoint /openapi.yml; did you mean /openapi.yaml?", "code": "not-found"}}
            MethodNotAllowed:
              description: The endpoint does not take this method.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, Allow: {$ref: '#/components/headers/Allow'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    methodNotAllowed: {value: {"type": "urn:deeplinkd:problem:method-not-allowed", "title": "The method is not allowed here", "status": 405, "detail": "/links takes GET, HEAD, OPTIONS, not POST", "code": "method-not-allowed"}}
            Path:
              description: 'What SwiftUI reads: tag and item of each element, the last element first.'
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Path'}
                  examples:
                    path: {value: ["MyApp.User", "{\"id\":42,\"name\":\"Blob\"}", "Swift.Int", "42"]}
            Routes:
              description: The routes and their types, the root first.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Routes'}
                  examples:
                    routes: {value: {"routes": [42, {"id": 42, "name": "Blob"}], "types": ["Swift.Int", "MyApp.User"]}}
            Link:
              description: The URLs, that of the first origin first.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Link'}
                  examples:
                    link: {value: {"url": "cookbook://recipe/42?category=dessert", "urls": ["cookbook://recipe/42?category=dessert", "https://cookbook.example.com/recipe/42?category=dessert"], "link": "recipe"}}
            Catalogue:
              description: 'Every link, in the form that `Accept` likes best.'
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Catalogue'}
                  examples:
                    catalogue: {value: {"links": [{"id": "recipe", "app": "cookbook", "pattern": "/recipe/{_*}/{id:int}?category={category:text=all}", "aliases": [], "action": "open", "origins": ["cookbook://", "https://cookbook.example.com"], "parameters": [{"name": "id", "in": "path", "type": "int", "required": true}, {"name": "category", "in": "query", "type": "text", "required": false, "default": "all"}], "mode": "reset", "examples": [{"url": "cookbook://recipe/42?category=dessert"}, {"url": "cookbook://recipe/42"}]}]}}
                text/html:
                  schema: {type: string}
                  examples:
                    table: {value: "<!DOCTYPE html><html lang=\"en\">…<td><code>/settings</code></td>…</html>\n"}
                text/markdown:
                  schema: {type: string}
                  examples:
                    table: {value: "# Deep links\n\n## shop\n\n…\n"}
            Page:
              description: The page, all of it.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, Content-Security-Policy: {$ref: '#/components/headers/Content-Security-Policy'}}
              content:
                text/html:
                  schema: {type: string}
                  examples:
                    page: {value: "<!DOCTYPE html>\n<html lang=\"en\">\n…</html>\n"}
            AppleAssociation:
              description: The file, at most 128 KB, from the links that `https` origins with this host have. Exclusions stand first.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema:
                    type: object
                    required: [applinks]
                    properties:
                      applinks: {type: object}
                  examples:
                    shop: {value: {"applinks": {"details": [{"appIDs": ["AAAAA12345.com.example.shop"], "components": [{"/": "/products/?*", "comment": "product"}]}]}}}
            AndroidAssociation:
              description: The statements of all Android apps with links at this host, with the rules that Android 15 reads.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {type: array, items: {type: object}}
                  examples:
                    shop: {value: [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app", "package_name": "com.example.shop", "sha256_cert_fingerprints": ["AA:BB"]}, "relation_extensions": {"delegate_permission/common.handle_all_urls": {"dynamic_app_link_components": [{"/": "/products/?*"}, {"/": "*", "exclude": true}]}}}]}
            NoAssociation:
              description: No app of the table has links at the host and the keys that the file is made from.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/problem+json:
                  schema: {$ref: '#/components/schemas/Problem'}
                  examples:
                    noApp: {value: {"type": "urn:deeplinkd:problem:not-found", "title": "There is no such endpoint", "status": 404, "detail": "no app of the table has links at example.com and \"appIDs\"; the host is that of the Host header", "code": "not-found"}}
            Health:
              description: The process answers.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Status'}
                  examples:
                    ok: {value: {"status": "ok"}}
            Readiness:
              description: New clients are welcome.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/json:
                  schema: {$ref: '#/components/schemas/Status'}
                  examples:
                    ready: {value: {"status": "ready"}}
            Metrics:
              description: Metrics in Prometheus' text format, version 0.0.4.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                text/plain:
                  schema: {type: string}
                  examples:
                    some: {value: "# HELP deeplinkd_table_links Links of the route table that answers.\n# TYPE deeplinkd_table_links gauge\ndeeplinkd_table_links 9\n"}
            Contract:
              description: This text.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
              content:
                application/yaml:
                  schema: {}
                  examples:
                    beginning: {value: {"openapi": "3.1.0", "info": {"title": "deeplinkd", "version": "1.0.0"}}}
                text/plain:
                  schema: {type: string}
                  examples:
                    beginning: {value: "openapi: 3.1.0\ninfo:\n  title: deeplinkd\n…"}
            ResolutionHead:
              description: The URL opens something.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            BadRequestHead:
              description: The question has a mistake.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            NotFoundHead:
              description: The URL opens nothing.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            UnauthorizedHead:
              description: A token is needed.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            NotAcceptableHead:
              description: '`Accept` takes no answer that there is.'
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            PathHead:
              description: The routes can be encoded.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            RoutesHead:
              description: The path can be decoded.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            CatalogueHead:
              description: As for GET.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            PageHead:
              description: As for GET.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}, Content-Security-Policy: {$ref: '#/components/headers/Content-Security-Policy'}}
            HealthHead:
              description: The process answers.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            ReadinessHead:
              description: New clients are welcome.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            MetricsHead:
              description: As for GET.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            ContractHead:
              description: As for GET.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}
            DrainingHead:
              description: The service is ending, or too much is asked at once.
              headers: {Deeplinkd-Table: {$ref: '#/components/headers/Deeplinkd-Table'}, X-Request-Id: {$ref: '#/components/headers/X-Request-Id'}}

        """#
}
