package import Localization
package import WeightCore

/// A format of body fat: "24.5%", in Spain "24,5 %".
package struct BodyFatFormat: LocalizedFormat {
  /// Creates a format.
  package init() {}

  /// Returns the text of a share.
  package func format(_ value: BodyFat, locale: FormatLocale) -> String {
    locale.text(ofPercent: value.percent)
  }
}
