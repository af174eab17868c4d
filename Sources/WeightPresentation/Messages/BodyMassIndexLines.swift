import Localization
package import WeightCore

/// The body mass index, in a few lines.
package struct BodyMassIndexLines: Sendable {
  private let notation: MassNotation
  private var locale: UserLocale { notation.locale }

  /// Creates the lines for a notation.
  package init(_ notation: MassNotation) {
    self.notation = notation
  }

  /// Returns the lines.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - mass: The weight from which it was calculated.
  ///   - day: The day of the weight.
  /// - Returns: Lines without trailing spaces; the last one states the limits of the index.
  package func lines(_ index: BodyMassIndex, of mass: Mass, on day: CalendarDay) -> [String] {
    let height = HeightNotation(locale: locale).text(of: index.centimetres)
    let format = MassFormat(unit: notation.unit)
    let style = KilogramsFormat.kilograms(shownIn: notation.unit)
    let range = index.healthyKilograms
    return [
      String(
        localized:
          "BMI \(index.value, format: .number(fractionDigits: 1)): \(name(of: index.category))",
        locale: locale,
        comment: "The body mass index and its category, such as 'healthy weight'"
      ),
      String(
        localized:
          "\(mass, format: format) on \(day, format: DayFormat()), with a height of \(height)",
        locale: locale,
        comment: "The weight, its day and the height from which the body mass index is calculated"
      ),
      String(
        localized:
          "For this height, a BMI from 18.5 to 25 is \(range.lowerBound, format: style) to \(range.upperBound, format: style).",
        locale: locale,
        comment: "The range of healthy weights. BMI: body mass index"
      ),
      "",
      String(
        localized:
          "The BMI is a rough guide for adults. It does not distinguish muscle from fat, and does not apply to children, during pregnancy, or to very muscular people.",
        locale: locale,
        comment: "Below the body mass index"
      ),
    ]
  }

  private func name(of category: BodyMassIndex.Category) -> String {
    switch category {
    case .underweight:
      String(
        localized: "underweight",
        locale: locale,
        comment: "A range of the body mass index: below 18.5"
      )
    case .healthy:
      String(
        localized: "healthy weight",
        locale: locale,
        comment: "A range of the body mass index: 18.5 to 25"
      )
    case .overweight:
      String(
        localized: "overweight",
        locale: locale,
        comment: "A range of the body mass index: 25 to 30"
      )
    case .obesity:
      String(
        localized: "obesity",
        locale: locale,
        comment: "A range of the body mass index: 30 and more"
      )
    }
  }
}
