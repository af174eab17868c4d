internal import ICU

/// A format of durations by their units: "1 hr, 30 min", "1 h y 30 min".
///
/// ```swift
/// DurationStyle.duration([.hours, .minutes]).format(.seconds(5400), locale: FormatLocale("es_ES"))
/// // "1 h y 30 min"
/// ```
public struct DurationStyle: LocalizedFormat, Codable {
  private let units: Set<DurationUnit>
  private let width: Width
  private let fractionDigits: Int
  private let showsZeros: Bool

  /// The length of the unit names.
  public typealias Width = UnitWidth

  fileprivate init(units: Set<DurationUnit>, width: Width, fractionDigits: Int, showsZeros: Bool) {
    self.units = units.isEmpty ? [.seconds] : units
    self.width = width
    self.fractionDigits = fractionDigits
    self.showsZeros = showsZeros
  }

  /// Returns a duration as a string, rounded to the smallest unit; a half is rounded to the even
  /// number.
  ///
  /// The sign of a negative duration is before its first part.
  public func format(_ value: Duration, locale: FormatLocale) -> String {
    let split = SplitDuration(value, into: units.sorted(by: >), fractionDigits: fractionDigits)
    let shown = showsZeros ? split.parts : split.partsWithoutZeros
    let texts = shown.enumerated()
      .map { index, part in
        text(of: part, isNegative: split.isNegative && index == 0, locale.dates)
      }
    return ListStyle.list(.units, width: width).format(texts, locale: locale)
  }

  private func text(
    of part: SplitDuration.Part,
    isNegative: Bool,
    _ locale: String
  ) -> String {
    let digits = part.fraction.isEmpty ? part.whole : "\(part.whole).\(part.fraction)"
    let number = NumberStyle.number(fractionDigits: part.fraction.utf8.count)
    let form = NumberForm(number, unit: part.unit.identifier, width: width)
    return DecimalText.text(ofDecimal: isNegative ? "-" + digits : digits, form, locale: locale)
  }
}

extension LocalizedFormat where Self == DurationStyle {
  /// Returns a format of durations in units: "1 hr, 30 min".
  ///
  /// - Parameters:
  ///   - units: The units; the remainder is rounded into the smallest one.
  ///   - width: The length of the unit names.
  ///   - fractionDigits: The number of fraction digits of the smallest unit, nine at most.
  ///   - showsZeros: Whether units with the value 0 are shown: "1 hr, 0 min".
  /// - Returns: The format.
  public static func duration(
    _ units: Set<DurationUnit> = [.hours, .minutes],
    width: DurationStyle.Width = .short,
    fractionDigits: Int = 0,
    showsZeros: Bool = false
  ) -> DurationStyle {
    DurationStyle(
      units: units,
      width: width,
      fractionDigits: fractionDigits,
      showsZeros: showsZeros
    )
  }
}

/// A unit of durations with a fixed length: there are no months, and days have 24 hours.
public enum DurationUnit: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Seconds.
  case seconds = 1
  /// Minutes.
  case minutes = 60
  /// Hours.
  case hours = 3600
  /// Days of 24 hours.
  case days = 86_400
  /// Weeks of seven days.
  case weeks = 604_800

  /// The name of the unit in the CLDR.
  var identifier: String {
    switch self {
    case .seconds: "second"
    case .minutes: "minute"
    case .hours: "hour"
    case .days: "day"
    case .weeks: "week"
    }
  }

  /// The number of seconds in the unit.
  var seconds: Int { rawValue }
}

extension DurationUnit: Comparable {
  /// Returns whether a unit is shorter than another one.
  public static func < (left: DurationUnit, right: DurationUnit) -> Bool {
    left.seconds < right.seconds
  }
}
