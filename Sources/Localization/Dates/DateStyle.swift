public import FoundationEssentials
internal import ICU

/// A format of dates and times in a time zone.
///
/// A time zone is a name ("Europe/Madrid") or an offset ("GMT+02:00", "+02:00"). ICU would use GMT
/// for an unknown name, and the time would be wrong by hours. A date in an unknown zone is
/// therefore shown in UTC, and says so ("2026-03-30T11:50:00Z"). The problem
/// ``LocalizationProblem/Kind/unknownTimeZone(name:)`` is reported.
public struct DateStyle: LocalizedFormat, Codable {
  private let form: Form
  let timeZone: String

  private enum Form: Hashable, Codable {
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

  /// Returns a date as a string.
  ///
  /// ICU fails only if memory is exhausted. The date is then shown as in an unknown time zone.
  public func format(_ value: Date, locale: FormatLocale) -> String {
    let milliseconds = value.millisecondsSince1970
    let text = DateFormCache.withForm(self, locale: locale) { form in
      if !form.isZoneKnown { TimeZoneName.report(timeZone) }
      return form.text(ofMilliseconds: milliseconds)
    }
    return text ?? UniversalTime.text(ofMilliseconds: milliseconds)
  }

  /// Returns the ICU format for a locale.
  func icuForm(inLocaleOfDates locale: String) -> DateTimeFormat.Form {
    let isPlain = locale == FormatLocale.posixIdentifier
    switch form {
    case .skeleton(let skeleton) where isPlain:
      return PlainDatePattern.pattern(skeleton: skeleton).map(DateTimeFormat.Form.pattern)
        ?? .skeleton(skeleton)
    case .skeleton(let skeleton):
      return .skeleton(skeleton)
    case .lengths(let date, let time) where isPlain:
      return .pattern(PlainDatePattern.pattern(date: date, time: time))
    case .lengths(let date, let time):
      return .styles(date: date.style, time: time.style)
    }
  }
}

extension DateStyle {
  /// A hash that takes little time; equal styles have the same hash.
  var quickHash: Int {
    let zone = timeZone.quickHash &* 31
    return switch form {
    case .skeleton(let skeleton): skeleton.quickHash &+ zone
    case .lengths(let date, let time): date.place &+ 5 &* time.place &+ zone
    }
  }

  /// The length of a date or a time.
  public enum Length: String, Hashable, Sendable, Codable {
    /// Omitted.
    case omitted
    /// "30/3/26", "13:50"
    case short
    /// "30 mar 2026", "13:50:00"
    case medium
    /// "30 de marzo de 2026"
    case long
    /// "lunes, 30 de marzo de 2026"
    case full

    /// The position among the lengths.
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
  /// Returns a format of dates, optionally with times, in the usual format of the locale.
  ///
  /// - Parameters:
  ///   - date: The length of the date.
  ///   - time: The length of the time.
  ///   - timeZone: A time zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: The format.
  public static func date(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: String
  ) -> DateStyle {
    DateStyle(date: date, time: time, timeZone: timeZone)
  }

  /// Returns a format of dates or times with the given fields, in the order of the locale.
  ///
  /// - Parameters:
  ///   - skeleton: The fields as the CLDR names them: "yMMMd", "jm", "EEEEd".
  ///   - timeZone: A time zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: The format.
  public static func date(skeleton: String, timeZone: String) -> DateStyle {
    DateStyle(skeleton: skeleton, timeZone: timeZone)
  }

  /// Returns a format of dates, optionally with times, in a time zone of Foundation.
  ///
  /// ```swift
  /// DateStyle.date(.long, timeZone: .current).format(.now, locale: .current)
  /// ```
  public static func date(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: TimeZone
  ) -> DateStyle {
    DateStyle(date: date, time: time, timeZone: timeZone.identifier)
  }

  /// Returns a format of dates or times with the given fields, in a time zone of Foundation.
  ///
  /// ```swift
  /// DateStyle.date(skeleton: "yMMMd", timeZone: .gmt).format(.now, locale: FormatLocale("es"))
  /// ```
  public static func date(skeleton: String, timeZone: TimeZone) -> DateStyle {
    DateStyle(skeleton: skeleton, timeZone: timeZone.identifier)
  }
}

/// The patterns of the locale `C`, which uses ISO dates.
///
/// ICU's own `en_US_POSIX` would write 3/30/26.
enum PlainDatePattern {
  /// Returns the pattern of a date and a time; a date is the same in all lengths.
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

  /// Returns the pattern of the fields in a skeleton, the weekday first.
  ///
  /// - Returns: `nil` if ISO 8601 has no format for a field, such as a quarter.
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
