import CatalogValidation
import Diagnostics
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `xcstrings coverage` {
  let shell: Shell
  private let catalog = "Localizations/App.xcstrings"

  init() throws {
    shell = try Shell()
  }

  /// Writes a catalog with entries, each a line of JSON.
  private func write(_ entries: String, to path: String = "Localizations/App.xcstrings") throws {
    try shell.folder.write(RuleExample(entries).markedCatalog, to: path)
  }

  private func rows(_ line: String) async throws -> [Row] {
    let run = try await shell.run(line)
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).catalogs
  }

  // MARK: - Catalogs

  @Test(arguments: [
    "[Localizations, Localizations/App.xcstrings]", "[./Localizations, Localizations]",
    "[Localizations/App.xcstrings, ./Localizations/../Localizations/App.xcstrings]",
    "[Localizations/App.xcstrings, Linked/App.xcstrings]", "[Localizations, LinkedFolder]",
  ])
  func `counts a catalog once that is listed twice`(catalogs: String) async throws {
    try write(
      """
      "a" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "A" } } } }
      """
    )
    try shell.folder.write("", to: "Linked/empty")
    try shell.folder.link("Linked/App.xcstrings", to: "../Localizations/App.xcstrings")
    try shell.folder.link("LinkedFolder", to: "Localizations")
    try shell.folder.write("catalogs: \(catalogs)\nlanguages: [es]\n", to: ".xcstrings.yml")
    #expect(try await rows("coverage --json").map(\.total) == [1])
    let named = catalogs.dropFirst().dropLast().replacing(",", with: "")
    #expect(try await rows("coverage --json \(named)").map(\.total) == [1])
  }

  // MARK: - Counts

  /// The states of two texts, and the percentages without and with `--human`.
  @Test(
    arguments: [
      ("translated", "translated", 2, 2), ("machine_translated", "translated", 2, 1),
      ("machine_translated", "machine_translated", 2, 0), ("needs_review", "translated", 1, 1),
    ]
  )
  func `counts only what people have finished with --human`(
    _ first: String,
    _ second: String,
    _ done: Int,
    _ human: Int
  ) async throws {
    try write(
      """
      "Open" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "\(first)", "value" : "Abrir" } } } },
      "Close" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "\(second)", "value" : "Cerrar" } } } }
      """
    )
    for (option, count) in [("", done), ("--human", human)] {
      let run = try await shell.run("coverage \(catalog) --language es --fail-under 100 \(option)")
      #expect(run.status == (count == 2 ? 0 : 1), "\(run.errors)")
      #expect(run.output.contains("\(count * 50)%"), "\(run.output)")
      let page = try await shell.run(
        "coverage \(catalog) --language es --report markdown \(option)"
      )
      #expect(page.output.contains("outstanding key") == (count < 2), "\(page.output)")
    }
  }

  @Test func `shows a row for each language, including one without strings`() async throws {
    try shell.writeProject(source: Samples.source)
    let run = try await shell.run("coverage --languages en,es,fr")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Catalog                      Language  Keys  Translated  Needs review  Unfinished  Missing  Done
        Localizations/App.xcstrings  fr           1           0             0           0        1    0%
        Localizations/App.xcstrings  es           1           1             0           0        0  100%

        """
    )
  }

  @Test(arguments: [
    (#""state" : "translated", "value" : "Guardar""#, "translated"),
    (#""state" : "machine_translated", "value" : "Guardar""#, "machineTranslated"),
    (#""state" : "needs_review", "value" : "Guardar""#, "needsReview"),
    (#""state" : "stale", "value" : "Guardar""#, "needsReview"),
    (#""state" : "of_a_later_xcode", "value" : "Guardar""#, "needsReview"),
    (#""state" : "new", "value" : """#, "new"),
    (#""state" : "translated", "value" : " ""#, "missing"),
  ])
  func `counts a string by its state, and an empty one as missing`(
    _ unit: String,
    _ state: String
  ) async throws {
    try write(#""Save" : { "localizations" : { "es" : { "stringUnit" : { \#(unit) } } } }"#)
    let row = try #require(try await rows("coverage \(catalog) --languages es --json").first)
    #expect(row.counts == [state: 1])
  }

  @Test(arguments: [
    ("translated", "translated", "translated"), ("translated", "needs_review", "needsReview"),
    ("needs_review", "new", "new"), ("machine_translated", "translated", "machineTranslated"),
  ])
  func `counts a key by its least complete variant`(
    _ one: String,
    _ other: String,
    _ state: String
  ) async throws {
    func unit(_ state: String) -> String {
      #"{ "stringUnit" : { "state" : "\#(state)", "value" : "%lld" } }"#
    }
    let forms = #""plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) }"#
    let entries = [
      #""variations" : { \#(forms) }"#,
      #""variations" : { "device" : { "mac" : { "variations" : { \#(forms) } } } }"#,
      """
      "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
      "substitutions" : { "n" : { "formatSpecifier" : "lld", "variations" : { \(forms) } } }
      """,
    ]
    for entry in entries {
      try write(#""%lld days" : { "localizations" : { "es" : { \#(entry) } } }"#)
      let row = try #require(try await rows("coverage \(catalog) --languages es --json").first)
      #expect(row.counts == [state: 1])
    }
  }

  @Test func `skips excluded keys and shows stale keys separately`()
    async throws
  {
    try write(
      """
      "Acme" : { "shouldTranslate" : false },
      "Old" : { "extractionState" : "stale" },
      "%lld / %lld" : {},
      "—" : { "localizations" : { "es" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
      "title" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Title" } } } }
      """
    )
    let run = try await shell.run("coverage \(catalog) --languages en,es")
    #expect(
      run.output == """
        Catalog                      Language  Keys  Translated  Needs review  Unfinished  Missing  Stale  Done
        Localizations/App.xcstrings  es           3           2             0           0        1      1   66%

        """
    )
    #expect(
      run.errors
        == "2 keys without letters count as translated, although they have no translation.\n"
    )
  }

  @Test func `accepts fallback translations like the rules`() async throws {
    try write(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Guardar" } } } },
      "Open" : {}
      """
    )
    let rows = try await rows("coverage \(catalog) --languages es-MX,en-GB,fr --json")
    #expect(
      rows.map(\.counts) == [["translated": 1, "missing": 1], ["translated": 2], ["missing": 2]]
    )
  }

  @Test func `is incomplete if and only if validate finds an error`() async throws {
    let rules: [any ValidationRule.Type] = [
      MissingTranslationRule.self, EmptyTranslationRule.self, UnfinishedTranslationRule.self,
      NeedsReviewRule.self, UnchangedTranslationRule.self,
    ]
    for rule in rules {
      for example in rule.triggering + rule.nonTriggering {
        try shell.folder.write(MarkedText(example.markedCatalog).text, to: catalog)
        let languages = example.languages.joined(separator: ",")
        let findings = try await shell.run("validate \(catalog) --languages \(languages)").output
        let isIncomplete = findings.split(separator: "\n")
          .contains { line in
            line.contains(": error: ")
              && ["missing", "empty", "unfinished"]
                .contains { line.hasSuffix("[\($0)-translation]") }
          }
        let rows = try await rows("coverage \(catalog) --languages \(languages) --json")
        #expect(rows.contains { ($0.missing + $0.new) > 0 } == isIncomplete, "\(example.entries)")
      }
    }
  }

  // MARK: - Several catalogs

  @Test func `adds up the catalogs by language`() async throws {
    try shell.writeProject(source: Samples.source)
    try write(
      """
      "Save" : {}, "Open" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "machine_translated", "value" : "Abrir" } } } }
      """,
      to: "Localizations/More.xcstrings"
    )
    let run = try await shell.run("coverage")
    #expect(
      run.output == """
        Catalog                       Language  Keys  Translated  Machine  Needs review  Unfinished  Missing  Done
        All catalogs                  es           3           1        1             0           0        1   66%
        Localizations/More.xcstrings  es           2           0        1             0           0        1   50%

        """
    )
    #expect(
      try await shell.run("coverage --all").output == """
        Catalog                       Language  Keys  Translated  Machine  Needs review  Unfinished  Missing  Done
        All catalogs                  es           3           1        1             0           0        1   66%
        All catalogs                  en           3           3        0             0           0        0  100%
        Localizations/More.xcstrings  es           2           0        1             0           0        1   50%
        Localizations/App.xcstrings   en           1           1        0             0           0        0  100%
        Localizations/App.xcstrings   es           1           1        0             0           0        0  100%
        Localizations/More.xcstrings  en           2           2        0             0           0        0  100%

        """
    )
    let report = try JSONDecoder()
      .decode(Report.self, from: Data(try await shell.run("coverage --json").output.utf8))
    #expect(report.totals.map(\.total) == [3, 3])
    #expect(report.totals.map(\.percent) == [100, 66.66])
  }

  @Test func `reports a damaged catalog, and the others nevertheless`() async throws {
    try write(#""Save" : {}"#)
    try shell.folder.write("{", to: "Localizations/Broken.xcstrings")
    let run = try await shell.run("coverage Localizations --languages es --json")
    #expect(run.status == 65)
    #expect(run.errors.contains("'Localizations/Broken.xcstrings' cannot be read"))
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.catalogs.map(\.missing) == [1])
    let none = try await shell.run("coverage Localizations/Broken.xcstrings")
    #expect(none.status == 65 && none.output.isEmpty)
  }

  // MARK: - Texts like the source text

  @Test(arguments: [(0, 100), (1, 100), (2, 50), (4, 0)])
  func `does not count texts like the source text if they are more than a quarter`(
    _ count: Int,
    _ percent: Double
  ) async throws {
    let keys = ["Save", "Open", "Close", "Print %@"]
    let entries = keys.enumerated()
      .map { index, key in
        let text = index < count ? key : "Etwas %@"
        return #"""
          "\#(key)" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } },
            "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "\#(key)" } } } }
          """#
      }
    try write(entries.joined(separator: ",\n"))
    let rows = try await rows("coverage \(catalog) --languages de,en-GB --json")
    #expect(rows.map(\.sameAsSource) == [count, 0])
    #expect(rows.map(\.percent) == [percent, 100])
    let run = try await shell.run("coverage \(catalog) --languages de,en-GB")
    #expect(run.output.contains("Same as source") == (count > 0))
    #expect(run.errors.contains("do not count as done: de") == (count > 1))
  }

  // MARK: - Threshold

  @Test(arguments: [
    ("66", 0), ("66.6", 0), ("66.666666", 0), ("66.666667", 1), ("67%", 1), ("0", 0), ("100", 1),
    ("100.5", 64), ("-1", 64), ("much", 64), ("66,6", 64),
  ])
  func `is compared exactly with the threshold`(
    _ threshold: String,
    _ status: Int32
  ) async throws {
    try write(
      """
      "Save" : {}, "—" : {}, "Open" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "Abrir" } } } }
      """
    )
    let run = try await shell.run("coverage \(catalog) --languages es --fail-under=\(threshold)")
    #expect(run.status == status)
  }

  @Test func `reports languages below the threshold in the language and format of the user`()
    async throws
  {
    try write(#""Save" : {}"#)
    let line = "coverage \(catalog) --languages en,es,fr --fail-under"
    let english = try await shell.run("\(line) 90.5")
    #expect(english.status == 1)
    #expect(
      english.errors == """
        \(catalog):1:1: error: 'es' is 0.00% translated (0/1); at least 90.5% is required [coverage-too-low]
        \(catalog):1:1: error: 'fr' is 0.00% translated (0/1); at least 90.5% is required [coverage-too-low]

        """
    )
    let spanish = try await shell.run("\(line) 90,5", language: "es_ES.UTF-8")
    #expect(spanish.status == 1)
    #expect(
      spanish.errors.contains(
        "«fr» está traducido al 0,00\u{A0}% (0/1); se exige al menos el 90,5\u{A0}%"
      )
    )
  }

  // MARK: - Other formats

  @Test func `prints the same JSON in every language, with the missing percentage`() async throws {
    try write(#""Save" : {}"#)
    let line = "coverage \(catalog) --languages es --fail-under 50 --json"
    let run = try await shell.run(line)
    #expect(run.status == 1)
    #expect(run.output == (try await shell.run(line, language: "es_ES.UTF-8")).output)
    #expect(run.output.contains(#""meetsThreshold" : false"#))
  }

  @Test func `prints a Markdown table`() async throws {
    try write(#""Save" : {}"#)
    let run = try await shell.run("coverage \(catalog) --languages es --report markdown")
    #expect(
      run.output.hasPrefix(
        """
        | Catalog | Language | Keys | Translated | Needs review | Unfinished | Missing | Done |
        | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
        | `\(catalog)` | `es` | 1 | 0 | 0 | 0 | 1 | 0% |


        """
      )
    )
  }

  @Test func `adds a summary to the GitHub run and annotates files below the threshold`()
    async throws
  {
    try write(#""Save" : {}"#)
    let run = try await shell.run(
      "coverage \(catalog) --languages es --fail-under 50 --report github",
      environment: ["GITHUB_STEP_SUMMARY": shell.folder.path("summary.md")]
    )
    #expect(run.status == 1)
    #expect(
      run.output.contains("::error file=\(catalog),line=1,col=1,title=coverage-too-low::'es' is")
    )
    let summary = try shell.folder.text(of: "summary.md")
    #expect(summary.contains("| `\(catalog)` | `es` | 1 | 0 |"))
    #expect(summary.contains(" translated "))
  }
}

/// The part of `coverage --json` that the tests read.
private struct Report: Decodable {
  let catalogs: [Row]
  let totals: [Row]
}

private struct Row: Decodable {
  let total: Int
  let translated: Int
  let machineTranslated: Int
  let needsReview: Int
  let new: Int
  let missing: Int
  let stale: Int
  let sameAsSource: Int
  let percent: Double

  /// The numbers other than zero.
  var counts: [String: Int] {
    [
      "translated": translated, "machineTranslated": machineTranslated, "needsReview": needsReview,
      "new": new, "missing": missing, "stale": stale,
    ]
    .filter { $0.value > 0 }
  }
}
