/// The reason why a command cannot go on: one sentence for the user, and how the command ends.
package struct CommandFailure: Error, Hashable, Sendable {
  /// A whole sentence in the language of the user.
  package var message: String
  /// What the user can do about it; shown below the message, `nil` for nothing.
  package var hint: String?
  /// How the command ends.
  package var status: ExitStatus

  /// Creates a failure.
  package init(_ message: String, hint: String? = nil, status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }
}
