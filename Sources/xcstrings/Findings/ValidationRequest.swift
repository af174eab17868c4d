import CatalogValidation
import Diagnostics
import StringCatalog

/// What catalogs are checked for.
struct ValidationRequest: Sendable {
  /// The languages that have to be right and complete; `nil` for those of each catalog.
  var languages: [String]?
  /// The levels of the rules, and the glossary.
  var configuration: ValidationConfiguration

  /// Returns what is wrong with a catalog that was read.
  func diagnostics(of parsed: Parsed<StringCatalog?>) -> [Diagnostic] {
    guard let catalog = parsed.value else { return parsed.diagnostics }
    return parsed.diagnostics
      + validate(catalog, languages: languages, configuration: configuration)
  }
}
