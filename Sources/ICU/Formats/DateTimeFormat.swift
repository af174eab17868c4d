internal import CICU

/// A format of dates and times in a time zone.
///
/// ```swift
/// let format = try DateTimeFormat(
///   form: .styles(date: .long, time: .none), locale: "es_ES", timeZone: "Europe/Madrid")
/// try format.string(fromMilliseconds: 1_774_871_400_000)  // "30 de marzo de 2026"
/// ```
package final class DateTimeFormat: Sendable {
  // `udat.h` does not guarantee thread safety, so only one thread uses the handle at a time.
  private let handle: Locked<Handle>

  /// The length of a date or a time.
  ///
  /// The raw values are those of ICU.
  package enum Style: Int32, Hashable, Sendable {
    /// Omitted.
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

  /// The pattern of a format.
  package enum Form: Hashable, Sendable {
    /// A date and a time in the usual formats of the locale.
    case styles(date: Style, time: Style)
    /// Fields in the order of the locale, for example "yMMMd".
    case skeleton(String)
    /// A literal pattern, for example "yyyy-MM-dd".
    case pattern(String)
  }

  /// Opens a format.
  ///
  /// - Parameters:
  ///   - form: The pattern.
  ///   - locale: An ICU locale.
  ///   - timeZone: A time zone ("Europe/Madrid") or an offset ("GMT+02:00"); ICU uses GMT for
  ///     others.
  /// - Throws: ``ICUError`` if the pattern is not valid.
  package init(form: Form, locale: String, timeZone: String) throws(ICUError) {
    handle = Locked(try Handle(form: form, locale: locale, timeZone: timeZone))
  }

  /// Returns a date, in milliseconds since 1970 in UTC, as a string.
  package func string(fromMilliseconds moment: Double) throws(ICUError) -> String {
    try handle.withLock { handle throws(ICUError) in
      try utf16Text("format a date") { cicu_date_format(handle.pointer, moment, $0, $1, &$2) }
    }
  }

  /// Calls `body` with ICU's format, which no other thread uses meanwhile.
  func withHandle<Result>(
    _ body: (UnsafeMutableRawPointer) throws(ICUError) -> Result
  ) throws(ICUError) -> Result {
    try handle.withLock { handle throws(ICUError) in try body(handle.pointer) }
  }

  /// ICU's format, which is closed with its owner.
  private struct Handle: ~Copyable, @unchecked Sendable {
    // The handle may move between threads: nothing in it depends on the thread that opened it.
    let pointer: UnsafeMutableRawPointer

    init(form: Form, locale: String, timeZone: String) throws(ICUError) {
      pointer = try DateTimeFormat.open(form: form, locale: locale, timeZone: timeZone)
    }

    deinit { cicu_date_format_close(pointer) }
  }
}

/// The value for a pattern instead of styles.
private let patternStyle: Int32 = -2

extension DateTimeFormat {
  /// Opens a format of ICU.
  static func open(
    form: Form,
    locale: String,
    timeZone: String
  ) throws(ICUError) -> UnsafeMutableRawPointer {
    var (date, time, pattern) = (patternStyle, patternStyle, "")
    switch form {
    case .styles(let dateStyle, let timeStyle):
      (date, time) = (dateStyle.rawValue, timeStyle.rawValue)
    case .skeleton(let skeleton):
      pattern = try bestPattern(for: skeleton, locale: locale)
    case .pattern(let fixed):
      pattern = fixed
    }
    return try opened("open a date format") { status in
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

  /// Returns the locale's pattern for a set of fields: "yMMMd" → "d MMM y".
  package static func bestPattern(
    for skeleton: String,
    locale: String
  ) throws(ICUError) -> String {
    try DatePatternGenerator.shared(locale: locale).bestPattern(for: skeleton)
  }

  /// Returns a format from the cache; it is opened on first use.
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

  private static let cache = KeyedCache<Signature, DateTimeFormat>(elementSize: 56_000)
}
