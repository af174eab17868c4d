import CatalogValidation
import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `Defects of real projects` {
  @Test(arguments: RealDefect.all) func `are reported at their locations`(
    _ defect: RealDefect
  ) throws {
    let marked = MarkedText(RuleExample(defect.entries).markedCatalog)
    let catalog = try parsedCatalog(marked.text)
    let findings = validate(catalog, languages: defect.languages).filter { $0.id == defect.rule }
    #expect(findings.compactMap(\.location?.utf8Range.lowerBound) == marked.utf8Offsets)
    #expect(!marked.utf8Offsets.isEmpty)
  }

  @Test(arguments: RealDefect.all) func `are not reported after they were fixed`(
    _ defect: RealDefect
  ) throws {
    let catalog = try parsedCatalog(RuleExample(defect.fixed).markedCatalog)
    #expect(validate(catalog, languages: defect.languages).isEmpty)
  }

  @Test func `involve many rules and languages`() {
    #expect(RealDefect.all.count >= 30)
    #expect(Set(RealDefect.all.map(\.rule)).count >= 20)
    #expect(Set(RealDefect.all.flatMap(\.languages)).count >= 15)
  }
}

extension RealDefect {
  static let all: [RealDefect] = [placeholders, plurals, texts, markup, keys, spanish]
    .flatMap(\.self)
}
