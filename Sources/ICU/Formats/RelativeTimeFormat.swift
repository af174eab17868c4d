internal import CICU

/// A format of relative times: "hace 3 días", "ayer".
package final class RelativeTimeFormat: Sendable {
  // The header does not guarantee thread safety, so only one thread uses the handle at a time.
  private let handle: Locked<Handle>

  /// A unit of relative times.
  ///
  /// The raw values are those of ICU.
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
    /// Sundays.
    case sunday = 8
    /// Mondays.
    case monday = 9
    /// Tuesdays.
    case tuesday = 10
    /// Wednesdays.
    case wednesday = 11
    /// Thursdays.
    case thursday = 12
    /// Fridays.
    case friday = 13
    /// Saturdays.
    case saturday = 14
  }

  /// The length of the words.
  ///
  /// The raw values are those of ICU.
  package enum Width: Int32, Hashable, Sendable {
    /// "hace 3 semanas"
    case long = 0
    /// "hace 3 sem."
    case short = 1
    /// The shortest form.
    case narrow = 2
  }

  /// Opens the format of a locale.
  package init(locale: String, width: Width = .long) throws(ICUError) {
    handle = Locked(try Handle(locale: locale, width: width))
  }

  /// Returns a relative time as a string; negative offsets are in the past.
  ///
  /// - Parameters:
  ///   - offset: The number of units from now.
  ///   - unit: The unit.
  ///   - numeric: Whether to write "1 day ago" even if the language has a word such as "yesterday".
  /// - Returns: The string, for example "hace 3 días".
  /// - Throws: ``ICUError`` if memory is exhausted.
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

  /// ICU's format, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(locale: String, width: Width) throws(ICUError) {
      pointer = try opened("open a format of distances in time") {
        cicu_relative_format_open(locale, width.rawValue, &$0)
      }
    }

    deinit { cicu_relative_format_close(pointer) }
  }
}

extension RelativeTimeFormat {
  /// Returns the format of a locale from the cache; it is opened on first use.
  package static func shared(
    locale: String,
    width: Width = .long
  ) throws(ICUError) -> RelativeTimeFormat {
    let signature = Signature(locale: locale, width: width)
    return try cache.value(for: signature) { key throws(ICUError) in
      try RelativeTimeFormat(locale: key.locale, width: key.width)
    }
  }

  private struct Signature: Hashable, Sendable {
    let locale: String
    let width: Width
  }

  private static let cache = KeyedCache<Signature, RelativeTimeFormat>(elementSize: 20_000)
}
