public import FoundationEssentials
internal import ICU

/// A format of date intervals that writes shared fields once: "30 mar – 3 abr 2026".
///
/// The locale `C` uses ISO 8601: "2026-03-30/2026-04-03". Time zones are those of ``DateStyle``.
public struct DateIntervalStyle: LocalizedFormat, Codable {
  private let skeleton: String
  private let timeZone: String

  fileprivate init(skeleton: String, timeZone: String) {
    self.skeleton = skeleton
    self.timeZone = timeZone
  }

  /// Returns the interval between two dates as a string.
  public func format(_ value: Range<Date>, locale: FormatLocale) -> String {
    guard let zone = TimeZoneName.resolved(timeZone) else {
      TimeZoneName.report(timeZone)
      return isoText(of: value) { UniversalTime.text(ofMilliseconds: $0.millisecondsSince1970) }
    }
    if locale.hasPlainDates {
      let style = DateStyle.date(skeleton: skeleton, timeZone: timeZone)
      return isoText(of: value) { style.format($0, locale: locale) }
    }
    let format = try? DateIntervalFormat.shared(
      skeleton: skeleton,
      locale: locale.dates,
      timeZone: zone
    )
    let text = try? format?
      .string(
        fromMilliseconds: value.lowerBound.millisecondsSince1970,
        to: value.upperBound.millisecondsSince1970
      )
    return text
      ?? isoText(of: value) { UniversalTime.text(ofMilliseconds: $0.millisecondsSince1970) }
  }

  private func isoText(of value: Range<Date>, _ text: (Date) -> String) -> String {
    let (start, end) = (text(value.lowerBound), text(value.upperBound))
    return start == end ? start : "\(start)/\(end)"
  }
}

extension LocalizedFormat where Self == DateIntervalStyle {
  /// Returns a format of intervals with dates and, optionally, times.
  ///
  /// - Parameters:
  ///   - date: The length of the dates.
  ///   - time: The length of the times.
  ///   - timeZone: A time zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: The format.
  public static func interval(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: String
  ) -> DateIntervalStyle {
    DateIntervalStyle(skeleton: date.dateSkeleton + time.timeSkeleton, timeZone: timeZone)
  }

  /// Returns a format of intervals with the given fields, in the order of the locale.
  ///
  /// - Parameters:
  ///   - skeleton: The fields as the CLDR names them: "yMMMd", "jm".
  ///   - timeZone: A time zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: The format.
  public static func interval(skeleton: String, timeZone: String) -> DateIntervalStyle {
    DateIntervalStyle(skeleton: skeleton, timeZone: timeZone)
  }

  /// Returns a format of intervals with dates and, optionally, times in a time zone of Foundation.
  ///
  /// ```swift
  /// DateIntervalStyle.interval(timeZone: .gmt).format(start..<end, locale: FormatLocale("es"))
  /// ```
  public static func interval(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: TimeZone
  ) -> DateIntervalStyle {
    .interval(date, time: time, timeZone: timeZone.identifier)
  }

  /// Returns a format of intervals with the given fields, in a time zone of Foundation.
  ///
  /// ```swift
  /// DateIntervalStyle.interval(skeleton: "yMMMd", timeZone: .gmt)
  /// ```
  public static func interval(skeleton: String, timeZone: TimeZone) -> DateIntervalStyle {
    DateIntervalStyle(skeleton: skeleton, timeZone: timeZone.identifier)
  }
}

extension DateStyle.Length {
  /// The fields of a date.
  ///
  /// ICU formats intervals only by fields.
  fileprivate var dateSkeleton: String {
    switch self {
    case .omitted: ""
    case .short: "yMd"
    case .medium: "yMMMd"
    case .long: "yMMMMd"
    case .full: "yMMMMEEEEd"
    }
  }

  /// The fields of a time.
  fileprivate var timeSkeleton: String {
    switch self {
    case .omitted: ""
    case .short: "jm"
    case .medium: "jms"
    case .long, .full: "jmsz"
    }
  }
}
