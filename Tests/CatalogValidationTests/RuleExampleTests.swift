import CatalogValidation
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `Validation rules` {
  @Test(arguments: examples) func `agree with their examples`(_ row: ExampleRow) throws {
    let marked = MarkedText(row.example.markedCatalog)
    let findings = try findings(in: row.example).filter { $0.id == row.id }
    #expect(findings.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
    #expect(row.isTriggering == !marked.utf8Offsets.isEmpty, "A marker is missing or superfluous.")
  }

  @Test(arguments: examples) func `report the path of each finding`(_ row: ExampleRow) throws {
    let findings = try findings(in: row.example)
    #expect(findings.allSatisfy { !$0.path.isEmpty && !$0.arguments.isEmpty && $0.location != nil })
  }

  /// A rule declares what it uses, and nothing else is prepared for it.
  @Test(arguments: examples) func `find the same without other rules`(_ row: ExampleRow) throws {
    let together = try findings(in: row.example).filter { $0.id == row.id }
    let alone = try findings(in: row.example) { $0 == row.id }
    #expect(alone.map(\.message) == together.map(\.message))
    #expect(alone.map(\.location) == together.map(\.location))
  }

  /// The parallel check reads only the languages that it checks, and some rules use others.
  @Test(arguments: examples) func `find the same if they read single languages`(
    _ row: ExampleRow
  ) async throws {
    let catalog = try parsedCatalog(MarkedText(row.example.markedCatalog).text)
    let configuration = configuration(of: row.example, for: catalog)
    for language in catalog.localizedLanguages.union(["es", "fr"]) {
      let languages = [language]
      let all = CheckedCatalog(catalog, languages: languages, configuration: configuration)
      let read = await CheckedCatalog.checking(
        catalog,
        languages: languages,
        configuration: configuration
      )
      #expect(read.diagnostics == all.diagnostics, "\(language)")
      let compared = await compare([read], configuration: configuration)
      #expect(compared == compareSequentially([all], configuration: configuration))
    }
  }

  @Test func `have examples of both kinds`() {
    for rule in ValidationRules.all.map({ type(of: $0) }) {
      #expect(!rule.triggering.isEmpty, "\(rule)")
      #expect(!rule.nonTriggering.isEmpty, "\(rule)")
    }
  }

  @Test func `have unique names in kebab case and are sorted`() {
    let ids = ValidationRules.all.map { type(of: $0).id.rawValue }
    #expect(Set(ids).count == ids.count)
    #expect(ids == ids.sorted())
    for id in ids {
      #expect(id.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
      #expect(ValidationRules.rule(Diagnostic.ID(rawValue: id)) != nil)
    }
  }

  @Test func `are not found by an unknown name`() {
    #expect(ValidationRules.rule("no-such-rule") == nil)
  }
}

/// An example, with its rule.
struct ExampleRow: Sendable, CustomTestStringConvertible {
  var id: Diagnostic.ID
  var isTriggering: Bool
  var example: RuleExample

  var testDescription: String {
    "\(id.rawValue) \(isTriggering ? "triggering" : "non-triggering"): \(example.entries)"
  }
}

/// The examples of rules that read sources require a comparison with the sources.
private let examples = ValidationRules.all.filter { !($0 is any SourceRule) }
  .map { type(of: $0) }
  .flatMap { rule in
    rule.triggering.map { ExampleRow(id: rule.id, isTriggering: true, example: $0) }
      + rule.nonTriggering.map { ExampleRow(id: rule.id, isTriggering: false, example: $0) }
  }

private func findings(
  in example: RuleExample,
  where isActive: (Diagnostic.ID) -> Bool = { _ in true }
) throws -> [Diagnostic] {
  let catalog = try parsedCatalog(MarkedText(example.markedCatalog).text)
  let configuration = configuration(of: example, for: catalog, where: isActive)
  return validate(catalog, languages: example.languages, configuration: configuration)
}

private func configuration(
  of example: RuleExample,
  for catalog: StringCatalog,
  where isActive: (Diagnostic.ID) -> Bool = { _ in true }
) -> ValidationConfiguration {
  var configuration = ValidationConfiguration(
    levels: Dictionary(
      uniqueKeysWithValues: ValidationRules.all.map { type(of: $0) }
        .map { ($0.id, isActive($0.id) ? .severity($0.defaultSeverity) : .off) }
    ),
    glossary: example.glossary,
    lengthLimits: example.lengthLimits,
    keysWithoutObject: example.keysWithoutObject,
    kind: example.kind
  )
  configuration.sourceTextChanges = example.sourceTextChanges(in: catalog)
  return configuration
}
