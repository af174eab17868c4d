#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The day that a page of the manual bears.
enum ManualDate {
  /// The day, year first: that of `SOURCE_DATE_EPOCH`, by which builds come out alike, or else today.
  static var current: String {
    let epoch = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    var seconds = time_t(epoch ?? time(nil))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let month = parts.tm_mon + 1
    return [parts.tm_year + 1900, month, parts.tm_mday]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: "-")
  }
}
