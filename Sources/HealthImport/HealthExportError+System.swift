#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension HealthExportError {
  /// What the system said last.
  static func last(_ path: String) -> HealthExportError {
    let number = errno
    let code: Code =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EACCES, EPERM: .permissionDenied
      default: .unreadable
      }
    return HealthExportError(code, path: path, detail: String(cString: strerror(number)))
  }
}
