import CatalogValidation
import ProjectModel
import StringCatalog

/// What catalogs are checked for.
struct ValidationRequest: Sendable {
  /// The languages that have to be right and complete; `nil` for those of each catalog.
  var languages: [String]?
  /// What the project says about rules, words and lengths; `nil` if it says nothing.
  var configuration: Configuration?

  /// Checks a catalog by itself.
  func checked(_ catalog: StringCatalog, file: String) async -> CheckedCatalog {
    var rules = RuleLevels.validation(of: configuration)
    rules.lengthLimits = configuration?.lengthLimits(of: catalog, file: file) ?? [:]
    return await CheckedCatalog.checking(catalog, languages: languages, configuration: rules)
  }
}

extension Configuration {
  /// How many characters the texts of a catalog may have, by key.
  fileprivate func lengthLimits(of catalog: StringCatalog, file: String) -> [String: Int] {
    guard !lengths.isEmpty else { return [:] }
    let table = CatalogFile.table(ofCatalogAt: file)
    return catalog.keys.reduce(into: [:]) { $0[$1] = lengthLimit(of: $1, inTable: table) }
  }
}
