internal import CICU
internal import Synchronization

/// A format of distances in time: "hace 3 días", "ayer".
package final class RelativeTimeFormat: Sendable {
  // The header promises nothing about threads, so that only one uses the handle at a time.
  private let handle: Mutex<Handle>

  /// What is counted.
  ///
  /// The raw values are ICU's.
  package enum Unit: Int32, Hashable, Sendable {
    /// Years.
    case year = 0
    /// Quarters of a year.
    case quarter = 1
    /// Months.
    case month = 2
    /// Weeks.
    case week = 3
    /// Days.
    case day = 4
    /// Hours.
    case hour = 5
    /// Minutes.
    case minute = 6
    /// Seconds.
    case second = 7
  }

  /// Opens the format of a locale.
  package init(locale: String) throws(ICUError) {
    handle = Mutex(try Handle(locale: locale))
  }

  /// Returns the text of a distance; below zero is in the past.
  ///
  /// - Parameters:
  ///   - offset: how many units from now.
  ///   - unit: what is counted.
  ///   - numeric: whether "1 day ago" is wanted even where there is a word like "yesterday".
  /// - Returns: the text, for example "hace 3 días".
  /// - Throws: ``ICUError`` when there is no memory.
  package func string(
    from offset: Double,
    _ unit: Unit,
    numeric: Bool = false
  ) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format a distance in time") {
        cicu_relative_format(
          handle.pointer,
          offset,
          unit.rawValue,
          numeric ? 1 : 0,
          $0,
          $1,
          &$2
        )
      }
    }
  }

  /// ICU's format, closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // May move between threads: nothing in it belongs to the one that opened it.
    let pointer: UnsafeMutableRawPointer

    init(locale: String) throws(ICUError) {
      pointer = try opened("open a format of distances in time") {
        cicu_relative_format_open(locale, &$0)
      }
    }

    deinit { cicu_relative_format_close(pointer) }
  }
}

extension RelativeTimeFormat {
  /// Returns the format of a locale from the cache, opened at the first call.
  package static func shared(locale: String) throws(ICUError) -> RelativeTimeFormat {
    try cache.value(for: locale) { key throws(ICUError) in try RelativeTimeFormat(locale: key) }
  }

  private static let cache = BoundedCache<String, RelativeTimeFormat>()
}
