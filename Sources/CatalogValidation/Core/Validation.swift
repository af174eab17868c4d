package import Diagnostics
package import StringCatalog

/// Checks a catalog that is all of its project against every rule that the configuration leaves on.
///
/// ```swift
/// let findings = validate(catalog, languages: ["en", "es"])
/// ```
///
/// - Parameters:
///   - catalog: What is checked.
///   - keys: The keys of the entries that are checked; `nil` for all.
///   - languages: The languages that have to be right and complete; `nil` for those that occur in
///     the catalog, its source language among them.
///   - configuration: The levels of the rules.
/// - Returns: The findings, in the order of the file, then of their rules.
/// - Complexity: O(*n* × *m*), where *n* is the number of texts and *m* that of rules.
package func validate(
  _ catalog: StringCatalog,
  keys: Set<String>? = nil,
  languages: [String]? = nil,
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  let checked = CheckedCatalog(
    catalog,
    keys: keys,
    languages: languages,
    configuration: configuration
  )
  let others = compare([checked], configuration: configuration)
  return (checked.diagnostics + others).inOrderOfFiles
}

/// Checks the catalogs of a project against every rule about several catalogs that the configuration
/// leaves on.
///
/// - Parameters:
///   - catalogs: The catalogs, each of which was checked by itself.
///   - configuration: The levels of the rules.
/// - Returns: What is wrong with them side by side, in the order of their places.
/// - Complexity: O(*n* log *n*) in the number of texts.
package func compare(
  _ catalogs: [CheckedCatalog],
  configuration: ValidationConfiguration = ValidationConfiguration()
) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  for active in ActiveRules(configuration).projectRules {
    active.rule.check(catalogs.map(\.subject)) { entry, finding in
      guard !entry.suppression.contains(active.id) else { return }
      diagnostics.append(finding.diagnostic(active.id, active.severity))
    }
  }
  return diagnostics.inOrderOfFiles
}
