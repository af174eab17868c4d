package import Localization
package import WeightCore

extension LocalizedFormat where Self == MassStyle {
  /// A computed mass in kilograms, such as a trend or an average, shown as weights in a unit are.
  package static func kilograms(shownIn unit: WeightUnit) -> MassStyle {
    .mass(unit.shown, fractionDigits: 1)
  }
}
