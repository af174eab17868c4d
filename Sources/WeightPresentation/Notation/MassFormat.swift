package import Localization
package import WeightCore

/// A format of masses in one unit: "72,5 kg", "160.0 lb", "11 st, 4.0 lb".
package struct MassFormat: LocalizedFormat {
  private let unit: WeightUnit
  private let digits: Digits

  /// The number of digits after the decimal separator.
  package enum Digits: Hashable, Sendable {
    /// One digit, so weights are aligned in a column.
    case one
    /// One digit, or none if the number is whole.
    case atMostOne
  }

  /// Creates a format.
  package init(unit: WeightUnit, digits: Digits = .one) {
    self.unit = unit
    self.digits = digits
  }

  /// Returns the formatted mass.
  package func format(_ value: Mass, locale: FormatLocale) -> String {
    let isWhole = digits == .atMostOne && isWhole(value)
    return MassStyle.mass(unit.shown, fractionDigits: isWhole ? 0 : 1)
      .format(value.value(in: .kilogram), locale: locale)
      .withoutConjunction
  }

  private func isWhole(_ mass: Mass) -> Bool {
    let smallest = unit == .stone ? WeightUnit.pound : unit
    return mass.micrograms.isMultiple(of: smallest.micrograms)
  }
}

/// A format of differences between masses, in kilograms: "+1,2 kg", "-0,5 kg", "-1 st, 3.0 lb".
///
/// A difference that is rounded to zero has no sign: "0,0 kg".
package struct MassChangeFormat: LocalizedFormat {
  private let style: MassStyle

  /// Creates a format of differences for a unit.
  package init(unit: WeightUnit) {
    style = .mass(unit.shown, fractionDigits: 1, sign: .exceptZero)
  }

  private init(style: MassStyle) {
    self.style = style
  }

  /// Returns a format of weekly changes for weights in a unit, without the words "per week".
  ///
  /// A tenth of a kilogram or pound is too coarse for it, and a stone is too large.
  package static func weekly(for unit: WeightUnit) -> MassChangeFormat {
    MassChangeFormat(
      style: .mass(unit.unitOfChange.shown, fractionDigits: 2, sign: .exceptZero)
    )
  }

  /// Returns a formatted difference in kilograms; negative differences are losses.
  package func format(_ value: Double, locale: FormatLocale) -> String {
    style.format(value, locale: locale).withoutConjunction
  }
}

extension String {
  /// A mass without the conjunction that some languages use between stones and pounds: "11 st 5,8
  /// lb" rather than "11 st y 5,8 lb", which is hard to read inside a sentence.
  fileprivate var withoutConjunction: String {
    replacing(/(?<unit>\p{L}\s)\p{L}+\s(?=\p{Nd})/) { "\($0.output.unit)" }
  }
}

extension MassFormat {
  /// Returns the numbers of a formatted mass, each with its unit.
  func figures(_ mass: Mass, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(mass, locale: locale))
  }
}

extension MassChangeFormat {
  /// Returns the numbers of a formatted difference in kilograms, each with its unit.
  func figures(_ kilograms: Double, locale: FormatLocale) -> [Figure] {
    [Figure](of: format(kilograms, locale: locale))
  }
}

extension [Figure] {
  /// Splits a formatted mass into numbers and units.
  ///
  /// Separators between them, such as the comma in "11 st, 5.8 lb", are ignored.
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

/// A format of calculated masses in kilograms, such as a trend: "72,5 kg", "11 st 5,8 lb".
package struct KilogramsFormat: LocalizedFormat {
  fileprivate let unit: WeightUnit

  /// Returns the formatted mass.
  package func format(_ value: Double, locale: FormatLocale) -> String {
    MassStyle.mass(unit.shown, fractionDigits: 1).format(value, locale: locale).withoutConjunction
  }
}

extension LocalizedFormat where Self == KilogramsFormat {
  /// Returns the format of a calculated mass in kilograms for weights in a unit.
  package static func kilograms(shownIn unit: WeightUnit) -> KilogramsFormat {
    KilogramsFormat(unit: unit)
  }
}
