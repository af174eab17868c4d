import CatalogValidation
import Diagnostics
import StringCatalog
import Testing

/// Parses a catalog.
func parsedCatalog(_ text: String) throws -> StringCatalog {
  let parsed = StringCatalog.parse(Array(text.utf8), file: "A.xcstrings")
  #expect(parsed.diagnostics.isEmpty)
  return try #require(parsed.value)
}

/// Checks the findings of a validation, each as `rule key/language/…`.
func expectFindings(
  _ entries: String,
  languages: [String]? = ["en", "es"],
  configured configuration: ValidationConfiguration = ValidationConfiguration(),
  _ expected: [String]
) throws {
  let catalog = try parsedCatalog(RuleExample(entries).markedCatalog)
  let findings = validate(catalog, languages: languages, configuration: configuration)
  let lines = findings.map { finding in
    "\(finding.severity) \(finding.id.rawValue) \(finding.path.joined(separator: "/"))"
  }
  #expect(lines == expected)
}
