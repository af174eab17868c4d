import CatalogValidation
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `Text report of xcstrings validate` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  /// Returns an entry of a catalog with a translation for each language.
  private func entry(
    _ key: String,
    source: String? = nil,
    state: String = "translated",
    _ translations: [String: String]
  ) -> String {
    var texts = translations
    texts["en"] = source
    let localizations = texts.sorted { $0.key < $1.key }
      .map { language, text in
        #""\#(language)" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
      }
    return #""\#(key)" : { "localizations" : { \#(localizations.joined(separator: ",\n")) } }"#
  }

  /// Returns the lines of a validation.
  private func lines(
    _ entries: [String],
    _ options: String = "--quiet",
    language: String = "en_US.UTF-8"
  ) async throws -> [String] {
    let catalog = RuleExample(entries.joined(separator: ",\n")).markedCatalog
    try shell.folder.write(catalog, to: "A.xcstrings")
    let run = try await shell.run("validate A.xcstrings \(options)", language: language)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Translations that lack the placeholder of the key.
  private func lacking(_ languages: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: languages.map { ($0, "—") })
  }

  // MARK: - Lines

  @Test(arguments: [
    (["de"], "the placeholder '%@' is missing from the 'de' text"),
    (["de", "fr"], "the placeholder '%@' is missing from the 'de', 'fr' text"),
    (
      ["de", "fr", "it", "nl"],
      "the placeholder '%@' is missing from the 'de', 'fr', 'it', 1 more text"
    ),
    (
      ["da", "de", "es", "fr", "it", "nl", "pl"],
      "the placeholder '%@' is missing from the 'da', 'de', 'es', 4 more text"
    ),
  ])
  func `contain the key, and all languages with the same mistake`(
    _ languages: [String],
    _ sentence: String
  ) async throws {
    let lines = try await lines([entry("Hello, %@", lacking(languages))])
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("A.xcstrings:4:"))
    #expect(lines[0].hasSuffix(#": error: "Hello, %@": \#(sentence) [mismatched-placeholders]"#))
  }

  @Test func `contain the source text of keys of Interface Builder`() async throws {
    let keys = ["1908.title", "RB4-Sm-HuC.title", "menu.item.title"]
    let lines = try await lines(keys.map { entry($0, source: "Start %@", lacking(["de"])) })
    #expect(
      lines.map { $0.split(separator: ": the ")[0].split(separator: "error: ")[1] } == [
        #""Start %@" (1908.title)"#, #""Start %@" (RB4-Sm-HuC.title)"#, #""menu.item.title""#,
      ]
    )
  }

  @Test func `are safe for terminals, and have long keys truncated`() async throws {
    let long = String(repeating: "長い鍵", count: 20) + " %@"
    let keys = [#"\u001B[31m %@"#, long]
    let lines = try await lines(keys.map { entry($0, lacking(["de"])) })
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""\u{1B}[31m %@": the"#))
    let shown = String(repeating: "長い鍵", count: 11) + "長い…"
    #expect(lines[1].contains("\"\(shown)\": the"))
  }

  @Test func `are sorted by severity and rule, without notes`() async throws {
    let entries = [
      entry("Hello, %@", ["es": "Hola,  tú, %@."]), entry("Bye, %@", ["es": "Adiós"]),
      entry("One two", ["es": "Uno  dos"]),
    ]
    let rules = try await lines(entries).map { $0.split(separator: "[").last ?? "" }
    #expect(rules == ["mismatched-placeholders]", "double-space]", "double-space]"])
    let all = try await lines(entries, "--quiet --notes")
    #expect(all.dropLast().map { $0.split(separator: "[").last ?? "" } == rules)
    #expect(all.last?.hasSuffix("[mismatched-end-punctuation]") ?? false)
  }

  // MARK: - Limits

  @Test func `are limited for each rule, unless all are requested`() async throws {
    let entries = (10..<25).map { entry("Number \($0) of %@", lacking(["de"])) }
    let lines = try await lines(entries)
    #expect(lines.count == 11)
    #expect(lines.last == "… 5 more (--all) [mismatched-placeholders]")
    #expect(try await self.lines(entries, "--quiet --all").count == 15)
    // The line with the number would not be shorter.
    #expect(try await self.lines(Array(entries.prefix(11))).count == 11)
  }

  @Test
  func `contain the number of missing texts by language, the least work first`() async throws {
    let languages = ["da", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "ru"]
    let full = Dictionary(uniqueKeysWithValues: languages.map { ($0, "x") })
    var entries = (10..<22).map { entry("Number \($0)", [:]) }
    entries += (30..<42).map { entry("Review \($0)", state: "needs_review", ["fr": "Revoir"]) }
    entries += (50..<60).map { entry("Complete \($0)", full) }
    let lines = try await lines(entries)
    #expect(
      lines == [
        "fr: 12 missing, 12 need review", "da, de, es, it, ja, nl, pl, pt, ru: 24 missing",
      ]
    )
    let all = try await self.lines(entries, "--quiet --all")
    #expect(all.last == lines.last)
    #expect(all.count { $0.hasSuffix("[missing-translation]") } == 24)
    let spanish = try await self.lines(entries, language: "es_ES.UTF-8")
    #expect(spanish.first == "fr: faltan 12, 12 por revisar")
    // Each language lacks one text more than the one before.
    entries += languages.indices.map { index in
      let present = languages.prefix(index + 1)
      return entry("Some \(index)", full.filter { present.contains($0.key) })
    }
    let many = try await self.lines(entries)
    #expect(many.last == "… and 2 more languages (--all)")
    #expect(many.count == 9)
    #expect(
      try await self.lines(entries, language: "es_ES.UTF-8").last == "… y 2 idiomas más (--all)"
    )
  }

  @Test func `name languages with less than a tenth of the texts in one line`() async throws {
    var entries = (10..<40).map { entry("Number \($0)", ["de": "Nummer \($0)"]) }
    entries.append(entry("All", ["de": "Alle", "es": "Todo", "fr": "Tout"]))
    entries += (40..<52).map { entry("Other \($0)", [:]) }
    #expect(
      try await lines(entries).suffix(2) == [
        "de: 12 missing", "less than a tenth is translated: es, fr",
      ]
    )
    let ending = try await lines(entries, "").suffix(2)
    #expect(
      ending.first == "96 translations are missing, unfinished or not reviewed in 3 languages."
    )
    #expect(ending.last == "96 errors, 0 warnings and 0 notes in 1 catalog.")
  }

  @Test func `fit on two screens`() async throws {
    let entries = (100..<400)
      .flatMap { number in
        [
          entry("A\(number) %@", lacking(["de"])), entry("B\(number)", ["de": "b  b"]),
          entry("C\(number)", ["de": "c(c"]), entry("D\(number).", ["de": "d…"]),
          entry("E\(number)", ["de": " e"]), entry("F\(number)", ["de": "f f"]),
          entry("G\(number)", ["de": "g..."]), entry("Same Words", ["de": "the the"]),
        ]
      }
    #expect(try await lines(entries, "").count <= 120)
  }

  // MARK: - Numbers

  @Test func `ends with the number of findings by rule, and of fixes`() async throws {
    let entries = [
      entry("Bye, %@", ["es": "Adiós"]), entry("One two", ["es": "Uno  dos"]),
      entry("Hello", ["es": "Hola."]),
    ]
    #expect(
      try await lines(entries, "").suffix(7) == [
        "Level    Rule                        Findings  --fix",
        "error    mismatched-placeholders            1",
        "warning  double-space                       1      1",
        "note     mismatched-end-punctuation         1",
        "--notes lists the notes.",
        "--explain RULE explains a rule.",
        "1 error, 1 warning and 1 note in 1 catalog.",
      ]
    )
    #expect(
      try await lines(entries, "--notes", language: "es_ES.UTF-8").suffix(6) == [
        "Nivel  Regla                       Problemas  --fix",
        "error  mismatched-placeholders             1",
        "aviso  double-space                        1      1",
        "nota   mismatched-end-punctuation          1",
        "--explain REGLA explica una regla.",
        "1 error, 1 aviso y 1 nota en 1 catálogo.",
      ]
    )
  }

  // MARK: - Output

  @Test func `is written to a file`() async throws {
    let entries = [entry("Bye, %@", ["es": "Adiós"])]
    let printed = try await lines(entries, "")
    let rest = try await lines(entries, "-o out.txt")
    #expect(rest == printed.suffix(1))
    #expect(try shell.folder.text(of: "out.txt") == printed.joined(separator: "\n") + "\n")
    #expect(try await shell.run("validate A.xcstrings --report github -o out.txt").status == 64)
  }

  @Test func `has the groups of the JSON report`() async throws {
    let entries = [
      entry("Hello, %@", lacking(["de", "fr"])), entry("Bye, %@", lacking(["de", "fr"])),
    ]
    let output = try await lines(entries, "--json").joined(separator: "\n")
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.diagnostics.map(\.group) == [1, 1, 2, 2])
  }
}

private struct Report: Decodable {
  struct Finding: Decodable { let group: Int }
  let diagnostics: [Finding]
}
