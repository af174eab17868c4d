import ArgumentParser
import Localization
import WeightCore
import WeightPresentation

/// The option by which a user names kinds of data.
struct HealthCategoryOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.category, valueName: Texts.categoryValue))
  var category: [String] = []

  /// Returns the categories that were named; `nil` if none was.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }

  private enum Texts {
    static var category: String {
      String(
        localized: "The kind of data: body-mass, body-fat or body-mass,body-fat. (default: both)",
        comment: "Help of w8 health anchors clear --category; the values stay as they are"
      )
    }
    static var categoryValue: String {
      String(localized: "category", comment: "Help: stands for a kind of data, one word")
    }
  }
}

extension HealthCategory {
  /// Returns the categories with some names, of which several may stand in one text.
  ///
  /// - Returns: `nil` if there are no names.
  static func named(_ texts: [String]) throws(HealthFailure) -> Set<HealthCategory>? {
    let names = texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !names.isEmpty else { return nil }
    var categories: Set<HealthCategory> = []
    for name in names {
      guard let category = HealthCategory(rawValue: String(name)) else {
        throw HealthFailure(.dataTypeNotAvailable, String(name))
      }
      categories.insert(category)
    }
    return categories
  }
}
