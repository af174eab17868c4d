import CatalogValidation
import Diagnostics
import Testing

@Suite struct `Groups of findings` {
  private func finding(
    _ rule: Diagnostic.ID = "double-space",
    _ severity: Diagnostic.Severity = .warning,
    key: String = "Save",
    in language: String,
    form: String? = nil,
    line: Int = 1
  ) -> Diagnostic {
    Diagnostic(
      Diagnostic.Message(rule, "the text in \(quoted: language) has several spaces"),
      severity,
      at: Location(file: "A.xcstrings", utf8Range: line..<line, line: line, column: 1),
      path: [key, language] + (form.map { [$0] } ?? [])
    )
  }

  @Test func `contain the findings whose messages differ only in the language`() {
    let findings = [
      finding(in: "es", line: 1), finding(in: "de", line: 2),
      finding(key: "Open", in: "es", line: 3),
      finding("repeated-word", in: "es", line: 4),
      finding("double-space", .note, in: "fr", line: 5),
      finding(in: "es", form: "one", line: 6),
    ]
    let groups = FindingGroup.grouping(findings)
    #expect(groups.map { $0.findings.map { $0.location?.line } } == [[1, 2, 6], [3], [4], [5]])
    #expect(groups[0].languages == ["de", "es"])
    #expect(FindingGroup.numbers(of: findings) == [1, 1, 2, 3, 4, 1])
  }

  @Test func `name all languages in one message`() {
    let group = FindingGroup.grouping([finding(in: "es"), finding(in: "de")])[0]
    #expect(group.namesLanguage)
    #expect(
      group.message(naming: .text("2 languages")).english
        == "the text in 2 languages has several spaces"
    )
  }

  @Test func `are single findings without a language or of no rule`() {
    let message = Diagnostic.Message("stale-key", "the key is stale")
    let stale = Diagnostic(message, .warning, path: ["Save"])
    let unknown = finding("conflict-markers", in: "es")
    let groups = FindingGroup.grouping([stale, stale, unknown, unknown])
    #expect(groups.count == 4)
    #expect(groups.flatMap(\.languages) == [])
  }

  @Test func `about translation states are counted by language, the least work first`() {
    let counts = LanguageStateCounts.counting([
      finding("needs-review", in: "fr"), finding("needs-review", in: "fr"),
      finding("missing-translation", .error, in: "de"),
      finding("unchanged-translation", .note, in: "es"),
      finding("unchanged-translation", in: "it"), finding("double-space", in: "it"),
    ])
    #expect(counts.map(\.language) == ["es", "fr", "de"])
    #expect(
      counts.map(\.counts) == [
        ["unchanged-translation": 1], ["needs-review": 2], ["missing-translation": 1],
      ]
    )
  }

  @Test func `are counted by severity and rule`() {
    let edit = FixIt.Edit(
      replacing: Location(file: "A.xcstrings", utf8Range: 0..<1, line: 1, column: 1),
      with: " "
    )
    var fixable = finding(in: "es")
    fixable.fixIts = [FixIt(fixable.message, edits: [edit])]
    let counts = RuleCount.counting([
      finding("needs-review", .note, in: "es"), fixable, finding(in: "de"),
      finding("missing-translation", .error, in: "es"),
    ])
    #expect(counts.map(\.id) == ["missing-translation", "double-space", "needs-review"])
    #expect(counts.map(\.count) == [1, 2, 1])
    #expect(counts.map(\.fixableCount) == [0, 1, 0])
  }
}
