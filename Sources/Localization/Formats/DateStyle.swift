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
    let text = DateFormCache.shared.value(self, locale: locale) { form in
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
