import Diagnostics
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Synchronization report` {
  @Test func `contains the source locations of keys that were found`() throws {
    let strings = [
      found("Save", file: "B.swift", line: 7),
      found("Save", file: "A.swift", line: 9),
      found("Save", file: "A.swift", line: 3),
    ]
    let report = synchronize(try parsedCatalog(""), with: strings, completeness: .complete).report
    let locations = report.changes.first?.locations.map { "\($0.file):\($0.line)" }
    #expect(locations == ["A.swift:3", "A.swift:9", "B.swift:7"])
  }

  @Test func `contains the catalog locations of removed keys`() throws {
    let catalog = try parsedCatalog(#"    "Save" : {"# + "\n\n    }")
    let report = synchronize(catalog, with: [], completeness: .complete).report
    let locations = report.changes.first?.locations.map { "\($0.file):\($0.line)" }
    #expect(locations == ["A.xcstrings:4"])
  }

  @Test func `is sorted by key, regardless of the order of the sources`() throws {
    let strings = ["b", "B", "a", "ä", "Z"].map { found($0) }
    let catalog = try parsedCatalog("")
    let first = synchronize(catalog, with: strings, completeness: .complete)
    let second = synchronize(catalog, with: strings.reversed(), completeness: .complete)
    #expect(first.report == second.report)
    #expect(first.report.changes.map(\.key) == ["B", "Z", "a", "b", "ä"])
    #expect(first.catalog.printed() == second.catalog.printed())
  }

  @Test func `lists the keys that were kept because sources are missing`() throws {
    let catalog = try parsedCatalog(
      """
          "Back" : {

          },
          "by.hand" : {
            "extractionState" : "manual"
          },
          "Save" : {

          }
      """
    )
    let partial = synchronize(catalog, with: [found("Back")], completeness: .partial)
    #expect(partial.report.unconfirmedKeys == ["Save"])
    #expect(partial.report.isUnchanged)
    let complete = synchronize(catalog, with: [found("Back")], completeness: .complete)
    #expect(complete.report.unconfirmedKeys.isEmpty)
  }

  @Test func `lists the keys that the code creates at run time`() throws {
    let catalog = try parsedCatalog(
      """
          "Back" : {

          },
          "by.hand" : {
            "extractionState" : "manual"
          },
          "Save" : {

          }
      """
    )
    for completeness in [ExtractedStrings.Completeness.complete, .partial] {
      let (_, report) = synchronize(
        catalog,
        with: [found("Back")],
        completeness: SourceCompleteness(completeness),
        isDynamic: { _ in true }
      )
      #expect(report.dynamicKeys == ["Save"])
      #expect(report.unconfirmedKeys.isEmpty)
      #expect(report.isUnchanged)
    }
  }

  @Test func `warns about contradictory default values`() throws {
    let strings = [
      found("title", value: "Second", line: 4),
      found("title", value: "First", line: 1),
      found("title", line: 5),
      found("title", value: "Second", line: 2),
    ]
    let result = synchronize(try parsedCatalog(""), with: strings, completeness: .complete)
    #expect(result.report.diagnostics.map(\.id) == ["default-values-differ"])
    #expect(result.report.diagnostics.first?.location?.line == 1)
    #expect(result.report.diagnostics.first?.arguments == [.key("title"), .key("First")])
    #expect(result.report.diagnostics.first?.notes.first?.location?.line == 4)
    #expect(result.catalog["title"]?.localizations["en"]?.stringUnit?.value == "Second")
  }

  @Test func `lists all keys of a new catalog`() {
    let strings = [found("Save"), found("save.title", value: "Save")]
    let result = catalog(of: strings, sourceLanguage: "es")
    #expect(result.report.changes(of: .added).map(\.key) == ["Save", "save.title"])
    #expect(result.catalog.sourceLanguage == "es")
    #expect(result.catalog["save.title"]?.localizations.keys == ["es"])
  }

  @Test func `distinguishes keys that look the same`() {
    let result = catalog(of: [found("caf\u{E9}"), found("cafe\u{301}")], sourceLanguage: "en")
    #expect(result.report.changes.count == 2)
    #expect(result.catalog.keys.count == 2)
  }
}
