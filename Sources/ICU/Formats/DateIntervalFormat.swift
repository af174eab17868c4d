internal import CICU

/// A format of date intervals that writes shared fields once: "30 mar – 3 abr 2026".
package final class DateIntervalFormat: Sendable {
  // `udateintervalformat.h` does not guarantee thread safety, so only one thread uses the handle at
  // a time.
  private let handle: Locked<Handle>

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - skeleton: The fields, as the CLDR names them: "yMMMd".
  ///   - locale: An ICU locale.
  ///   - timeZone: A time zone that ICU knows; ICU uses GMT for others.
  /// - Throws: ``ICUError`` if memory or data is missing.
  package init(skeleton: String, locale: String, timeZone: String) throws(ICUError) {
    handle = Locked(try Handle(skeleton: skeleton, locale: locale, timeZone: timeZone))
  }

  /// Returns the interval between two dates, in milliseconds since 1970 in UTC, as a string.
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

  /// ICU's format, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
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
  /// Returns a format from the cache; it is opened on first use.
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

  private static let cache = KeyedCache<Signature, DateIntervalFormat>(elementSize: 150_000)
}
