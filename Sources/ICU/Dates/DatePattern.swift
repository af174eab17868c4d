/// A date pattern of a locale that is written without calls to ICU, which take ten times as long.
///
/// It is compiled from the pattern that ICU has for the locale.
package final class DatePattern: Sendable {
  /// The parts of the pattern, each of two bytes: a ``Field`` and its value.
  ///
  /// The value is the minimum number of digits, the position of the first name, or the length of a
  /// literal, whose UTF-8 follows. A program with thousands of patterns reads each from one cache
  /// line.
  let program: ConstantBuffer<UInt8>
  /// The names and digits.
  let symbols: ConstantReference<DateSymbols>
  /// The maximum length of a date in bytes.
  let capacity: Int

  /// The fields, as numbers unless they are names.
  enum Field: UInt8 {
    case literal
    case year
    /// The last two digits of the year.
    case shortYear
    /// The Gregorian year, without an era.
    case extendedYear
    case weekYear
    case shortWeekYear
    case month
    case day
    case dayOfYear
    case weekdayInMonth
    case weekOfYear
    case weekOfMonth
    case weekday
    case quarter
    /// 0 to 23.
    case hour
    /// 1 to 24.
    case hourFromOne
    /// 0 to 11.
    case halfDayHour
    /// 1 to 12.
    case halfDayHourFromOne
    case minute
    case second
    /// The first digits of a fraction of a second.
    case fraction
    case monthName
    case weekdayName
    case quarterName
    case eraName
    case halfName
    /// The distance from UTC; the value is a set of ``OffsetOptions``.
    case offset
  }

  /// The format of a distance from UTC.
  struct OffsetOptions: OptionSet {
    let rawValue: Int

    /// "Z" for UTC itself.
    static let hasZ = OffsetOptions(rawValue: 1)
    /// Without minutes if there are none.
    static let isShort = OffsetOptions(rawValue: 2)
    /// With colons.
    static let isExtended = OffsetOptions(rawValue: 4)
    /// With seconds if there are any.
    static let hasSeconds = OffsetOptions(rawValue: 8)
  }

  private init?(form: DateTimeFormat.Form, locale: String) {
    guard let symbols = DateSymbols.shared(locale: locale),
      let pattern = Self.pattern(form: form, locale: locale),
      let compiled = DatePatternCompiler(pattern, symbols: symbols)
    else { return nil }
    self.symbols = ConstantReference(symbols)
    program = ConstantBuffer(compiled.program)
    capacity = compiled.capacity
  }

  /// Returns the pattern of a form; `nil` if ICU fails, or if fields have their own digits.
  private static func pattern(form: DateTimeFormat.Form, locale: String) -> String? {
    switch form {
    case .pattern(let pattern): return pattern
    case .skeleton(let skeleton):
      return try? DateTimeFormat.bestPattern(for: skeleton, locale: locale)
    case .styles:
      guard let format = try? DateFormatData(form: form, locale: locale),
        format.hasUniformDigits
      else { return nil }
      return format.pattern
    }
  }

  /// Returns the pattern of a form from the cache; `nil` if it has fields that need ICU, such as
  /// the name of a time zone.
  package static func shared(form: DateTimeFormat.Form, locale: String) -> DatePattern? {
    cache.value(for: Signature(form: form, locale: locale)) {
      DatePattern(form: $0.form, locale: $0.locale)
    }
  }

  private struct Signature: Hashable, Sendable {
    let form: DateTimeFormat.Form
    let locale: String
  }

  private static let cache = KeyedCache<Signature, DatePattern?>(elementSize: 400)
}
