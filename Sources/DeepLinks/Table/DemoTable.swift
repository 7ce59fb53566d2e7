extension RouteTable {
    /// The text of the embedded table.
    ///
    /// Trailing segments that the articles' own code ignores are `{_*}` here.
    public static let demoText = """
        // The apps of three articles on NavigationStack. Each link does what the article's Swift code does.
        {
          version: 1,
          apps: {
            // enum Route { articleDetail(slug:), profile(userID:), settings, webView(url:) }
            myapp: {
              origins: ["myapp://", "https://app.example.com"],
              routeType: "MyApp.Route",
              links: [
                { id: "article", pattern: "/article/{slug}/{_*}",
                  routes: [{ articleDetail: { slug: "{slug}" } }],
                  examples: [{ url: "myapp://article/hello-swiftui",
                               routes: [{ articleDetail: { slug: "hello-swiftui" } }] }] },
                { id: "profile", pattern: "/profile/{userID:uuid}/{_*}",
                  routes: [{ profile: { userID: "{userID}" } }],
                  examples: [{ url: "myapp://profile/42", routes: null }] },
                { id: "settings", pattern: "/settings/{_*}", routes: [{ settings: {} }] },
                { id: "web", pattern: "/web?url={url:url(https://*.example.com)}",
                  routes: [{ webView: { url: "{url}" } }],
                  examples: [{ url: "myapp://web?url=https%3A%2F%2Fblog.example.com%2Fa",
                               routes: [{ webView: { url: "https://blog.example.com/a" } }] },
                             { url: "myapp://web?url=https%3A%2F%2Fevil.example%2F", routes: null }] },
              ],
            },

            // enum Route { category(String), recipe(Int) }
            cookbook: {
              origins: ["cookbook://", "https://cookbook.example.com"],
              routeType: "Cookbook.Route",
              plus: "literal",
              links: [
                { id: "recipe", pattern: "/recipe/{_*}/{id:int}?category={category:text=all}",
                  routes: [{ category: { _0: "{category}" } }, { recipe: { _0: "{id}" } }],
                  examples: [
                    { url: "cookbook://recipe/42?category=dessert",
                      routes: [{ category: { _0: "dessert" } }, { recipe: { _0: 42 } }] },
                    { url: "cookbook://recipe/42",
                      routes: [{ category: { _0: "all" } }, { recipe: { _0: 42 } }] },
                    { url: "cookbook://recipe/abc", routes: null },
                  ] },
              ],
            },

            // enum AppRoute { productDetail(id:), reviewEditor(productID:), settings, webPage(title:url:) }
            shop: {
              origins: ["shop://", "https://shop.example.com"],
              routeType: "Shop.AppRoute",
              links: [
                { id: "product", pattern: "/products/{id}",
                  routes: [{ productDetail: { id: "{id}" } }],
                  examples: [{ url: "https://shop.example.com/products/42",
                               routes: [{ productDetail: { id: "42" } }] }],
                  links: [
                    { id: "review", pattern: "/review",
                      routes: [{ reviewEditor: { productID: "{id}" } }],
                      examples: [{ url: "shop://products/42/review",
                                   routes: [{ productDetail: { id: "42" } }, { reviewEditor: { productID: "42" } }] }] },
                  ] },
                { id: "settings", pattern: "/settings", routes: [{ settings: {} }] },
                { id: "web", pattern: "/web?url={url:url(https://*.example.com)}&title={title}",
                  routes: [{ webPage: { title: "{title}", url: "{url}" } }] },
              ],
            },
          },
        }
        """
}
