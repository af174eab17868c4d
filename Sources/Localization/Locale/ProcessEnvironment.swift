#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// The variables of the process that say what its user wants to read.
///
/// This is the one place where the module reads the environment.
enum ProcessEnvironment {
  /// Returns the variables that POSIX and gettext name, and one of the program's own, as far as they are
  /// set.
  static func localeVariables(and own: String? = nil) -> [String: String] {
    values(of: names + [own].compactMap(\.self))
  }

  /// Returns the variable that says which clocks are around the user, if it is set.
  static func timeZoneVariables() -> [String: String] {
    values(of: ["TZ"])
  }

  private static func values(of names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }

  private static let names = [
    "LANG", "LANGUAGE", "LC_ALL", "LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES", "LC_NUMERIC",
    "LC_TIME",
  ]
}
