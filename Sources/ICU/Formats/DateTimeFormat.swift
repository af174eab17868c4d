internal import CICU
internal import Synchronization

/// A format of dates and times in a time zone.
///
/// ```swift
/// let format = try DateTimeFormat(
///   form: .styles(date: .long, time: .none), locale: "es_ES", timeZone: "Europe/Madrid")
/// try format.string(fromMilliseconds: 1_774_871_400_000)  // "30 de marzo de 2026"
/// ```
package final class DateTimeFormat: Sendable {
  // `udat.h` promises nothing about threads, so that only one uses the handle at a time.
  private let handle: Mutex<Handle>

  /// How long a date or a time is written.
  ///
  /// The raw values are ICU's.
  package enum Style: Int32, Hashable, Sendable {
    /// Not written.
    case none = -1
    /// "lunes, 30 de marzo de 2026"
    case full = 0
    /// "30 de marzo de 2026"
    case long = 1
    /// "30 mar 2026"
    case medium = 2
    /// "30/3/26"
    case short = 3
  }

  /// What a format writes.
  package enum Form: Hashable, Sendable {
    /// A date and a time of the locale's usual forms.
    case styles(date: Style, time: Style)
    /// Fields that the locale puts in order, for example "yMMMd".
    case skeleton(String)
    /// Fields and texts as they are, for example "yyyy-MM-dd".
    case pattern(String)
  }

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - form: what the format writes.
  ///   - locale: an ICU locale.
  ///   - timeZone: a zone ("Europe/Madrid") or an offset ("GMT+02:00"); ICU takes others as GMT.
  /// - Throws: ``ICUError`` when a pattern is none.
  package init(form: Form, locale: String, timeZone: String) throws(ICUError) {
    handle = Mutex(try Handle(form: form, locale: locale, timeZone: timeZone))
  }

  /// Returns the text of a moment, in milliseconds since 1970 in UTC.
  package func string(fromMilliseconds moment: Double) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format a date") { cicu_date_format(handle.pointer, moment, $0, $1, &$2) }
    }
  }

  /// ICU's format, closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // May move between threads: nothing in it belongs to the one that opened it.
    let pointer: UnsafeMutableRawPointer

    init(form: Form, locale: String, timeZone: String) throws(ICUError) {
      var (date, time, pattern) = (patternStyle, patternStyle, "")
      switch form {
      case .styles(let dateStyle, let timeStyle):
        (date, time) = (dateStyle.rawValue, timeStyle.rawValue)
      case .skeleton(let skeleton):
        pattern = try DateTimeFormat.bestPattern(for: skeleton, locale: locale)
      case .pattern(let fixed):
        pattern = fixed
      }
      pointer = try opened("open a date format") { status in
        withUTF16(timeZone) { zone, zoneLength in
          withUTF16(pattern) { pattern, length in
            cicu_date_format_open(
              time,
              date,
              locale,
              zone,
              zoneLength,
              pattern,
              length,
              &status
            )
          }
        }
      }
    }

    deinit { cicu_date_format_close(pointer) }
  }
}

/// ICU's sign that a pattern is given in the place of the styles.
private let patternStyle: Int32 = -2

extension DateTimeFormat {
  /// Returns the locale's pattern for a set of fields: "yMMMd" → "d MMM y".
  package static func bestPattern(
    for skeleton: String,
    locale: String
  ) throws(ICUError) -> String {
    try utf16Text("find the pattern of a date") { buffer, capacity, status in
      withUTF16(skeleton) { cicu_date_best_pattern(locale, $0, $1, buffer, capacity, &status) }
    }
  }

  /// Returns a format from the cache, opened at the first call.
  package static func shared(
    form: Form,
    locale: String,
    timeZone: String
  ) throws(ICUError) -> DateTimeFormat {
    let signature = Signature(form: form, locale: locale, timeZone: timeZone)
    return try cache.value(for: signature) { key throws(ICUError) in
      try DateTimeFormat(form: key.form, locale: key.locale, timeZone: key.timeZone)
    }
  }

  private struct Signature: Hashable, Sendable {
    let form: Form
    let locale: String
    let timeZone: String
  }

  private static let cache = KeyedCache<Signature, DateTimeFormat>()
}
