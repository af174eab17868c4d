internal import CICU

/// The names, digits and weeks of the dates of a locale in its usual calendar.
final class DateSymbols: Sendable {
  /// The kinds of names.
  enum Kind: Int32, CaseIterable {
    case months = 1
    case shortMonths = 2
    case narrowMonths = 8
    case standaloneMonths = 10
    case standaloneShortMonths = 11
    case standaloneNarrowMonths = 12
    case weekdays = 3
    case shortWeekdays = 4
    case shorterWeekdays = 20
    case narrowWeekdays = 9
    case standaloneWeekdays = 13
    case standaloneShortWeekdays = 14
    case standaloneShorterWeekdays = 21
    case standaloneNarrowWeekdays = 15
    case halves = 5
    case eras = 0
    case eraNames = 7
    case quarters = 16
    case shortQuarters = 17
    case standaloneQuarters = 18
    case standaloneShortQuarters = 19

    /// The number of names.
    var count: Int {
      switch self {
      case .months, .shortMonths, .narrowMonths, .standaloneMonths, .standaloneShortMonths,
        .standaloneNarrowMonths:
        12
      case .weekdays, .shortWeekdays, .shorterWeekdays, .narrowWeekdays, .standaloneWeekdays,
        .standaloneShortWeekdays, .standaloneShorterWeekdays, .standaloneNarrowWeekdays:
        7
      case .quarters, .shortQuarters, .standaloneQuarters, .standaloneShortQuarters: 4
      case .halves, .eras, .eraNames: 2
      }
    }

    /// The index of the first name in ICU, which reserves the weekday 0.
    fileprivate var firstIndex: Int { count == 7 ? 1 : 0 }
  }

  /// The UTF-8 of the digits.
  let digits: UTF8Digits
  /// The rule for weeks.
  let weeks: CivilDate.WeekRule
  /// The difference between the years of the calendar and those of the Gregorian one: 543 in
  /// Thailand.
  let yearOffset: Int
  /// The UTF-8 of all names.
  private let text: ConstantBuffer<UInt8>
  /// The start of each name in the text, by kind, and the end of the last one.
  private let starts: ConstantBuffer<UInt16>

  /// Reads the symbols of a format.
  ///
  /// - Returns: `nil` if the calendar or the digits are not supported.
  fileprivate init?(_ format: borrowing DateFormatData) {
    guard let offset = format.yearOffset, let digits = format.digits else { return nil }
    self.digits = digits
    yearOffset = offset
    weeks = format.weeks
    var (text, starts): ([UInt8], [UInt16]) = ([], [])
    for kind in Kind.allCases {
      for index in 0..<kind.count {
        guard let start = UInt16(exactly: text.count),
          let name = format.symbol(kind, kind.firstIndex + index)
        else { return nil }
        starts.append(start)
        text += name.utf8
      }
    }
    guard let end = UInt16(exactly: text.count) else { return nil }
    self.text = ConstantBuffer(text)
    self.starts = ConstantBuffer(starts + [end])
  }

  /// Returns the position of the first name of a kind, for ``withName(_:_:)``.
  static func position(of kind: Kind) -> Int {
    Kind.allCases.prefix { $0 != kind }.reduce(0) { $0 + $1.count }
  }

  /// Calls `body` with the UTF-8 of a name.
  ///
  /// - Parameters:
  ///   - position: The position of the first name of its kind, plus its index.
  ///   - body: Uses the bytes.
  /// - Returns: The result of `body`.
  @inline(__always)
  func withName<Result>(_ position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let range = Int(starts[position])..<Int(starts[position + 1])
    return body(UnsafeBufferPointer(rebasing: text.elements[range]))
  }

  /// The length of the longest name, in bytes.
  var longestName: Int {
    zip(starts.elements.dropFirst(), starts.elements).map { Int($0 - $1) }.max() ?? 0
  }

  /// Returns the symbols of a locale from the cache; `nil` if they are not supported.
  static func shared(locale: String) -> DateSymbols? {
    cache.value(for: locale) { locale in
      guard let format = try? DateFormatData(form: .pattern("y"), locale: locale) else {
        return nil
      }
      return DateSymbols(format)
    }
  }

  private static let cache = KeyedCache<String, DateSymbols?>(elementSize: 4096)
}

/// A date format of ICU that is opened to read its data.
struct DateFormatData: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Opens the format of a form.
  init(form: DateTimeFormat.Form, locale: String) throws(ICUError) {
    handle = try DateTimeFormat.open(form: form, locale: locale, timeZone: "UTC")
  }

  deinit { cicu_date_format_close(handle) }

  /// The pattern of the format.
  var pattern: String? {
    try? utf16Text("read a date pattern") { cicu_date_format_pattern(handle, $0, $1, &$2) }
  }

  /// Whether all fields have the same digits.
  var hasUniformDigits: Bool {
    "yMd".utf16.allSatisfy { cicu_date_format_has_own_digits(handle, $0) == 0 }
  }

  /// The difference between the years of the calendar and those of the Gregorian one; `nil` if
  /// they differ in more than that.
  fileprivate var yearOffset: Int? {
    var (first, days): (Int32, Int32) = (0, 0)
    return switch cicu_date_format_calendar(handle, &first, &days) {
    case Int32(cicuCalendarGregorian): 0
    case Int32(cicuCalendarBuddhist): 543
    default: nil
    }
  }

  fileprivate var weeks: CivilDate.WeekRule {
    var (first, days): (Int32, Int32) = (0, 0)
    _ = cicu_date_format_calendar(handle, &first, &days)
    return CivilDate.WeekRule(firstWeekday: Int(first) - 1, minimumDays: Int(days))
  }

  /// Returns a name; `""` if there is none at an index, as for the second era of a calendar with one.
  fileprivate func symbol(_ kind: DateSymbols.Kind, _ index: Int) -> String? {
    guard index < Int(cicu_date_format_symbol_count(handle, kind.rawValue)) else { return "" }
    return try? utf16Text("read the names of dates") {
      cicu_date_format_symbol(handle, kind.rawValue, Int32(index), $0, $1, &$2)
    }
  }

  /// The digits; `nil` if they do not follow each other in Unicode.
  fileprivate var digits: UTF8Digits? {
    guard let digits = UTF8Digits(zero: digit(0)),
      (1...9).allSatisfy({ digit($0) == digits.digit($0) })
    else { return nil }
    return digits
  }

  private func digit(_ value: Int) -> [UInt8] {
    let text = try? utf16Text("read the digits of dates") {
      cicu_date_format_digit(handle, Int32(value), $0, $1, &$2)
    }
    return Array((text ?? "").utf8)
  }
}
