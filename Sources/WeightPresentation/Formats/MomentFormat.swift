package import Localization
package import WeightCore

/// A format of moments, as the clocks around the person showed them.
package struct MomentFormat: LocalizedFormat {
  private let date: DateStyle.Length
  private let time: DateStyle.Length

  /// Creates a format of a date, a time or both.
  package init(date: DateStyle.Length = .medium, time: DateStyle.Length = .short) {
    self.date = date
    self.time = time
  }

  /// Returns the text of a moment.
  package func format(_ value: Moment, locale: FormatLocale) -> String {
    let style = DateStyle.date(date, time: time, timeZone: Self.zone(value.utcOffset))
    return style.format(value.date, locale: locale)
  }

  /// Returns ICU's name of an offset: "GMT+05:45".
  private static func zone(_ offset: Int) -> String {
    let (minutes, seconds) = offset.magnitude.quotientAndRemainder(dividingBy: 60)
    let parts = [minutes / 60, minutes % 60, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "GMT" + (offset < 0 ? "-" : "+") + parts.joined(separator: ":")
  }
}
