import DeepLinkAPI
import DeepLinks

/// Reads table and tokens again while the service answers. What cannot be used is refused, and the old one stays.
struct Reloading {
    let files: TableFiles
    let tokenFile: String?
    let service: DeepLinkService
    let tokens: BearerTokens?
    var watched: FileWatch
    let logger: Logger

    mutating func reloadIfChanged() {
        guard watched.hasChanged() else { return }
        logger.info("a file has changed: reading the route table again")
        reloadTable()
        reloadTokens()
    }

    mutating func reload() {
        // Looked at before reading: a change from here on is another one.
        _ = watched.hasChanged()
        reloadTable()
        reloadTokens()
    }

    private func reloadTable() {
        do throws(TableFiles.Failure) {
            let table = try files.read()
            for warning in table.warnings { logger.warning("route table", LogField("diagnostic", warning.description)) }
            service.replace(table: table)
            logger.info(
                "route table read", LogField("apps", table.apps.count), LogField("links", table.linkCount),
                LogField("revision", table.revision))
        } catch {
            service.reloadFailed()
            logger.error(
                "the route table was refused, the old one goes on", LogField("reason", error.description),
                LogField("revision", service.table.revision))
        }
    }

    private func reloadTokens() {
        guard let tokens, let tokenFile else { return }
        do throws(TokenFile.Failure) {
            tokens.replace(with: try TokenFile(path: tokenFile).read())
            logger.info("tokens read")
        } catch {
            logger.error("the tokens were refused, the old ones go on", LogField("reason", error.description))
        }
    }
}
