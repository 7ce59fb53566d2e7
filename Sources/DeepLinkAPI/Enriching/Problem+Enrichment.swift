import DeepLinks
import NavigationPaths

extension Problem {
    /// What is known of a payload that stays as it was.
    mutating func append(_ failure: EnrichmentFailure, index: Int?) {
        if let index { members.appendMember("index", integer: index) }
        switch failure {
        case .invalidJSON(let error): members.appendMember("offset", integer: error.offset)
        case .resolution(let failure): append(failure)
        case .noLink, .linkNotText: members.appendMember("parameter", string: Parameter.link.name)
        case .noRouteType: members.appendMember("parameter", string: Parameter.form.name)
        case .occupied, .noPlace, .tooDeep: members.appendMember("parameter", string: Parameter.target.name)
        case .overLimit(_, let limit): members.appendMember("limit", integer: limit)
        }
    }
}
