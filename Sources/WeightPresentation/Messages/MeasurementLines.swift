import Localization
package import WeightCore

/// The measurements of an entry besides its weight, one per line.
package struct MeasurementLines: Sendable {
  private let notation: MassNotation

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines; none for an entry with only a weight.
  package func lines(_ entry: WeightEntry) -> [String] {
    let locale = notation.locale
    return [
      entry.bodyFat.map { fat in
        String(
          localized: "Body fat: \(fat, format: BodyFatFormat())",
          locale: locale,
          comment: "Below the newest entry: a share such as 24.5%"
        )
      },
      entry.leanMass.map { mass in
        String(
          localized: "Lean mass: \(mass, format: MassFormat(unit: notation.unit))",
          locale: locale,
          comment: "Below the newest entry: the mass of the body without its fat"
        )
      },
      entry.waist.map { waist in
        String(
          localized: "Waist: \(waist, format: WaistFormat())",
          locale: locale,
          comment: "Below the newest entry: a length such as 84 cm"
        )
      },
    ]
    .compactMap(\.self)
  }
}
