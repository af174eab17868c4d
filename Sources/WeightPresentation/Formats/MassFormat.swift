package import Localization
package import WeightCore

/// A format of masses in one unit: "72,5 kg", "160.0 lb", "11 st, 4.0 lb".
package struct MassFormat: LocalizedFormat {
  private let unit: WeightUnit
  private let digits: Digits

  /// How many digits stand behind the decimal mark.
  package enum Digits: Hashable, Sendable {
    /// One, so that weights stand under each other.
    case one
    /// One, or none if the number is whole.
    case atMostOne
  }

  /// Creates a format.
  package init(unit: WeightUnit, digits: Digits = .one) {
    self.unit = unit
    self.digits = digits
  }

  /// Returns the text of a mass.
  package func format(_ value: Mass, locale: FormatLocale) -> String {
    let isWhole = digits == .atMostOne && isWhole(value)
    return MassStyle.mass(unit.shown, fractionDigits: isWhole ? 0 : 1)
      .format(value.value(in: .kilogram), locale: locale)
  }

  private func isWhole(_ mass: Mass) -> Bool {
    let smallest = unit == .stone ? WeightUnit.pound : unit
    return mass.micrograms.isMultiple(of: smallest.micrograms)
  }
}
