import ICU
import OrderedCollections
import StringCatalog
import Testing

@Suite struct `Renamed keys` {
  @Test(arguments: rows) fileprivate func `are suggested`(_ row: RenameRow) {
    let report = row.synchronized(.report).report
    #expect(report.suggestedRenames.map { "\($0.formerKey) → \($0.key)" } == row.pairs)
    #expect(report.changes(of: .renamed).isEmpty)
  }

  @Test(arguments: rows) fileprivate func `keep their translations, which then need review`(
    _ row: RenameRow
  ) throws {
    let (catalog, report) = row.synchronized(.apply)
    let changes = report.changes(of: .renamed)
    #expect(changes.map { "\($0.formerKey ?? "") → \($0.key)" }.sorted() == row.pairs.sorted())
    for change in changes {
      let unit = try #require(catalog[change.key]?.localizations["es"]?.stringUnit)
      #expect(unit.state == .needsReview)
      #expect(catalog[change.formerKey ?? ""] == nil)
      #expect(change.reviewedLanguages == ["es"])
    }
    let (again, second) = row.synchronized(.apply, catalog)
    #expect(second.isUnchanged)
    #expect(again.printed() == catalog.printed())
  }

  @Test(arguments: rows) fileprivate func `are not suggested with the policy 'off'`(
    _ row: RenameRow
  ) {
    let report = row.synchronized(.off).report
    #expect(report.suggestedRenames.isEmpty && report.changes(of: .renamed).isEmpty)
  }

  @Test(arguments: rows) fileprivate func `are not detected by a partial extraction`(
    _ row: RenameRow
  ) {
    let report = row.synchronized(.apply, completeness: .partial).report
    #expect(report.suggestedRenames.isEmpty && report.changes(of: .renamed).isEmpty)
  }

  @Test(arguments: texts) func `have their placeholders adapted`(
    _ former: String,
    _ translation: String,
    _ key: String,
    _ expected: String
  ) {
    let row = RenameRow(title: "", former: [(former, translation)], new: [found(key)], pairs: [])
    let catalog = row.synchronized(.apply).catalog
    #expect(catalog[key]?.localizations["es"]?.stringUnit?.value == expected)
  }

  @Test func `keep the source string only if a user wrote it`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["Log in to see all of your messages now"] = StringCatalog.Entry(localizations: [
      "en": .init("Log in to see all of your messages now")
    ])
    catalog["%@ has %@ in here"] = StringCatalog.Entry(
      localizations: ["en": .init("%1$@ owns %2$@ here")]
    )
    catalog["greeting"] = StringCatalog.Entry(
      extractionState: .extractedWithValue,
      localizations: ["en": .init("Good morning", state: .new), "es": .init("Buenos días")]
    )
    let strings = [
      found("Log in to see all of your messages"), found("%@ has %@, in here"),
      found("welcome", value: "Good morning!"),
    ]
    let (result, _) = synchronize(
      catalog,
      with: strings,
      completeness: .complete,
      options: SyncOptions(renames: .apply)
    )
    #expect(result.keys == ["%@ has %@, in here", "Log in to see all of your messages", "welcome"])
    let texts = result.keys.map { result[$0]?.localizations["en"]?.stringUnit }
    #expect(
      texts == [
        .init(state: .needsReview, value: "%1$@ owns %2$@ here"),
        .init(state: .translated, value: "Log in to see all of your messages"),
        .init(state: .new, value: "Good morning!"),
      ]
    )
    #expect(result["welcome"]?.extractionState == .extractedWithValue)
  }

  @Test func `keep plurals, with the specifier of their number`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["%d days are left"] = StringCatalog.Entry(
      comment: "Old",
      localizations: [
        "es": .init(
          stringUnit: .init(state: .translated, value: "%#@days@"),
          substitutions: [
            "days": .init(
              argNum: 1,
              formatSpecifier: "d",
              variations: .init(plural: [.one: .init("queda %arg"), .other: .init("quedan %d")])
            )
          ]
        )
      ]
    )
    let (result, _) = synchronize(
      catalog,
      with: [found("%lld days are left!", comment: "New")],
      completeness: .complete,
      options: SyncOptions(renames: .apply)
    )
    let entry = try #require(result["%lld days are left!"])
    let spanish = try #require(entry.localizations["es"])
    #expect(spanish.substitutions["days"]?.formatSpecifier == "lld")
    #expect(spanish.leaves.map(\.unit.value) == ["%#@days@", "queda %arg", "quedan %lld"])
    #expect(spanish.leaves.allSatisfy { $0.unit.state == .needsReview })
    #expect(entry.comment == "New")
  }

  @Test func `are distinguished by their comments if they are equally similar`() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["Save the file A"] = StringCatalog.Entry(localizations: ["es": .init("a")])
    catalog["Save the file B"] = StringCatalog.Entry(
      comment: "Hint",
      localizations: ["es": .init("b")]
    )
    let strings = [found("Save the file C", comment: "Hint")]
    let report = synchronize(catalog, with: strings, completeness: .complete).report
    #expect(report.suggestedRenames.map(\.formerKey) == ["Save the file B"])
  }

  @Test func `replace an untouched entry, and its comment`() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["%@ and also %@ now"] = StringCatalog.Entry(
      localizations: ["en": .init("%1$@ and also %2$@ now"), "es": .init("%1$@ y %2$@")]
    )
    catalog["%@ and also %@ now!"] = StringCatalog.Entry(comment: "Two names")
    let (result, report) = synchronize(
      catalog,
      with: [found("%@ and also %@ now!")],
      completeness: .complete,
      options: SyncOptions(renames: .apply)
    )
    #expect(report.changes.map(\.kind) == [.renamed])
    #expect(result.keys == ["%@ and also %@ now!"])
    let entry = try #require(result["%@ and also %@ now!"])
    #expect(entry.comment == "Two names")
    #expect(
      entry.localizations["en"]?.stringUnit
        == .init(state: .translated, value: "%1$@ and also %2$@ now!")
    )
    #expect(entry.localizations["es"]?.stringUnit?.state == .needsReview)
  }

  @Test func `do not replace an entry that a user has changed`() {
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["Sign in now"] = StringCatalog.Entry(localizations: ["es": .init("a")])
    catalog["Sign in now!"] = StringCatalog.Entry()
    catalog["Sign in now!"]?.generatesSymbol = false
    let strings = [found("Sign in now!")]
    let report = synchronize(catalog, with: strings, completeness: .complete).report
    #expect(report.suggestedRenames.isEmpty)
  }

  @Test func `are found among hundreds of keys in a short time`() {
    var catalog = StringCatalog(sourceLanguage: "en")
    for number in 0..<400 {
      catalog["The old sentence about file number \(number)"] = StringCatalog.Entry(
        localizations: ["es": .init("\(number)")]
      )
    }
    let strings = (0..<400).map { found("The old sentence on file number \($0)", line: $0 + 1) }
    let report = synchronize(catalog, with: strings, completeness: .complete).report
    #expect(report.suggestedRenames.count == 400)
    #expect(report.suggestedRenames.allSatisfy { $0.similarity > 80 })
  }
}

/// Removed keys with their Spanish strings, new keys, and the expected pairs.
private struct RenameRow: Sendable, CustomTestStringConvertible {
  var title: String
  var former: [(key: String, text: String)]
  var new: [ExtractedString]
  var pairs: [String]
  var entry: @Sendable (inout StringCatalog.Entry) -> Void = { _ in }
  var dynamicKey: String?
  var undecidedKey: String?

  var testDescription: String { title }

  var catalog: StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (key, text) in former {
      var entry = StringCatalog.Entry(localizations: ["es": .init(text)])
      self.entry(&entry)
      catalog[key] = entry
    }
    return catalog
  }

  func synchronized(
    _ policy: RenamePolicy,
    _ catalog: StringCatalog? = nil,
    completeness: ExtractedStrings.Completeness = .complete
  ) -> (catalog: StringCatalog, report: SyncReport) {
    synchronize(
      catalog ?? self.catalog,
      with: new,
      completeness: SourceCompleteness(completeness),
      options: SyncOptions(renames: policy),
      isDynamic: { $0 == dynamicKey },
      isUndecided: { $0 == undecidedKey }
    )
  }
}

private let rows = [
  RenameRow(
    title: "a reworded sentence",
    former: [("Sign in to your account to see all messages", "Accede a tu cuenta")],
    new: [found("Sign in to the account to see all messages")],
    pairs: [
      "Sign in to your account to see all messages → Sign in to the account to see all messages"
    ]
  ),
  RenameRow(
    title: "other capitals",
    former: [("OK", "Vale")],
    new: [found("Ok")],
    pairs: ["OK → Ok"]
  ),
  RenameRow(
    title: "a key that was already stale",
    former: [("Sign in now", "Accede ya")],
    new: [found("Sign in now!")],
    pairs: ["Sign in now → Sign in now!"],
    entry: { $0.extractionState = .stale }
  ),
  RenameRow(
    title: "each key occurs once, in the most similar pair",
    former: [("Delete this file", "a"), ("Delete this file too", "b")],
    new: [found("Delete this file?"), found("Delete this file, too")],
    pairs: ["Delete this file → Delete this file?", "Delete this file too → Delete this file, too"]
  ),
  RenameRow(
    title: "the same comment decides between equally similar keys",
    former: [("Save the file A", "a"), ("Save the file B", "b")],
    new: [found("Save the file C", comment: "Hint")],
    pairs: ["Save the file A → Save the file C"]
  ),
  RenameRow(
    title: "a sentence in capitals",
    former: [("DELETE EVERY FILE", "a")],
    new: [found("Delete every file")],
    pairs: ["DELETE EVERY FILE → Delete every file"]
  ),
  RenameRow(
    title: "a new key that matches those created at run time",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    dynamicKey: "Sign in now!"
  ),
  RenameRow(
    title: "a sentence with more than 85 % in common",
    former: [("Delete all the files that were in the folder", "a")],
    new: [found("Remove all the files that were in the folder")],
    pairs: [
      "Delete all the files that were in the folder → Remove all the files that were in the folder"
    ]
  ),
  RenameRow(
    title: "a sentence with less than 85 % in common",
    former: [("Delete all the files that were in the folder", "a")],
    new: [found("Remove some files that are in that folder")],
    pairs: []
  ),
  RenameRow(
    title: "a label with another word",
    former: [("Window Preview Layout", "a"), ("Search Engine URL", "b"), ("Granted", "c")],
    new: [found("Dock Preview Layout"), found("Search Engine Type"), found("Grant")],
    pairs: []
  ),
  RenameRow(
    title: "single words with opposite meanings",
    former: [("Enable", "a")],
    new: [found("Disable")],
    pairs: []
  ),
  RenameRow(
    title: "a key equal to the new default value, although its source string was edited",
    former: [("Delete every file", "a")],
    new: [found("file.delete", value: "Delete every file")],
    pairs: ["Delete every file → file.delete"],
    entry: { $0.localizations["en"] = .init("Away with them") }
  ),
  RenameRow(
    title: "reordered arguments in a string that varies by one of them",
    former: [("%@ in all the files: %lld", "%@: %lld")],
    new: [found("%lld in all the files: %@")],
    pairs: [],
    entry: { $0.localizations["fr"] = .init(variations: .init(plural: [.other: .init("x")])) }
  ),
  RenameRow(
    title: "arguments with an ambiguous mapping",
    former: [("%lld of %d files in %@", "a")],
    new: [found("%@: %d of %lld files in")],
    pairs: []
  ),
  RenameRow(
    title: "an undecided key, which may still be in the code",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    undecidedKey: "Sign in now"
  ),
  RenameRow(
    title: "sentences with another meaning",
    former: [("Delete the file", "a")],
    new: [found("Your trial has ended")],
    pairs: []
  ),
  RenameRow(
    title: "names that only share parts",
    former: [("settings.network.title", "Red")],
    new: [found("settings.storage.title")],
    pairs: []
  ),
  RenameRow(
    title: "an argument less",
    former: [("%@ is here now", "a")],
    new: [found("It is here now")],
    pairs: []
  ),
  RenameRow(
    title: "other types of arguments",
    former: [("Car %@ of %@", "Coche %@ de %@")],
    new: [found("Car %lld of %lld")],
    pairs: ["Car %@ of %@ → Car %lld of %lld"]
  ),
  RenameRow(
    title: "other types of arguments in a string that varies by one of them",
    former: [("Car %lld of %lld", "Coche %lld de %lld")],
    new: [found("Car %@ of %@")],
    pairs: [],
    entry: { $0.localizations["fr"] = .init(variations: .init(plural: [.other: .init("x")])) }
  ),
  RenameRow(
    title: "a manual key with another specifier",
    former: [("optimizer.pending %d", "%d pendientes")],
    new: [found("optimizer.pending %lld")],
    pairs: ["optimizer.pending %d → optimizer.pending %lld"],
    entry: { $0.extractionState = .manual }
  ),
  RenameRow(
    title: "an argument that would be used twice",
    former: [("%@ has %lld of them", "a")],
    new: [found("%@ has %@ of them!")],
    pairs: []
  ),
  RenameRow(
    title: "arguments with an unknown mapping",
    former: [("%@ gives %@ to %lld", "a")],
    new: [found("%lld gives %@ to %@")],
    pairs: []
  ),
  RenameRow(
    title: "a manual entry",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    entry: { $0.extractionState = .manual }
  ),
  RenameRow(
    title: "an entry that needs no translation",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    entry: { $0.shouldTranslate = false }
  ),
  RenameRow(
    title: "an entry without translations",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    entry: { $0.localizations["es"]?.stringUnit?.state = .new }
  ),
  RenameRow(
    title: "a key that the code creates at run time",
    former: [("Sign in now", "a")],
    new: [found("Sign in now!")],
    pairs: [],
    dynamicKey: "Sign in now"
  ),
  RenameRow(
    title: "a key that is still in the code",
    former: [("Sign in now", "a")],
    new: [found("Sign in now"), found("Sign in now!", line: 2)],
    pairs: []
  ),
]

private let texts = [
  ("Hello %@ again", "Hola, %@", "Hello, %@ again", "Hola, %@"),
  (
    "Share the photo %@ with all of %@", "Con %2$@: %1$@", "Share the photo %1$@ with all of %2$@",
    "Con %2$@: %1$@"
  ),
  (
    "%@ is the name of the folder with all files: %lld", "%@: %lld",
    "%lld is the name of the folder with all files: %@", "%2$@: %1$lld"
  ),
  ("%d files are left over", "quedan %d", "%lld files are left over!", "quedan %lld"),
  ("%d of %d files", "%2$d, %1$d", "%lld of %d files!", "%2$d, %1$lld"),
  ("%.1f miles to go", "quedan %.1f", "%.2f miles to go", "quedan %.2f"),
  ("Car %@ of %@", "%2$@: %1$@", "Car %lld of %@", "%2$@: %1$lld"),
  ("100% done for now", "100% hecho", "100% done, for now", "100% hecho"),
]
