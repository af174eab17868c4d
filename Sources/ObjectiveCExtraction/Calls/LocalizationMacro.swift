/// A macro or function that looks a key up, by the arguments that it takes.
struct LocalizationMacro: Equatable {
  /// What an argument is.
  enum Role {
    case key
    case table
    case bundle
    case value
    case comment
  }

  /// What the arguments are, in their order.
  let roles: [Role]

  /// The forms that each of them has, by what is added to its name.
  ///
  /// Source: NSBundle.h of the SDKs; `genstrings(1)`.
  static let forms: [(suffix: String, macro: LocalizationMacro)] = [
    ("", LocalizationMacro(roles: [.key, .comment])),
    ("FromTable", LocalizationMacro(roles: [.key, .table, .comment])),
    ("FromTableInBundle", LocalizationMacro(roles: [.key, .table, .bundle, .comment])),
    ("WithDefaultValue", LocalizationMacro(roles: [.key, .table, .bundle, .value, .comment])),
  ]

  /// The names that are known without a project.
  static let names = ["NSLocalizedString", "CFCopyLocalizedString", "NSLocalizedAttributedString"]
}
