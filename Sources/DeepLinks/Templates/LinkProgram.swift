/// Everything of a link that is written into answers, ready to run.
struct LinkProgram: Sendable {
    /// One for each element of the stack.
    var routes: [TemplateProgram] = []
    /// The slots without which an element is left out.
    var required: [[Int]] = []
    var types: [String?] = []
    var tab: TemplateProgram?
    var tabRequired: [Int] = []
    var meta: TemplateProgram?
    var params = TemplateProgram()
}
