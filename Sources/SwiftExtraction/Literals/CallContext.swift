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
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - mayBe: Returns whether the argument at a position can be the default value of a key, or what
  ///     says something of one: a row of a project may have a title, a value and a comment, all of
  ///     them texts. By default labels alone decide.
  init(
    _ arguments: [Expression.Argument],
    mayBe: (_ position: Int, _ isDefaultValue: Bool) -> Bool = { _, _ in true }
  ) {
    for (position, argument) in arguments.enumerated() {
      if argument.label == "bundle" { bundle = argument.value }
      guard case .string(let literal) = argument.value.kind else { continue }
      switch argument.label {
      case "table" where mayBe(position, false), "tableName" where mayBe(position, false):
        table = literal.plainText
      case "comment" where mayBe(position, false): comment = literal.plainText
      case "defaultValue" where mayBe(position, true), "value" where mayBe(position, true):
        defaultValue = literal
      default: continue
      }
    }
    if comment?.isEmpty ?? false { comment = nil }
  }
}
