/// What stands beside a key in its call.
struct CallContext {
  var table: String?
  var comment: String?
  var defaultValue: StringLiteral?
  /// The bundle whose table is meant.
  var bundle: Expression?
  /// Whether that is known to be another bundle than that of the sources.
  var isElsewhere = false

  static let none = CallContext()

  init() {}

  /// Reads the arguments of a call whose callee is settled.
  init(_ arguments: [Expression.Argument]) {
    for argument in arguments {
      if argument.label == "bundle" { bundle = argument.value }
      guard case .string(let literal) = argument.value.kind else { continue }
      switch argument.label {
      case "table", "tableName": table = literal.plainText
      case "comment": comment = literal.plainText
      case "defaultValue", "value": defaultValue = literal
      default: continue
      }
    }
    if comment?.isEmpty ?? false { comment = nil }
  }
}
