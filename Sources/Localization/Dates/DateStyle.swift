public import FoundationEssentials
internal import ICU

/// A format of dates and times in a time zone.
///
/// A zone is a name ("Europe/Madrid") or an offset ("GMT+02:00", "+02:00"). ICU takes a name that it
/// does not know for Greenwich's, so that the moment would be shown hours off: here it is shown in
/// UTC instead, and says so ("2026-03-30T11:50:00Z"), and
/// ``LocalizationProblem/Kind/unknownTimeZone(name:)`` is reported.
public struct DateStyle: LocalizedFormat {
  private let form: Form
  let timeZone: String

  private enum Form: Hashable {
    case lengths(date: Length, time: Length)
    case skeleton(String)
  }

  fileprivate init(date: Length, time: Length, timeZone: String) {
    form = .lengths(date: date, time: time)
    self.timeZone = timeZone
  }

  fileprivate init(skeleton: String, timeZone: String) {
    form = .skeleton(skeleton)
    self.timeZone = timeZone
  }

  /// Returns the text of a moment.
  ///
  /// ICU can fail for want of memory alone: then the moment is shown as for an unknown zone.
  public func format(_ value: Date, locale: FormatLocale) -> String {
    let milliseconds = value.millisecondsSince1970
    let text = DateFormCache.withForm(self, locale: locale) { form in
      if !form.isZoneKnown { TimeZoneName.report(timeZone) }
      return try? form.format?.string(fromMilliseconds: milliseconds)
    }
    return text ?? UniversalTime.text(ofMilliseconds: milliseconds)
  }

  /// What ICU is asked for in a locale.
  func icuForm(in locale: FormatLocale) -> DateTimeFormat.Form {
    switch form {
    case .skeleton(let skeleton) where locale.hasPlainDates:
      return PlainDatePattern.pattern(skeleton: skeleton).map(DateTimeFormat.Form.pattern)
        ?? .skeleton(skeleton)
    case .skeleton(let skeleton):
      return .skeleton(skeleton)
    case .lengths(let date, let time) where locale.hasPlainDates:
      return .pattern(PlainDatePattern.pattern(date: date, time: time))
    case .lengths(let date, let time):
      return .styles(date: date.style, time: time.style)
    }
  }
}

extension DateStyle {
  /// A hash that takes no time; equal styles have the same.
  var quickHash: Int {
    switch form {
    case .skeleton(let skeleton): skeleton.quickHash &+ 11 &* timeZone.quickHash
    case .lengths(let date, let time):
      3 &* date.place &+ 17 &* time.place &+ 11 &* timeZone.quickHash
    }
  }

  /// How long a date or a time is written.
  public enum Length: Hashable, Sendable {
    /// Not written.
    case omitted
    /// "30/3/26", "13:50"
    case short
    /// "30 mar 2026", "13:50:00"
    case medium
    /// "30 de marzo de 2026"
    case long
    /// "lunes, 30 de marzo de 2026"
    case full

    /// The place among the lengths.
    fileprivate var place: Int {
      switch self {
      case .omitted: 0
      case .short: 1
      case .medium: 2
      case .long: 3
      case .full: 4
      }
    }

    fileprivate var style: DateTimeFormat.Style {
      switch self {
      case .omitted: .none
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .full: .full
      }
    }
  }
}

extension LocalizedFormat where Self == DateStyle {
  /// A date, and a time if one is asked for, as the locale usually writes them.
  ///
  /// - Parameters:
  ///   - date: how long the date is written.
  ///   - time: how long the time is written.
  ///   - timeZone: a zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: the format.
  public static func date(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: String
  ) -> DateStyle {
    DateStyle(date: date, time: time, timeZone: timeZone)
  }

  /// Fields of a date or a time, put in order as the locale does.
  ///
  /// - Parameters:
  ///   - skeleton: the fields as CLDR names them: "yMMMd", "jm", "EEEEd".
  ///   - timeZone: a zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: the format.
  public static func date(skeleton: String, timeZone: String) -> DateStyle {
    DateStyle(skeleton: skeleton, timeZone: timeZone)
  }
}

/// The styles of dates that the process has used, with ICU's formats of them.
///
/// As in ``NumberFormCache``, the hash is a few additions: a style has three texts, and to hash them as the
/// standard library does takes a fifth of the time that ICU takes for a date.
enum DateFormCache {
  private static let forms = BoundedCache<PreparedDateForm>()

  /// Calls `body` with a style, which is prepared at the first call.
  static func withForm<Value>(
    _ style: DateStyle,
    locale: FormatLocale,
    _ body: (PreparedDateForm) -> Value?
  ) -> Value? {
    forms.withElement(
      near: style.quickHash &+ locale.dates.quickHash,
      where: { $0.style == style && $0.locale == locale.dates },
      make: { PreparedDateForm(style, locale: locale) },
      body
    )
  }
}

/// A style of dates in a locale, with ICU's format of it.
final class PreparedDateForm: Sendable {
  let style: DateStyle
  let locale: String
  /// Whether ICU knows the time zone.
  let isZoneKnown: Bool
  /// ICU's format; nil where the zone is not known, or ICU fails.
  let format: DateTimeFormat?

  init(_ style: DateStyle, locale: FormatLocale) {
    self.style = style
    self.locale = locale.dates
    let zone = TimeZoneName.resolved(style.timeZone)
    let form = style.icuForm(in: locale)
    isZoneKnown = zone != nil
    format = zone.flatMap {
      try? DateTimeFormat.shared(form: form, locale: locale.dates, timeZone: $0)
    }
  }
}

/// The patterns of the locale `C`, which has ISO's dates: ICU's `en_US_POSIX` itself would write
/// 3/30/26.
enum PlainDatePattern {
  /// Returns the pattern of a date and a time; however long, a date is the same.
  static func pattern(date: DateStyle.Length, time: DateStyle.Length) -> String {
    let datePattern = date == .omitted ? nil : "yyyy-MM-dd"
    let timePattern: String? =
      switch time {
      case .omitted: nil
      case .short: "HH:mm"
      case .medium, .long, .full: "HH:mm:ss"
      }
    return [datePattern, timePattern].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the pattern of the fields that a skeleton names, the weekday first; nil when there is
  /// one that ISO has no form for, such as a quarter.
  static func pattern(skeleton: String) -> String? {
    var fields: Set<String> = []
    for letter in skeleton {
      guard let field = field(letter) else { return nil }
      fields.insert(field)
    }
    let groups = [["EEE"], ["yyyy", "MM", "dd"], ["HH", "mm", "ss"], ["xxx"]]
    let separators = ["", "-", ":", ""]
    let parts = zip(groups, separators)
      .compactMap { group, separator in
        let present = group.filter(fields.contains)
        return present.isEmpty ? nil : present.joined(separator: separator)
      }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func field(_ letter: Character) -> String? {
    switch letter {
    case "y": "yyyy"
    case "M", "L": "MM"
    case "d": "dd"
    case "E", "e", "c": "EEE"
    case "j", "J", "C", "h", "H", "k", "K", "a": "HH"
    case "m": "mm"
    case "s": "ss"
    case "z", "Z", "O", "v", "V", "x", "X": "xxx"
    default: nil
    }
  }
}
