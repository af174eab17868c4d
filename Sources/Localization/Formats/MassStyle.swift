internal import ICU

/// A format of masses that are given in kilograms.
///
/// ```swift
/// MassStyle.mass().format(72.5, locale: FormatLocale("en_GB"))  // "11 st, 5.8 lb"
/// ```
public struct MassStyle: LocalizedFormat {
  private let unit: MassUnit?
  private let fractionDigits: Int
  /// The part of ICU's skeleton that is the same for each unit.
  private let suffix: String

  /// How long the unit is written.
  public enum Width: Hashable, Sendable {
    /// "72.5 kg"
    case short
    /// "72.5 kilograms"
    case full

    var token: String? {
      switch self {
      case .short: nil
      case .full: "unit-width-full-name"
      }
    }
  }

  init(unit: MassUnit?, fractionDigits: Int, width: Width, sign: NumberStyle.SignStyle) {
    precondition(fractionDigits >= 0, "digits after the mark are counted")
    self.unit = unit
    self.fractionDigits = fractionDigits
    let digits = fractionDigits == 0 ? "." : "." + String(repeating: "0", count: fractionDigits)
    suffix = [digits, width.token, sign.token].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the text of a mass in kilograms.
  ///
  /// Below one stone it is told in pounds alone: nobody says "0 st, 4 lb".
  public func format(_ value: Double, locale: FormatLocale) -> String {
    let pounds = value / MassUnit.kilogramsPerPound
    switch unit ?? locale.personMassUnit {
    case .kilograms: return text(of: value, in: "kilogram", locale)
    case .grams: return text(of: value * gramsPerKilogram, in: "gram", locale)
    case .pounds: return text(of: pounds, in: "pound", locale)
    case .stonesAndPounds:
      guard isShownAsStone(pounds) else {
        return text(of: pounds, in: "pound", locale)
      }
      return text(of: pounds / MassUnit.poundsPerStone, in: "stone-and-pound", locale)
    }
  }

  /// Tells whether pounds come to a stone when they are rounded as they are shown.
  private func isShownAsStone(_ pounds: Double) -> Bool {
    let scale = (0..<fractionDigits).reduce(1.0) { scale, _ in scale * 10 }
    return (abs(pounds) * scale).rounded(.toNearestOrEven) >= MassUnit.poundsPerStone * scale
  }

  private func text(of number: Double, in unit: String, _ locale: FormatLocale) -> String {
    let skeleton = DecimalFormat.Skeleton("unit/\(unit) \(suffix)")
    return DecimalText.text(of: number, skeleton, locale: locale.numbers)
  }
}

private let gramsPerKilogram = 1000.0

extension LocalizedFormat where Self == MassStyle {
  /// A mass in kilograms, shown in a unit of choice or in the one that the reader's locale prefers.
  ///
  /// - Parameters:
  ///   - unit: the unit; nil is the one that people of the locale tell their weight in.
  ///   - fractionDigits: the digits after the mark; of stones and pounds, those of the pounds.
  ///   - width: how long the unit is written.
  ///   - sign: when a sign is shown.
  /// - Returns: the format.
  public static func mass(
    _ unit: MassUnit? = nil,
    fractionDigits: Int = 1,
    width: MassStyle.Width = .short,
    sign: NumberStyle.SignStyle = .automatic
  ) -> MassStyle {
    MassStyle(unit: unit, fractionDigits: fractionDigits, width: width, sign: sign)
  }
}
