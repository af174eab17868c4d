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
  /// Returns a variable; nil when it is not set.
  static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
