import CatalogValidation
import Diagnostics
import TestSupport
import Testing

/// Configurations, comments and baselines that use the former ids of rules.
@Suite struct `Deprecated rule ids` {
  let shell: Shell
  private let catalog = "Localizations/App.xcstrings"

  init() throws {
    shell = try Shell()
    try shell.writeProject(
      source: Samples.source,
      catalog: Samples.catalog.replacing("Hola, %@", with: " Qué tal, %@?")
    )
  }

  private func configure(_ rules: String) throws {
    let configuration = try shell.folder.text(of: ".xcstrings.yml")
    try shell.folder.write("\(configuration)\nrules: {\(rules)}\n", to: ".xcstrings.yml")
  }

  private func comment(_ comment: String) throws {
    let text = try shell.folder.text(of: catalog)
    try shell.folder.write(text.replacing("Greets the user", with: comment), to: catalog)
  }

  @Test func `in a configuration set the level of the rule and cause a warning`() async throws {
    try configure("opening-marks: error, blanks-agree: off, endings-agree: off")
    let run = try await shell.run("validate")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        .xcstrings.yml:6:9: warning: the rule 'opening-marks' has been renamed to 'missing-inverted-punctuation' [deprecated-rule-id]
        .xcstrings.yml:6:31: warning: the rule 'blanks-agree' has been renamed to 'mismatched-surrounding-whitespace' [deprecated-rule-id]
        .xcstrings.yml:6:50: warning: the rule 'endings-agree' has been renamed to 'mismatched-end-punctuation' [deprecated-rule-id]

        """
    )
    #expect(
      run.output == """
        Localizations/App.xcstrings:10:23: error: "Hello, %@": the 'es' text has '?' without '¿' [missing-inverted-punctuation]
        1 error, 0 warnings and 0 notes in 1 catalog.

        """
    )
    #expect(
      try await shell.run("config --print").output
        .contains("  missing-inverted-punctuation: error\n")
    )
  }

  @Test func `in a comment turn off the rule and cause a warning at the id`() async throws {
    try comment("blanks-agree. [validate:off opening-marks blanks-agree]")
    let run = try await shell.run("validate --strict")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Localizations/App.xcstrings:5:48: warning: the rule 'opening-marks' has been renamed to 'missing-inverted-punctuation' [deprecated-rule-id]
        Localizations/App.xcstrings:5:62: warning: the rule 'blanks-agree' has been renamed to 'mismatched-surrounding-whitespace' [deprecated-rule-id]

        """
    )
  }

  @Test func `in a baseline match the findings of the rule and cause a warning`() async throws {
    let update = "validate --strict --baseline known.json --update-baseline"
    #expect(try await shell.run(update).status == 0)
    let current = try shell.folder.text(of: "known.json")
    let former = current.replacing("missing-inverted-punctuation", with: "opening-marks")
      .replacing("mismatched-surrounding-whitespace", with: "blanks-agree")
    try shell.folder.write(former, to: "known.json")
    let run = try await shell.run("validate --strict --baseline known.json")
    #expect(run.status == 0)
    #expect(run.output.contains("2 findings are in the baseline.\n"))
    #expect(
      run.errors.contains("known.json:2:75: warning: the rule 'blanks-agree' has been renamed")
    )
    #expect(
      run.errors.contains("known.json:3:75: warning: the rule 'opening-marks' has been renamed")
    )
    #expect(try await shell.run(update).status == 0)
    #expect(try shell.folder.text(of: "known.json") == current)
  }

  @Test func `cause one warning for each id in a run`() async throws {
    #expect(try await shell.run("validate --baseline known.json --update-baseline").status == 0)
    let former = try shell.folder.text(of: "known.json")
      .replacing("missing-inverted-punctuation", with: "opening-marks")
    try shell.folder.write(former, to: "known.json")
    try configure("opening-marks: warning")
    try comment("[validate:off opening-marks]")
    let run = try await shell.run("validate --strict --baseline known.json")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count { $0.contains("[deprecated-rule-id]") } == 1)
    #expect(run.errors.hasPrefix(".xcstrings.yml:6:9: warning: the rule 'opening-marks'"))
  }

  @Test func `can be explained`() async throws {
    let run = try await shell.run("validate --explain keys-differ")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        warning: the rule 'keys-differ' has been renamed to 'near-duplicate-keys' [deprecated-rule-id]

        """
    )
    #expect(run.output == (try await shell.run("validate --explain near-duplicate-keys")).output)
  }

  @Test func `are unique, and no rule has one as its id`() {
    let rules = ValidationRules.all.map { type(of: $0) }
    let ids = rules.map { $0.id } + rules.flatMap { $0.deprecatedIDs }
    #expect(Set(ids).count == ids.count)
  }
}
