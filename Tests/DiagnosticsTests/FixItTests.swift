import Diagnostics
import Testing

@Suite struct `A fix` {
  private static let message = Diagnostic.Message("replace-text", "replace the text")

  @Test func `stores its edits in order and has the id of its message`() {
    let lines = LineIndex("ñ = a\nb\n".utf8)
    let edits = [(7..<8, "ç"), (0..<2, ""), (6..<6, ";")]
      .map { FixIt.Edit(replacing: lines.location(of: $0, in: "F"), with: $1) }
    let fix = FixIt(Self.message, edits: edits)
    #expect(fix.id == "replace-text")
    #expect(fix.edits.map(\.replacement) == ["ç", "", ";"])
    #expect(fix.edits.map { "\($0.location.line):\($0.location.column)" } == ["2:1", "1:1", "1:7"])
    #expect(fix.edits.map(\.location.utf8Range.isEmpty) == [false, false, true])
  }

  @Test func `differs from one with another location or replacement`() {
    let places = [0..<0, 0..<1].map { Location(file: "F", utf8Range: $0, line: 1, column: 1) }
    let fixes = places.flatMap { location in
      ["", "a"].map { FixIt(Self.message, edits: [FixIt.Edit(replacing: location, with: $0)]) }
    }
    #expect(Set(fixes).count == 4)
    #expect(FixIt(Diagnostic.Message("other", "other"), edits: fixes[0].edits) != fixes[0])
  }

  @Test func `requires an edit`() async {
    await #expect(processExitsWith: .failure) {
      _ = FixIt(Diagnostic.Message("replace-text", "replace the text"), edits: [])
    }
  }
}

@Suite struct `A parse result` {
  @Test(
    arguments: [
      ([], false), ([.note], false), ([.warning, .note], false), ([.warning, .error], true),
    ] as [([Diagnostic.Severity], Bool)]
  )
  func `has errors if a diagnostic is one`(severities: [Diagnostic.Severity], hasErrors: Bool) {
    let diagnostics = severities.map { Diagnostic(Diagnostic.Message("a", "a"), $0) }
    #expect(ParseResult("value", diagnostics: diagnostics).hasErrors == hasErrors)
  }

  @Test func `sorts diagnostics from notes to errors by severity`() {
    let shuffled: [Diagnostic.Severity] = [.error, .note, .warning]
    #expect(shuffled.sorted() == [.note, .warning, .error])
  }
}
