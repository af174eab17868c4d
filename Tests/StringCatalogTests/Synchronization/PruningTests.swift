import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Pruning` {
  @Test func `removes stale keys and returns the number of lost translations`() {
    let (before, report) = synchronize(sample, with: [found("Back")], completeness: .complete)
    #expect(report.goneKeys == ["Gone now", "Was gone"])
    let (after, pruned) = prune(before, after: report, sparing: { _ in false })
    #expect(after.keys == ["Back", "by.hand"])
    #expect(
      pruned.changes.map { "\($0.kind.rawValue) \($0.key) \($0.lostTexts)" } == [
        "pruned Gone now 3", "pruned Was gone 1",
      ]
    )
    #expect(pruned.staleKeys.isEmpty)
  }

  @Test func `keeps keys that the caller spares or that may have been renamed`() {
    let strings = [found("Back"), found("Gone now!", line: 2)]
    let (before, report) = synchronize(sample, with: strings, completeness: .complete)
    #expect(report.suggestedRenames.map(\.formerKey) == ["Gone now"])
    let (after, pruned) = prune(before, after: report, sparing: { $0 == "Was gone" })
    #expect(after.printed() == before.printed())
    #expect(pruned == report)
  }

  @Test func `is not part of a synchronization`() {
    let (after, report) = synchronize(sample, with: [], completeness: .complete)
    #expect(after["Was gone"] != nil)
    #expect(report.staleKeys == ["Was gone"])
    #expect(report.changes(of: .pruned).isEmpty)
  }
}

private let sample: StringCatalog = {
  var catalog = StringCatalog(sourceLanguage: "en")
  catalog["Back"] = StringCatalog.Entry(localizations: ["es": .init("Atrás")])
  catalog["by.hand"] = StringCatalog.Entry(extractionState: .manual)
  catalog["Gone now"] = StringCatalog.Entry(
    localizations: [
      "de": .init(variations: .init(device: [.iPhone: .init("a"), .other: .init("b")])),
      "es": .init(stringSet: .init(state: .needsReview, values: ["c", "d"])),
      "fr": .init("e", state: .new),
    ]
  )
  catalog["Was gone"] = StringCatalog.Entry(
    extractionState: .stale,
    localizations: ["es": .init("f")]
  )
  return catalog
}()
