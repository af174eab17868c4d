public import FoundationEssentials
internal import ICU

/// A format of dates and times in a time zone.
public struct DateStyle: LocalizedFormat {
  private let form: Form
  private let timeZone: String

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

    var style: DateTimeFormat.Style {
      switch self {
      case .omitted: .none
      case .short: .short
      case .medium: .medium
      case .long: .long
      case .full: .full
      }
    }
  }

  private enum Form: Hashable {
    case lengths(date: Length, time: Length)
    case skeleton(String)
  }

  init(date: Length, time: Length, timeZone: String) {
    form = .lengths(date: date, time: time)
    self.timeZone = timeZone
  }

  init(skeleton: String, timeZone: String) {
    form = .skeleton(skeleton)
    self.timeZone = timeZone
  }

  /// Returns the text of a moment.
  ///
  /// ICU can fail for want of memory alone: then the moment is shown as in ISO 8601, in UTC.
  public func format(_ value: Date, locale: FormatLocale) -> String {
    let milliseconds = (value.timeIntervalSince1970 * millisecondsPerSecond).rounded()
    let format = try? DateTimeFormat.shared(
      form: icuForm(in: locale),
      locale: locale.dates,
      timeZone: timeZone
    )
    return (try? format?.string(fromMilliseconds: milliseconds)) ?? value.formatted(.iso8601)
  }

  private func icuForm(in locale: FormatLocale) -> DateTimeFormat.Form {
    switch form {
    case .skeleton(let skeleton): return .skeleton(skeleton)
    case .lengths(let date, let time) where locale.hasPlainDates:
      return .pattern(Self.plainPattern(date: date, time: time))
    case .lengths(let date, let time): return .styles(date: date.style, time: time.style)
    }
  }

  /// The locale `C` has ISO's dates: ICU's `en_US_POSIX` itself would write 3/30/26.
  private static func plainPattern(date: Length, time: Length) -> String {
    let datePattern = date == .omitted ? nil : "yyyy-MM-dd"
    let timePattern: String? =
      switch time {
      case .omitted: nil
      case .short: "HH:mm"
      case .medium, .long, .full: "HH:mm:ss"
      }
    return [datePattern, timePattern].compactMap(\.self).joined(separator: " ")
  }
}

private let millisecondsPerSecond = 1000.0

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
