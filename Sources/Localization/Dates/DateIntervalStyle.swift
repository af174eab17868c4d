public import FoundationEssentials
internal import ICU

/// A format of two moments that says once what they share: "30 mar – 3 abr 2026".
///
/// The locale `C` writes them as ISO 8601 does: "2026-03-30/2026-04-03". Zones are those of
/// ``DateStyle``.
public struct DateIntervalStyle: LocalizedFormat {
  private let skeleton: String
  private let timeZone: String

  fileprivate init(skeleton: String, timeZone: String) {
    self.skeleton = skeleton
    self.timeZone = timeZone
  }

  /// Returns the text of the time between two moments.
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
  /// The dates, and the times if they are asked for, between which something takes place.
  ///
  /// - Parameters:
  ///   - date: how long the dates are written.
  ///   - time: how long the times are written.
  ///   - timeZone: a zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: the format.
  public static func interval(
    _ date: DateStyle.Length = .medium,
    time: DateStyle.Length = .omitted,
    timeZone: String
  ) -> DateIntervalStyle {
    DateIntervalStyle(skeleton: date.dateSkeleton + time.timeSkeleton, timeZone: timeZone)
  }

  /// Fields of two dates or times, put in order as the locale does.
  ///
  /// - Parameters:
  ///   - skeleton: the fields as CLDR names them: "yMMMd", "jm".
  ///   - timeZone: a zone ("Europe/Madrid") or an offset ("GMT+02:00").
  /// - Returns: the format.
  public static func interval(skeleton: String, timeZone: String) -> DateIntervalStyle {
    DateIntervalStyle(skeleton: skeleton, timeZone: timeZone)
  }
}

extension DateStyle.Length {
  /// The fields of a date: ICU has intervals by fields alone.
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
