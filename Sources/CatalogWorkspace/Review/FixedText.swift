package import CatalogValidation
import Diagnostics
import OrderedCollections
package import StringCatalog

extension StringCatalog {
  /// Returns a string with the fixes that `xcstrings validate --fix` would apply.
  ///
  /// - Parameters:
  ///   - variation: The name of the variant, such as `plural.one`; empty for a string without variants.
  ///   - key: The key.
  ///   - language: The language.
  ///   - configuration: The levels of the rules.
  /// - Returns: The string; `nil` if there is nothing to fix, or the catalog was not read from a file.
  /// - Complexity: O(*n*) in the size of the catalog.
  package func fixedText(
    _ variation: String,
    of key: String,
    in language: String,
    _ configuration: ValidationConfiguration
  ) -> String? {
    var catalog = self
    var fixed: String?
    for _ in 0..<FixPass.roundLimit {
      let findings = validate(
        catalog,
        keys: [key],
        languages: [sourceLanguage, language],
        configuration: configuration
      )
      .filter { finding in
        finding.path.dropFirst().first == language
          && finding.path.dropFirst(2).joined(separator: ".") == variation
      }
      let edits = FixPass.edits(of: findings)
      guard !edits.isEmpty,
        let next = CatalogFile.parse(catalog.printed(replacing: edits), file: "").value,
        let text = next[key, inLanguages: [language]]?.localizations[language]?.leaves
          .first(where: { $0.name == variation })
      else { break }
      catalog = next
      fixed = text.unit.value
    }
    return fixed
  }
}
