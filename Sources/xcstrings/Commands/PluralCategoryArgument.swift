import ArgumentParser
import ICU

/// A plural category, as the user says it.
struct PluralCategoryArgument: ExpressibleByArgument, Hashable {
  /// The category.
  let category: PluralCategory

  init?(argument: String) {
    guard let category = PluralCategory(rawValue: argument) else { return nil }
    self.category = category
  }

  static var allValueStrings: [String] {
    PluralCategory.allCases.map(\.rawValue)
  }
}
