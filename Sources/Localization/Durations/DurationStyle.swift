internal import ICU

/// A format of durations by their units: "1 hr, 30 min", "1 h y 30 min".
///
/// ```swift
/// DurationStyle.duration([.hours, .minutes]).format(.seconds(5400), locale: FormatLocale("es_ES"))
/// // "1 h y 30 min"
/// ```
public struct DurationStyle: LocalizedFormat {
  private let units: Set<DurationUnit>
  private let width: Width
  private let fractionDigits: Int
  private let showsZeros: Bool

  /// How long the units are written.
  public typealias Width = UnitWidth

  fileprivate init(units: Set<DurationUnit>, width: Width, fractionDigits: Int, showsZeros: Bool) {
    self.units = units.isEmpty ? [.seconds] : units
    self.width = width
    self.fractionDigits = fractionDigits
    self.showsZeros = showsZeros
  }

  /// Returns the text of a duration, rounded to the smallest unit; a half goes to the even number.
  ///
  /// The sign of a negative one stands before its first part.
  public func format(_ value: Duration, locale: FormatLocale) -> String {
    let split = SplitDuration(value, into: units.sorted(by: >), fractionDigits: fractionDigits)
    let shown = showsZeros ? split.parts : split.partsWithoutZeros
    let texts = shown.enumerated()
      .map { index, part in
        text(of: part, isNegative: split.isNegative && index == 0, locale.numbers)
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
  /// A duration in units: "1 hr, 30 min".
  ///
  /// - Parameters:
  ///   - units: the units; what is left over is rounded into the smallest of them.
  ///   - width: how long the units are written.
  ///   - fractionDigits: the digits after the mark of the smallest unit, nine at most.
  ///   - showsZeros: whether units are shown of which there are none: "1 hr, 0 min".
  /// - Returns: the format.
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

/// A unit of durations, of one length everywhere: no months, and days of 24 hours.
public enum DurationUnit: Int, Hashable, Sendable, CaseIterable {
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

  /// How many seconds there are in the unit.
  var seconds: Int { rawValue }
}

extension DurationUnit: Comparable {
  /// Tells whether a unit is the shorter one.
  public static func < (left: DurationUnit, right: DurationUnit) -> Bool {
    left.seconds < right.seconds
  }
}
