package import Localization
package import WeightCore

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
