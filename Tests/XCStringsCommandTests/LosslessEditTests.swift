import Diagnostics
import StringCatalog
import TestSupport
import Testing

@Suite struct `An edit changes nothing but its text` {
  @Test(arguments: WayIn.all, LosslessEditSamples.edits)
  func `of any shape`(_ way: WayIn, _ edit: LosslessEditSamples.Edit) async throws {
    let shell = try Shell()
    try shell.folder.write(LosslessEditSamples.catalog, to: "Texts.xcstrings")
    let run = try await way.edit(shell, edit)
    #expect(run.status == 0, "\(run.errors)")
    try shell.expectOnly(edit, in: LosslessEditSamples.catalog)
  }

  @Test(arguments: WayIn.all, LosslessEditSamples.Layout.allCases)
  func `in any layout`(_ way: WayIn, _ layout: LosslessEditSamples.Layout) async throws {
    for edit in LosslessEditSamples.edits.prefix(2) {
      let shell = try Shell()
      try shell.folder.write(layout.catalog, to: "Texts.xcstrings")
      _ = try await way.edit(shell, edit)
      try shell.expectOnly(edit, in: layout.catalog)
    }
  }

  @Test(arguments: LosslessEditSamples.Layout.allCases)
  func `and no edit changes nothing`(_ layout: LosslessEditSamples.Layout) async throws {
    let shell = try Shell()
    try shell.folder.write(layout.catalog, to: "Texts.xcstrings")
    for format in ["xliff", "csv", "po"] {
      _ = try await shell.run("export Texts.xcstrings --format \(format) -l es -o Out.\(format)")
      let run = try await shell.run("import Out.\(format) --catalog Texts.xcstrings")
      #expect(run.errors.contains("There is nothing to change."), "\(run.errors)")
    }
    let list = try await shell.run("list Texts.xcstrings --json")
    try shell.folder.write(list.output, to: "list.json")
    _ = try await shell.run("set Texts.xcstrings --from list.json")
    #expect(try shell.folder.text(of: "Texts.xcstrings") == layout.catalog)
  }

  @Test(arguments: LosslessEditSamples.edits, LosslessEditSamples.Layout.allCases)
  func `mark changes one state`(
    _ edit: LosslessEditSamples.Edit,
    _ layout: LosslessEditSamples.Layout
  ) async throws {
    let shell = try Shell()
    let before = layout.catalog
    try shell.folder.write(before, to: "Texts.xcstrings")
    let text = edit.text.replacing(
      edit.new.replacing("\"", with: ""),
      with: edit.old.replacing("\"", with: "")
    )
    let run = try await shell.run([
      "mark", "Texts.xcstrings", "--as", "needs_review", "--key", edit.key, "--language", "es",
      "--matching", "^\(LiteralPattern(text).escaped)$",
    ])
    #expect(run.output == "Changed Texts.xcstrings: 1 change.\n", "\(run.errors)")
    let after = try shell.folder.text(of: "Texts.xcstrings")
    #expect(try before.withState("needs_review", ofTextWith: edit.old) == after)
  }
}

@Suite struct `A translation of a key without localizations` {
  @Test(arguments: WayIn.all)
  func `is the only addition`(_ way: WayIn) async throws {
    let shell = try Shell()
    try shell.folder.write(LosslessEditSamples.catalog, to: "Texts.xcstrings")
    let run = try await way.fill(shell)
    #expect(run.status == 0, "\(run.errors)")
    #expect(LosslessEditSamples.filledCatalog != LosslessEditSamples.catalog)
    #expect(try shell.folder.text(of: "Texts.xcstrings") == LosslessEditSamples.filledCatalog)
  }
}

@Suite struct `A language` {
  @Test func `that is added touches no existing text, and can be removed again`() async throws {
    for layout in LosslessEditSamples.Layout.allCases {
      let shell = try Shell()
      try shell.folder.write(layout.catalog, to: "Texts.xcstrings")
      let preview = try await shell.run("add-language it Texts.xcstrings --dry-run")
      #expect(preview.status == 0)
      #expect(try shell.folder.text(of: "Texts.xcstrings") == layout.catalog)
      _ = try await shell.run("add-language it Texts.xcstrings")
      let added = try shell.folder.text(of: "Texts.xcstrings")
      let difference = try StringCatalog(of: added)
        .difference(from: StringCatalog(of: layout.catalog))
      #expect(!difference.changes.isEmpty)
      #expect(difference.changes.allSatisfy { $0.path.language == "it" && $0.kind == .added })
      #expect(!difference.changes.contains { $0.path.key == "Acme" })
      _ = try await shell.run("remove-language it Texts.xcstrings")
      #expect(try shell.folder.text(of: "Texts.xcstrings") == layout.catalog, "\(layout)")
    }
  }

  @Test(arguments: LosslessEditSamples.Layout.allCases)
  func `that is removed takes no other text with it`(
    _ layout: LosslessEditSamples.Layout
  ) async throws {
    let shell = try Shell()
    try shell.folder.write(layout.catalog, to: "Texts.xcstrings")
    _ = try await shell.run("remove-language fr Texts.xcstrings")
    let after = try shell.folder.text(of: "Texts.xcstrings")
    let difference = try StringCatalog(of: after)
      .difference(from: StringCatalog(of: layout.catalog))
    #expect(difference.changes.count == 2)
    #expect(difference.changes.allSatisfy { $0.path.language == "fr" && $0.kind == .removed })
    let lines = { (text: String) in
      Set(text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == "," } })
    }
    #expect(lines(after).subtracting(lines(layout.catalog)).allSatisfy { $0.hasSuffix("}") })
  }
}

@Suite struct `A text that varies` {
  /// Arguments that would put a text next to the variants of a key.
  @Test(arguments: ["%lld files", "Tap %@"])
  func `is never replaced or joined by a single text`(_ key: String) async throws {
    let shell = try Shell()
    try shell.folder.write(LosslessEditSamples.catalog, to: "Texts.xcstrings")
    let set = try await shell.run([
      "set", "Texts.xcstrings", "--key", key, "--language", "es", "--value", "x %lld %@",
    ])
    #expect(set.status != 0)
    try shell.folder.write("{\"\(key)\": \"x\"}", to: "texts.json")
    let from = try await shell.run("set Texts.xcstrings --language es --from texts.json")
    #expect(from.status != 0)
    let rows = "key,translation (es)\n\(key),x\n"
    try shell.folder.write(rows, to: "Texts.es.csv")
    let table = try await shell.run(
      "import Texts.es.csv --catalog Texts.xcstrings --language es --partial"
    )
    #expect(table.status != 0, "\(table.errors)")
    #expect(try shell.folder.text(of: "Texts.xcstrings") == LosslessEditSamples.catalog)
  }
}

@Suite struct `The versions of a text` {
  @Test func `do not depend on comments, paths and layout`() async throws {
    let shell = try Shell()
    try shell.folder.write(LosslessEditSamples.catalog, to: "Texts.xcstrings")
    let edited = LosslessEditSamples.Layout.tabs.catalog
      .replacing("An animal", with: "A striped animal")
      .replacing("\"A button\"", with: "\"Saves all\"")
    try shell.folder.write(edited, to: "Other/Folder/Texts.xcstrings")
    let here = try await shell.run("list Texts.xcstrings --json").output
    let there = try await shell.run("list Other/Folder/Texts.xcstrings --json").output
    #expect(here.contains("\"sourceVersion\""))
    #expect(here.versions == there.versions)
    // A list that was made before a comment changed is accepted afterwards.
    try shell.folder.write(edited, to: "Texts.xcstrings")
    try shell.folder.write(here.replacing("Cebra", with: "Cebrita"), to: "list.json")
    let run = try await shell.run("set Texts.xcstrings --from list.json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try shell.folder.text(of: "Texts.xcstrings") == edited.replacing("Cebra", with: "Cebrita")
    )
  }
}

// MARK: - Support

extension Shell {
  /// Checks that the catalog has the word of an edit, and otherwise the same bytes as before.
  fileprivate func expectOnly(_ edit: LosslessEditSamples.Edit, in before: String) throws {
    #expect(before.ranges(of: edit.old).count == 1)
    let after = try folder.text(of: "Texts.xcstrings")
    #expect(after == before.replacing(edit.old, with: edit.new))
    #expect(after.utf8.elementsEqual(before.replacing(edit.old, with: edit.new).utf8))
  }
}

extension String {
  /// The catalog with another state of the text that contains a word.
  ///
  /// The state is next to the text, before or after it.
  func withState(_ state: String, ofTextWith word: String) throws -> String {
    let place = try #require(firstRange(of: word))
    let start = try #require(self[..<place.lowerBound].lastIndex(of: "{"))
    let end = try #require(self[place.upperBound...].firstIndex(of: "}"))
    let unit = self[start...end]
    #expect(unit.ranges(of: "\"translated\"").count == 1)
    return String(self[..<start]) + unit.replacing("\"translated\"", with: "\"\(state)\"")
      + String(self[index(after: end)...])
  }

  /// The versions in a list, in order.
  fileprivate var versions: [String] {
    split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.contains("\"sourceVersion\"") || $0.contains("\"targetVersion\"") }
  }
}

extension StringCatalog {
  /// Reads a catalog without errors.
  fileprivate init(of text: String) throws {
    self = try #require(StringCatalog.parse(Array(text.utf8), file: "Texts.xcstrings").value)
  }
}
