public import FoundationEssentials
internal import ICU

/// A format of dates relative to another date, in the greatest unit that applies: "yesterday",
/// "in 3 weeks".
///
/// ```swift
/// let style = RelativeDateStyle.relative(to: now, timeZone: .gmt)
/// style.format(now.addingTimeInterval(-90_000), locale: FormatLocale("es_ES"))  // "ayer"
/// ```
///
/// Distances of a day or more are counted by the limits of days, weeks, months and years in the time
/// zone: from Monday evening to Wednesday morning is "in 2 days". Hours and minutes are rounded. The
/// results are those of Foundation's `Date.RelativeFormatStyle`.
public struct RelativeDateStyle: LocalizedFormat, Codable {
  private let reference: Date
  private let wording: RelativeStyle.Wording
  private let width: UnitWidth
  private let timeZone: TimeZone

  fileprivate init(
    reference: Date,
    wording: RelativeStyle.Wording,
    width: UnitWidth,
    timeZone: TimeZone
  ) {
    self.reference = reference
    self.wording = wording
    self.width = width
    self.timeZone = timeZone
  }

  /// Returns a date as a relative time.
  public func format(_ value: Date, locale: FormatLocale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    calendar.firstWeekday = locale.firstWeekday
    let (unit, count) = distance(to: value, calendar)
    return RelativeStyle.relative(unit, wording: wording, width: width)
      .format(count, locale: locale)
  }

  private typealias Distance = (unit: RelativeStyle.Unit, count: Int)

  /// Returns the distance in the greatest unit that applies.
  private func distance(to date: Date, _ calendar: Calendar) -> Distance {
    // Parts are whole seconds. A fraction above a half counts as one.
    let exact = reference.distance(to: date)
    let fraction = exact - exact.rounded(.towardZero)
    let isRounded = abs(fraction) > 0.5
    let end = isRounded ? date.addingTimeInterval(fraction > 0 ? 1 : -1) : date
    let parts = Self.parts(from: reference, to: end, calendar)
    guard let first = parts.firstIndex(where: { $0.count != 0 }) else { return (.seconds, 0) }
    let (unit, count) = parts[first]
    switch unit {
    case .hours, .minutes:
      guard abs(parts[first + 1].count) >= 30 else { return (unit, count) }
      let roundedUp = count + count.signum()
      // The next greater unit comes before.
      return abs(roundedUp) == (unit == .hours ? 24 : 60)
        ? (parts[first - 1].unit, count.signum()) : (unit, roundedUp)
    case .seconds: return (unit, count)
    default: return alignedDistance(in: unit, to: date, calendar) ?? (unit, count)
    }
  }

  /// Returns the distance from the limit of a unit that contains the reference.
  private func alignedDistance(
    in unit: RelativeStyle.Unit,
    to date: Date,
    _ calendar: Calendar
  ) -> Distance? {
    guard let component = Self.components.first(where: { $0.unit == unit })?.component,
      let interval = calendar.dateInterval(of: component, for: reference)
    else { return nil }
    let limit = reference < date ? interval.start : interval.end.addingTimeInterval(-1)
    return Self.parts(from: limit, to: date, calendar).first { $0.count != 0 }
  }

  private static func parts(from start: Date, to end: Date, _ calendar: Calendar) -> [Distance] {
    let found = calendar.dateComponents(Set(components.map(\.component)), from: start, to: end)
    return components.map { ($0.unit, found.value(for: $0.component) ?? 0) }
  }

  private static let components: [(unit: RelativeStyle.Unit, component: Calendar.Component)] = [
    (.years, .year), (.months, .month), (.weeks, .weekOfMonth), (.days, .day), (.hours, .hour),
    (.minutes, .minute), (.seconds, .second),
  ]
}

extension LocalizedFormat where Self == RelativeDateStyle {
  /// Returns a format of dates relative to another date.
  ///
  /// ```swift
  /// String(localized: "Saved \(file.date, format: .relative(to: .now, timeZone: .current))")
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The date to which others are relative, most often the current one.
  ///   - wording: Whether words such as "yesterday" are used.
  ///   - width: The length of the words.
  ///   - timeZone: The time zone, which determines when days begin.
  /// - Returns: The format.
  public static func relative(
    to reference: Date,
    wording: RelativeStyle.Wording = .named,
    width: UnitWidth = .full,
    timeZone: TimeZone
  ) -> RelativeDateStyle {
    RelativeDateStyle(reference: reference, wording: wording, width: width, timeZone: timeZone)
  }
}
