/// What a person reads when something that was typed is not taken.
package struct Refusal: Error, Hashable {
  /// A whole sentence that says what is wrong.
  package let message: String
  /// A whole sentence that says what would be taken; `nil` if the message says it.
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
