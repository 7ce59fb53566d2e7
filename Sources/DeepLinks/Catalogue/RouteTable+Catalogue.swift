import NavigationPaths
import URLPatterns

extension RouteTable {
    /// Every link of every app, for people who do not read the table itself.
    ///
    /// The JSON is one object, `{"links":[…]}`, with its members in a fixed order. The HTML is one page that needs
    /// nothing beside it.
    public func catalogue(_ format: CatalogueFormat) -> [UInt8] {
        var output = Array("{\"links\":[".utf8)
        for app in apps {
            for link in app.links {
                if output.last != UInt8(ascii: "[") { output.append(UInt8(ascii: ",")) }
                output += "{\"id\":".utf8
                JSONText.appendString(link.id.utf8, to: &output)
                output += ",\"pattern\":".utf8
                JSONText.appendString(link.patterns[0].pattern.source.utf8, to: &output)
                output += ",\"app\":".utf8
                JSONText.appendString(app.name.utf8, to: &output)
                output += "}".utf8
            }
        }
        return output + "]}".utf8
    }
}
