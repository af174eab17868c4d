import FileSystem
import StringCatalog
import TestSupport
import Testing

@testable import CatalogWorkspace
@testable import xcstrings

/// What `xcstrings edit` does with the requests of its page.
@Suite struct `Editor service` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
    try shell.folder.write("sourceLanguage: en\nlanguages: [en, es]\n", to: ".xcstrings.yml")
  }

  private func inProject<Value: Sendable>(
    isReadOnly: Bool = false,
    _ body: (EditorService) async throws -> Value
  ) async throws -> Value {
    try await FileSystem.$workingFolder.withValue(shell.folder.path) {
      try await body(EditorService(catalogs: nil, isReadOnly: isReadOnly))
    }
  }

  private func edit(
    _ value: String,
    of item: WorkItem,
    state: StringCatalog.TranslationState = .translated
  ) -> TextAssignment {
    TextAssignment(
      catalog: "Texts.xcstrings",
      key: item.key,
      language: "es",
      variation: item.texts[0].variation,
      value: value,
      state: state,
      sourceVersion: TextVersion(rawValue: item.sourceVersion),
      targetVersion: item.texts[0].version.map { TextVersion(rawValue: $0) }
    )
  }

  private func item(_ key: String, of work: PageWork) throws -> WorkItem {
    try #require(work.items.first { $0.key == key })
  }

  @Test func `saves, undoes and redoes`() async throws {
    try await inProject { service in
      let save = try item("Save", of: try await service.work(in: "es"))
      let saved = try await service.save([edit("Guardar", of: save)], asking: [], in: "es")
      #expect(saved.results.map(\.status) == [.saved] && saved.undo == 1)
      #expect(saved.results[0].state == "translated")
      #expect(try shell.folder.text(of: "Texts.xcstrings").contains("Guardar"))
      let undone = try await service.undoLast(in: "es")
      #expect(undone.items.map(\.key) == ["Save"] && undone.undo == 0 && undone.redo == 1)
      #expect(try shell.difference().isEmpty)
      let redone = try await service.redoLast(in: "es")
      #expect(redone.items.map(\.key) == ["Save"] && redone.undo == 1 && redone.redo == 0)
      #expect(try shell.folder.text(of: "Texts.xcstrings").contains("Guardar"))
    }
  }

  @Test func `reports conflicts and errors, and saves nothing of them`() async throws {
    try await inProject { service in
      let work = try await service.work(in: "es")
      let hello = try item("Hello, %@", of: work)
      let invalid = try await service.save([edit("Hola", of: hello)], asking: [], in: "es")
      #expect(invalid.results.map(\.status) == [.invalid])
      #expect(invalid.results[0].findings?.first?.rule == "mismatched-placeholders")
      #expect(try shell.difference().isEmpty)
      _ = try await shell.run("set Texts.xcstrings --key Save --language es --value Grabar")
      let save = try item("Save", of: work)
      let conflict = try await service.save([edit("Guardar", of: save)], asking: [], in: "es")
      #expect(conflict.results.map(\.status) == [.conflict])
      #expect(conflict.results[0].current?.value == "Grabar")
      #expect(!(try shell.folder.text(of: "Texts.xcstrings").contains("Guardar")))
    }
  }

  @Test func `follows the changes of other programs`() async throws {
    try await inProject { service in
      _ = try await service.work(in: "es")
      _ = try await shell.run("set Texts.xcstrings --key Save --language es --value Grabar")
      let changes = try await service.changes(in: "es", since: 0, limit: .seconds(5))
      #expect(changes.items.map(\.key) == ["Save"] && changes.problem == nil)
      try shell.folder.write("<<<<<<< ours\n", to: "Texts.xcstrings")
      let broken = try await service.changes(in: "es", since: 1, limit: .seconds(5))
      #expect(broken.problem?.contains("Texts.xcstrings") == true)
      try shell.folder.write(Samples.texts, to: "Texts.xcstrings")
      let repaired = try await service.changes(in: "es", since: 1, limit: .seconds(5))
      #expect(repaired.problem == nil && repaired.items.map(\.key) == ["Save"])
    }
  }

  @Test func `saves nothing in a read-only session, or outside of its catalogs`() async throws {
    try await inProject(isReadOnly: true) { service in
      let save = try item("Save", of: try await service.work(in: "es"))
      let saved = try await service.save([edit("Guardar", of: save)], asking: [], in: "es")
      #expect(saved.results.map(\.status) == [.refused])
    }
    try await inProject { service in
      let save = try item("Save", of: try await service.work(in: "es"))
      var edit = edit("Guardar", of: save)
      edit.catalog = "../Other.xcstrings"
      let saved = try await service.save([edit], asking: [], in: "es")
      #expect(saved.results.map(\.status) == [.refused])
    }
    #expect(try shell.difference().isEmpty)
  }
}
