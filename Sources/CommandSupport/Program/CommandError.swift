package import Localization

/// An error that ends a command, in the words of its user.
///
/// Code below the commands throws errors that describe what happened. The module that knows the texts
/// makes them command errors; ``CommandLineProgram`` prints them, and nothing between has to translate
/// one error into another.
package protocol CommandError: Error {
  /// Returns a whole sentence that says what went wrong.
  func message(in locale: UserLocale) -> String

  /// Returns a sentence that says what the user can do about it; `nil` if there is nothing to say.
  func hint(in locale: UserLocale) -> String?

  /// The status that the command ends with.
  var status: ExitStatus { get }
}

extension CommandError {
  package func hint(in locale: UserLocale) -> String? { nil }
}
