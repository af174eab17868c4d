import Localization
package import WeightCore

/// The waist-to-height ratio, in a few lines.
package struct WaistToHeightLines: Sendable {
  private let notation: MassNotation
  private var locale: UserLocale { notation.locale }

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - ratio: The ratio.
  ///   - day: The day of the waist.
  /// - Returns: Lines without trailing spaces; the last one states the limits of the ratio.
  package func lines(_ ratio: WaistToHeightRatio, on day: CalendarDay) -> [String] {
    let formats = LocalizationBundle.module.formats(for: locale)
    let half = WaistFormat().text(centimetres: ratio.halfOfHeight, formats)
    return [
      String(
        localized:
          "Waist-to-height ratio \(ratio.value, format: .number(fractionDigits: 2)): \(name(of: ratio.category))",
        locale: locale,
        comment:
          "The waist divided by the height, and its category, such as 'increased health risk'"
      ),
      String(
        localized:
          "Waist of \(ratio.waist, format: WaistFormat()) on \(day, format: DayFormat()); less than half of your height is less than \(half).",
        locale: locale,
        comment: "The waist, its day, and half of the height: such as '84 cm', and '87.5 cm'"
      ),
      String(
        localized:
          "The ratio is a rough guide for adults with a BMI below 35. It does not apply during pregnancy, or with illnesses that change the waist.",
        locale: locale,
        comment: "Below the waist-to-height ratio. BMI: body mass index"
      ),
    ]
  }

  private func name(of category: WaistToHeightRatio.Category) -> String {
    switch category {
    case .low:
      String(
        localized: "low",
        locale: locale,
        comment: "A range of the waist-to-height ratio: below 0.4"
      )
    case .healthy:
      String(
        localized: "no increased health risk",
        locale: locale,
        comment: "A range of the waist-to-height ratio: 0.4 to 0.5"
      )
    case .increased:
      String(
        localized: "increased health risk",
        locale: locale,
        comment: "A range of the waist-to-height ratio: 0.5 to 0.6"
      )
    case .high:
      String(
        localized: "high health risk",
        locale: locale,
        comment: "A range of the waist-to-height ratio: 0.6 and more"
      )
    }
  }
}
