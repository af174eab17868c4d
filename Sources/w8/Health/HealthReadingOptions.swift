import ArgumentParser
import Localization
import WeightCore
import WeightPresentation

/// The options by which a user tells what of an export is read, and how.
struct HealthReadingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.category, valueName: Texts.categoryValue))
  var category: [String] = []

  @OptionGroup var zone: HealthZoneOptions

  /// Returns the categories that were named; `nil` if none was.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }

  private enum Texts {
    static var category: String {
      String(
        localized:
          "What to read: body-mass, body-fat or body-mass,body-fat. (default: what was chosen before, or else body-mass)",
        comment: "Help of w8 health --category; the values stay as they are"
      )
    }
    static var categoryValue: String {
      String(localized: "category", comment: "Help: stands for a kind of data, one word")
    }
  }
}
