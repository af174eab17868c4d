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

/// A format of differences between masses, in kilograms: "+1,2 kg", "-0,5 kg", "-1 st, 3.0 lb".
///
/// What rounds to nothing has no sign: "0,0 kg".
package struct MassChangeFormat: LocalizedFormat {
  private let style: MassStyle

  /// Creates a format of differences in a unit.
  package init(unit: WeightUnit) {
    style = .mass(unit.shown, fractionDigits: 1, sign: .exceptZero)
  }

  private init(style: MassStyle) {
    self.style = style
  }

  /// A format of changes per week beside weights in a unit, without the words "per week".
  ///
  /// A tenth of a kilogram is too coarse for it, and a stone too large.
  package static func weekly(besides unit: WeightUnit) -> MassChangeFormat {
    let shown = unit.unitOfChange.shown
    return MassChangeFormat(
      style: .mass(shown, fractionDigits: unit == .kilogram ? 2 : 1, sign: .exceptZero)
    )
  }

  /// Returns the text of a difference in kilograms; one below zero is a loss.
  package func format(_ value: Double, locale: FormatLocale) -> String {
    style.format(value, locale: locale)
  }
}

extension MassFormat {
  /// Returns the parts of the text of a mass: its numbers, each with its unit.
  func figures(_ mass: Mass, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(mass, locale: locale))
  }
}

extension MassChangeFormat {
  /// Returns the parts of the text of a difference in kilograms.
  func figures(_ kilograms: Double, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(kilograms, locale: locale))
  }
}

extension [Figure] {
  /// Takes a text of numbers and units apart.
  ///
  /// What a locale writes between them, as the comma of "11 st, 5.8 lb", is left out.
  fileprivate init(of text: String) {
    let parts = text.matches(of: /([-+−]?\p{Nd}[\p{Nd}.,'’\u{A0}\u{202F}]*)\s*(\p{L}+)/)
    self = parts.map { part in
      let number = part.output.1
      let end = number.lastIndex(where: \.isNumber) ?? number.startIndex
      return Figure(number: String(number[...end]), unit: String(part.output.2))
    }
    if isEmpty { self = [Figure(number: text, unit: "")] }
  }
}

// MARK: - Kilograms

extension LocalizedFormat where Self == MassStyle {
  /// A computed mass in kilograms, such as a trend or an average, shown as weights in a unit are.
  package static func kilograms(shownIn unit: WeightUnit) -> MassStyle {
    .mass(unit.shown, fractionDigits: 1)
  }
}
