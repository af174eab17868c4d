import Localization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The arguments that the process was started with.
enum ProcessArguments {
  /// Checks that every argument is UTF-8.
  ///
  /// Swift repairs those that are not. A repaired key is another key, and a repaired path another
  /// file, so the command would not do what it was told.
  static func check(locale: UserLocale) throws(CommandFailure) {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
      else { continue }
      throw CommandFailure(
        String(
          localized: "The argument '\(String(cString: argument))' is not UTF-8.",
          locale: locale,
          comment: "Error of a command line"
        ),
        status: .usage
      )
    }
  }
}
