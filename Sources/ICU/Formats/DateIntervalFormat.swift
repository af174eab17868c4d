internal import CICU
internal import Synchronization

/// A format of two moments that says once what they share: "30 mar – 3 abr 2026".
package final class DateIntervalFormat: Sendable {
  // `udateintervalformat.h` promises nothing about threads, so that only one uses the handle at a
  // time.
  private let handle: Mutex<Handle>

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - skeleton: the fields, as CLDR names them: "yMMMd".
  ///   - locale: an ICU locale.
  ///   - timeZone: a zone that ICU knows; it takes others as GMT.
  /// - Throws: ``ICUError`` when there is no memory or no data.
  package init(skeleton: String, locale: String, timeZone: String) throws(ICUError) {
    handle = Mutex(try Handle(skeleton: skeleton, locale: locale, timeZone: timeZone))
  }

  /// Returns the text of two moments, in milliseconds since 1970 in UTC.
  package func string(
    fromMilliseconds start: Double,
    to end: Double
  ) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format an interval") {
        cicu_interval_format(handle.pointer, start, end, $0, $1, &$2)
      }
    }
  }

  /// ICU's format, closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // May move between threads: nothing in it belongs to the one that opened it.
    let pointer: UnsafeMutableRawPointer

    init(skeleton: String, locale: String, timeZone: String) throws(ICUError) {
      pointer = try opened("open a format of intervals") { status in
        withUTF16(skeleton) { skeleton, length in
          withUTF16(timeZone) { zone, zoneLength in
            cicu_interval_format_open(locale, skeleton, length, zone, zoneLength, &status)
          }
        }
      }
    }

    deinit { cicu_interval_format_close(pointer) }
  }
}

extension DateIntervalFormat {
  /// Returns a format from the cache, opened at the first call.
  package static func shared(
    skeleton: String,
    locale: String,
    timeZone: String
  ) throws(ICUError) -> DateIntervalFormat {
    let signature = Signature(skeleton: skeleton, locale: locale, timeZone: timeZone)
    return try cache.value(for: signature) { key throws(ICUError) in
      try DateIntervalFormat(
        skeleton: key.skeleton,
        locale: key.locale,
        timeZone: key.timeZone
      )
    }
  }

  private struct Signature: Hashable, Sendable {
    let skeleton: String
    let locale: String
    let timeZone: String
  }

  private static let cache = KeyedCache<Signature, DateIntervalFormat>()
}
