package import Localization
package import WeightCore

/// The way in which a person reads and writes weights.
///
/// Weights are read strictly, to the last character, in the locale that they are shown in.
///
/// ```swift
/// let notation = MassNotation(locale: UserLocale("es_ES"))
/// try notation.mass(parsing: "72,5 kg").mass  // Mass(72.5, .kilogram)
/// try notation.mass(parsing: "72.5")          // throws
/// ```
package struct MassNotation: Sendable {
  /// Who reads and writes.
  package let locale: UserLocale
  /// The unit that the person prefers.
  package let preference: UnitPreference
  /// The locales in which weights and dates are shown and typed.
  package let formats: FormatLocale

  /// Creates the notation of a person.
  package init(locale: UserLocale, preference: UnitPreference = .automatic) {
    self.locale = locale
    self.preference = preference
    formats = LocalizationBundle.module.formats(for: locale)
  }

  /// The unit that is the habit where the person lives.
  var habit: WeightUnit { WeightUnit(habitOf: formats) }

  /// The unit that weights are shown in; stones mean stones and pounds.
  package var unit: WeightUnit { preference.unit(habit: habit) }

  /// Returns a weight as the person reads it: "72,5 kg", "11 st, 5.8 lb".
  package func text(of mass: Mass) -> String {
    MassFormat(unit: unit).format(mass, locale: formats)
  }
}
