/// The error message for invalid input.
package struct InputError: Error, Hashable {
  /// A complete sentence that describes the problem.
  package let message: String
  /// A complete sentence that describes valid input, or `nil` if the message already does.
  package let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
