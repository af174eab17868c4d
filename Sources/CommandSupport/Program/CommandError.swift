package import Localization

/// An error that ends a command, with a message for the user.
///
/// Lower layers throw errors that describe the failure. The module with the messages conforms them
/// to this protocol, and ``CommandLineProgram`` prints them. The layers between do not convert
/// errors.
package protocol CommandError: Error {
  /// Returns a complete sentence that describes the failure.
  func message(in locale: UserLocale) -> String

  /// Returns a sentence about how to fix the failure; `nil` if there is none.
  func hint(in locale: UserLocale) -> String?

  /// The exit status of the command.
  var status: ExitStatus { get }

  /// Prints details before the message, such as the diagnostics of a file.
  func printDetails(to console: Console)
}

extension CommandError {
  package func hint(in locale: UserLocale) -> String? { nil }

  package func printDetails(to console: Console) {}
}
