import ICU
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

/// The guard against translations that are older than their source text, in a git repository.
@Suite struct `xcstrings review --init` {
  private static let catalog = "L.xcstrings"
  private static let records = ".xcstrings/review.jsonl"
  let repository: GitRepository

  init() throws {
    repository = try GitRepository()
    try repository.write(
      "catalogs: [L.xcstrings]\ntargets:\n  App: {table: L}\n",
      to: ".xcstrings.yml"
    )
    try repository.write("import SwiftUI\n", to: "Sources/App/App.swift")
  }

  /// Commits a version of the catalog.
  ///
  /// - Parameters:
  ///   - source: The English text of `door`.
  ///   - translations: The translations; those with a question mark at their end need review.
  ///   - name: The path of the catalog.
  /// - Throws: An error if git fails.
  private func commit(
    _ source: String,
    _ translations: [String: String],
    to name: String = catalog
  ) throws {
    try repository.commit(name) { $0 = Self.edited($0, source, translations) }
  }

  private static func edited(
    _ catalog: StringCatalog,
    _ source: String,
    _ translations: [String: String]
  ) -> StringCatalog {
    var catalog = catalog
    var entry = catalog["door"] ?? StringCatalog.Entry(extractionState: .manual)
    entry.localizations["en"] = StringCatalog.Localization(source)
    for (language, text) in translations {
      entry.localizations[language] = StringCatalog.Localization(
        text.filter { $0 != "?" },
        state: text.hasSuffix("?") ? .needsReview : .translated
      )
    }
    catalog["door"] = entry
    return catalog
  }

  /// Edits the catalog without a commit.
  private func edit(_ source: String, _ translations: [String: String]) throws {
    let edited = Self.edited(try repository.catalog(Self.catalog), source, translations)
    try repository.write(String(decoding: edited.printed(), as: UTF8.self), to: Self.catalog)
  }

  private func state(_ language: String) throws -> String? {
    try repository.catalog(Self.catalog)["door"]?.localizations[language]?.stringUnit?.state
      .rawValue
  }

  private func lines() throws -> [String] {
    try repository.text(of: Self.records).split(separator: "\n").map(String.init)
  }

  private static func former(_ language: String, _ text: String) -> String {
    #"{"catalog":"L.xcstrings","key":"door","language":"\#(language)","from":{"":"\#(text)"}}"#
  }

  // MARK: History

  @Test func `marks the translations that are older than their source text in git`() throws {
    try commit("Open door", ["es": "Abrir puerta", "fr": "Ouvrir la porte", "de": "Öffnen"])
    try commit("Open the door", ["fr": "Ouvrez la porte"])
    try commit("Open the door", ["de": "Öffnen?"])
    try commit("Open the door", ["de": "Öffnen"])
    let preview = try repository.run("review --init history --dry-run")
    #expect(preview.status == 0)
    #expect(
      preview.output == """
        Would mark 1 translation in L.xcstrings as needing review.
          "door"  es
              - "Open door"
              + "Open the door"
        Would create .xcstrings/review.jsonl.

        """
    )
    #expect(try state("es") == "translated")
    #expect(try repository.run("review --init history").status == 0)
    #expect(try state("es") == "needs_review")
    #expect(try state("fr") == "translated")
    #expect(try state("de") == "translated")
    let lines = try lines()
    #expect(lines.count == 2)
    #expect(
      lines.first?
        .hasPrefix(
          #"{"catalog":"L.xcstrings","key":"door","source":{"":"Open the door"},"seen":"s1-"#
        ) == true
    )
    #expect(lines.last == Self.former("es", "Open door"))
    #expect(try repository.run("review --init history").status == 65)
    #expect(try repository.run("sync --check").status == 0)
  }

  /// Source texts before and after a change, and whether it is trivial.
  @Test(arguments: [
    ("are you sure", "Are you sure", true), ("Settings ...", "Settings...", true),
    ("Open  door ", "Open door.", true), ("Open", "Open?", false), ("Open %d", "Open %D", false),
    ("Open door", "Open doors", false),
  ])
  func `keeps translations after a trivial change unless the project wants a review`(
    _ former: String,
    _ current: String,
    _ isTrivial: Bool
  ) throws {
    try commit(former, ["es": "Abrir"])
    try commit(current, [:])
    let preview = try repository.run("review --init history --dry-run")
    #expect(preview.output.contains("Would mark") != isTrivial, "\(preview.output)")
    try repository.write(
      try repository.text(of: ".xcstrings.yml") + "review: {trivialChanges: review}\n",
      to: ".xcstrings.yml"
    )
    #expect(try repository.run("review --init history").status == 0)
    #expect(try state("es") == "needs_review")
    let reason = isTrivial ? "trivial-change" : "source-changed"
    #expect(try repository.run("review --list").output.hasSuffix("\t\(reason)\n"))
  }

  @Test(arguments: [true, false])
  func `keeps a translation with forms if the source text gets forms`(_ hasForms: Bool) throws {
    func localization(_ texts: [String]) -> StringCatalog.Localization {
      texts.count == 1
        ? StringCatalog.Localization(texts[0])
        : StringCatalog.Localization(
          variations: StringCatalog.Variations(
            plural: [
              .one: StringCatalog.Localization(texts[0]),
              .other: StringCatalog.Localization(texts[1]),
            ]
          )
        )
    }
    func commit(_ sources: [String]) throws {
      try repository.commit(Self.catalog) { catalog in
        var entry = catalog["door"] ?? StringCatalog.Entry(extractionState: .manual)
        entry.localizations["en"] = localization(sources)
        entry.localizations["es"] = localization(
          hasForms ? ["%lld voto", "%lld votos"] : ["%lld votos"]
        )
        catalog["door"] = entry
      }
    }
    try commit(["%lld votes"])
    try commit(["%lld vote", "%lld votes"])
    let preview = try repository.run("review --init history --dry-run")
    #expect(preview.output.contains("Would mark") != hasForms, "\(preview.output)")
  }

  @Test func `follows renamed catalogs and merges`() throws {
    try commit("Open door", ["es": "Abrir puerta"], to: "Old/App.xcstrings")
    try repository.git("checkout", "--quiet", "-b", "side")
    try repository.commit("Old/App.xcstrings") { catalog in
      catalog["gate"] = StringCatalog.Entry(
        extractionState: .manual,
        localizations: ["en": StringCatalog.Localization("Gate")]
      )
    }
    try repository.git("checkout", "--quiet", "main")
    try repository.git("mv", "Old/App.xcstrings", "L.xcstrings")
    try repository.commit("move")
    try commit("Open the door", [:])
    #expect(try repository.git("merge", "--quiet", "--no-edit", "side").status == 0)
    let run = try repository.run("review --init history --json")
    #expect(run.output.contains(#""former" : {"#) || run.output.contains(#""former":{"#))
    #expect(try lines().last == Self.former("es", "Open door"))
  }

  @Test func `says that a shallow clone has only the last commits`() throws {
    try commit("Open door", ["es": "Abrir puerta"])
    try commit("Open the door", [:])
    let clone = repository.home.path("clone")
    try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.folder)", clone)
    let run = try repository.run("review --init history", in: clone)
    #expect(run.status == 0)
    #expect(run.errors.contains("This clone has only the last commits"))
    #expect(!run.output.contains("Marked"))
  }

  @Test func `needs a history of the catalogs for the way 'history' only`() throws {
    try repository.write(
      StringCatalog.text(["door": "Abrir"]),
      to: Self.catalog
    )
    let run = try repository.run("review --init history")
    #expect(run.status == 65)
    #expect(run.errors.contains("Git has no history of these catalogs."))
    #expect(try repository.run("review --init trust").status == 0)
    #expect(try repository.text(of: Self.records).isEmpty)
  }

  @Test func `marks all finished translations with the way 'review'`() throws {
    try commit("Open door", ["es": "Abrir puerta", "fr": "Ouvrir?"])
    let run = try repository.run("review --init review")
    #expect(run.output.hasPrefix("Marked 1 translation in L.xcstrings as needing review.\n"))
    #expect(try state("es") == "needs_review")
  }

  // MARK: Guard

  @Test func `makes validate report translations that are older than their source text`() throws {
    try commit("Open door", ["es": "Abrir puerta", "fr": "Ouvrir la porte"])
    #expect(try repository.run("validate").output.contains("source-changed") == false)
    #expect(try repository.run("review --init trust").status == 0)
    try repository.commit("records")
    try edit("Open the garage door", ["fr": "Ouvrir le garage"])
    let run = try repository.run("validate")
    let finding =
      #"warning: the translation of "door" in 'es' was made for "Open door", but the source text is now "Open the garage door" [source-changed]"#
    #expect(run.output.contains(finding), "\(run.output)")
    #expect(!run.output.contains("in 'fr' was made"))
    try repository.write(
      try repository.text(of: ".xcstrings.yml") + "rules: {source-changed: off}\n",
      to: ".xcstrings.yml"
    )
    #expect(try !repository.run("validate").output.contains("source-changed"))
  }

  @Test func `makes sync mark them, and keep the former source text until they are approved`()
    throws
  {
    try commit("Open door", ["es": "Abrir puerta"])
    try repository.run("review --init trust")
    try repository.commit("records")
    try edit("Open the door", [:])
    let before = try repository.text(of: Self.catalog)
    let check = try repository.run("sync --check")
    #expect(check.status == 1)
    #expect(check.output.contains("~ outdated  \"door\""), "\(check.output)")
    #expect(check.output.contains("was \"Open door\""))
    #expect(try repository.text(of: Self.catalog) == before)
    #expect(try repository.run("sync").status == 0)
    #expect(try state("es") == "needs_review")
    #expect(try lines().last == Self.former("es", "Open door"))
    #expect(try repository.run("sync --check").status == 0)
    try repository.run("mark --as translated --language es")
    #expect(try repository.run("sync").status == 0)
    #expect(try lines().count == 1)
    #expect(try state("es") == "translated")
  }

  @Test func `records nothing in a project without records`() throws {
    try commit("Open door", ["es": "Abrir puerta"])
    #expect(try repository.run("sync").status == 0)
    #expect(throws: (any Error).self) { try repository.text(of: Self.records) }
  }

  @Test func `finds a text that was its key when the records were written`() throws {
    try repository.commit(Self.catalog) { catalog in
      catalog["Open"] = StringCatalog.Entry(
        extractionState: .manual,
        localizations: ["es": StringCatalog.Localization("Abrir")]
      )
    }
    try repository.run("review --init trust")
    try repository.commit("records")
    try repository.commit(Self.catalog) { catalog in
      catalog["Open"]?.localizations["en"] = StringCatalog.Localization("Open file")
      catalog["New"] = StringCatalog.Entry(
        extractionState: .manual,
        localizations: [
          "en": StringCatalog.Localization("New file"), "es": StringCatalog.Localization("Nuevo"),
        ]
      )
    }
    let output = try repository.run("validate").output
    #expect(output.contains(#"was made for "Open", but the source text is now "Open file""#))
    #expect(!output.contains(#"the translation of "New" in 'es' was made"#))
  }

  @Test func `refuses to write records with damaged lines, and changes no catalog`() throws {
    try commit("Open door", ["es": "Abrir puerta"])
    try repository.run("review --init trust")
    try repository.write(try repository.text(of: Self.records) + "<<<<<<< ours\n", to: Self.records)
    try edit("Open the door", [:])
    let run = try repository.run("sync")
    #expect(run.status == 65)
    #expect(run.errors.contains(".xcstrings/review.jsonl:2:1: error: "), "\(run.errors)")
    #expect(try state("es") == "translated")
  }

  @Test func `keeps the records of a renamed key and of a moved catalog`() throws {
    try commit("Open door", ["es": "Abrir puerta"])
    try repository.run("review --init trust")
    #expect(try repository.run("rename --key door --to gate --force").status == 0)
    #expect(try lines().first?.contains(#""key":"gate""#) == true)
    try repository.git("mv", "L.xcstrings", "Sources/App/L.xcstrings")
    try repository.write(
      "catalogs: [Sources/App]\ntargets:\n  App: {table: L}\n",
      to: ".xcstrings.yml"
    )
    #expect(try repository.run("sync").status == 0)
    #expect(
      try lines().first?.hasPrefix(#"{"catalog":"Sources/App/L.xcstrings","key":"gate""#) == true
    )
  }

  @Test
  func `makes outdated translations errors that coverage does not count if the guard is strict`()
    throws
  {
    try commit("Open door", ["es": "Abrir puerta"])
    try repository.run("review --init trust")
    try edit("Open the door", [:])
    #expect(try repository.run("validate").status == 0)
    #expect(try repository.run("coverage --fail-under 100").status == 0)
    try repository.write(
      try repository.text(of: ".xcstrings.yml") + "review: {guard: strict}\n",
      to: ".xcstrings.yml"
    )
    #expect(try repository.run("validate").status == 1)
    #expect(try repository.run("coverage --fail-under 100").status == 1)
  }

  // MARK: Merging

  @Test func `lets git merge the records by text`() throws {
    try repository.run("install-git-drivers")
    try repository.commit(Self.catalog) { catalog in
      for key in ["a", "b"] {
        catalog[key] = StringCatalog.Entry(
          extractionState: .manual,
          localizations: [
            "en": StringCatalog.Localization("Text \(key)"),
            "es": StringCatalog.Localization("Texto \(key)"),
          ]
        )
      }
    }
    try repository.run("review --init trust")
    try repository.commit("records")
    for (branch, key) in [("left", "a"), ("right", "b")] {
      try repository.git("checkout", "--quiet", "-B", branch, "main")
      try repository.commit(Self.catalog) { catalog in
        catalog[key]?.localizations["en"] = StringCatalog.Localization("New text \(key)")
      }
      #expect(try repository.run("sync").status == 0)
      try repository.commit("sync")
    }
    let merge = try repository.git("merge", "--no-edit", "left")
    #expect(merge.status == 0, "\(merge.output)\(merge.errors)")
    let lines = try lines()
    #expect(lines.count == 4)
    #expect(lines.filter { $0.contains(#""from":{"":"Text"#) }.count == 2)
    #expect(lines.filter { $0.contains(#""source":{"":"New text"#) }.count == 2)
    #expect(try repository.run("sync --check").status == 0)
  }

  // MARK: Versions

  @Test func `marks the strings of a list that have not changed since`() throws {
    try commit("Open door", ["es": "Abrir puerta?", "fr": "Ouvrir?"])
    let list = try repository.run("list --state needs_review --json").output
    try repository.write(list, to: "list.json")
    try edit("Open door", ["fr": "Ouvrez?"])
    let all = try repository.run("mark --as translated --from list.json --all-or-nothing")
    #expect(all.status == 1)
    #expect(all.errors.hasSuffix("No string was changed.\n"), "\(all.errors)")
    #expect(try state("es") == "needs_review")
    let run = try repository.run("mark --as translated --from list.json --json")
    #expect(run.status == 1)
    #expect(
      run.output.contains(#""reason" : "translation""#)
        || run.output.contains(#""reason":"translation""#)
    )
    #expect(try state("es") == "translated")
    #expect(try state("fr") == "needs_review")
    try edit("Open the door", [:])
    try repository.run("mark --as needs_review --language es")
    try repository.write(
      list.replacing(#""language":"fr""#, with: #""language":"de""#),
      to: "list.json"
    )
    #expect(try repository.run("mark --as translated --from list.json").status == 1)
    #expect(try state("es") == "needs_review")
  }

  /// Returns a catalog with plural forms in English.
  private static func doors(one: String) -> String {
    #"""
    {"sourceLanguage":"en","strings":{"doors %lld":{"extractionState":"manual","localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"\#(one)"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld doors"}}}}}}}},"version":"1.0"}
    """#
  }

  @Test func `compares the versions in a table with the catalog`() throws {
    try repository.write(Self.doors(one: "%lld door"), to: Self.catalog)
    try repository.run("export --format csv -l es -o es.csv")
    let table = try repository.text(of: "es.csv")
    let translated = table.replacing("%lld doors,,,", with: "%lld doors,%lld puertas,,")
      .replacing("%lld doors;;;", with: "%lld doors;%lld puertas;;")
    #expect(translated != table, "\(table)")
    try repository.write(translated, to: "es.csv")
    for (one, state) in [("A door", "needs_review"), ("%lld door", "translated")] {
      try repository.write(Self.doors(one: one), to: Self.catalog)
      let run = try repository.run("import es.csv --new-language")
      #expect(run.errors.contains("[source-changed]") == (one == "A door"), "\(run.errors)")
      let spanish = try repository.catalog(Self.catalog)["doors %lld"]?.localizations["es"]
      let unit = spanish?.leaves.first { $0.name == "plural.other" }?.unit
      #expect(unit?.state.rawValue == state, "\(run.output)\(run.errors)")
    }
  }
}
