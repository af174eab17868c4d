package import Diagnostics

/// One localizable string as one place of the sources has it.
package struct ExtractedString: Hashable, Sendable {
  /// The key as the compiler makes it: interpolations are specifiers (`%lld`, `%@`).
  package var key: String
  /// The table that the call names; `nil` stands for the default table of its target.
  package var table: String?
  /// The default value, interpolations as specifiers; `nil` if the code gives none.
  package var defaultValue: String?
  /// The phrases of an App Shortcut; empty for any other string.
  package var phrases: [String]
  /// The comment for translators; `nil` if the code gives none or an empty one.
  package var comment: String?
  /// Where the literal stands.
  package var place: Place
  /// Whether the place is compiled only with the `DEBUG` condition.
  package var isDebugOnly: Bool

  /// Creates an extracted string.
  package init(
    key: String,
    table: String? = nil,
    defaultValue: String? = nil,
    phrases: [String] = [],
    comment: String? = nil,
    place: Place,
    isDebugOnly: Bool = false
  ) {
    self.key = key
    self.table = table
    self.defaultValue = defaultValue
    self.phrases = phrases
    self.comment = comment
    self.place = place
    self.isDebugOnly = isDebugOnly
  }
}
