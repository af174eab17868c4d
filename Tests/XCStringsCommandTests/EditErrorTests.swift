import TestSupport
import Testing

/// Errors of all editing commands for files that cannot be edited.
@Suite struct `Edits of invalid catalogs` {
  static let commands = [
    "set --key Save --language es --value x", "remove --key Save", "mark --as new --key Save",
    "format", "add-language fr", "remove-language es", "get --key Save", "list", "print",
  ]

  private func shell() throws -> Shell {
    let shell = try Shell.withTexts()
    let conflict = Samples.texts.replacing("  \"version\"", with: "<<<<<<< ours\n  \"version\"")
    try shell.folder.write(conflict, to: "Conflict.xcstrings")
    try shell.folder.write("key: value", to: "Other.xcstrings")
    try shell.folder.write("", to: "folder/file")
    return shell
  }

  @Test(arguments: commands)
  func `do not change a catalog with a merge conflict`(_ command: String) async throws {
    let shell = try shell()
    let before = try shell.folder.text(of: "Conflict.xcstrings")
    let run = try await shell.run("\(command) Conflict.xcstrings")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("error: the file has 1 unresolved merge conflict [conflict-markers]\n")
    )
    #expect(try shell.folder.text(of: "Conflict.xcstrings") == before)
  }

  @Test(arguments: [
    ("absent.xcstrings", 66, "Error: There is no file 'absent.xcstrings'.\n"),
    ("folder", 66, "Error: There is no catalog (.xcstrings) in 'folder'.\n"),
    ("Other.xcstrings", 65, "error: expected a value here, found 'k' [json-value-expected]\n"),
    ("", 65, "Error: 'Conflict.xcstrings' cannot be read as a String Catalog.\n"),
  ])
  func `fail with one sentence`(_ path: String, _ status: Int32, _ sentence: String) async throws {
    let shell = try shell()
    let names = try shell.folder.names()
    let run = try await shell.run("\(Self.commands[0]) \(path)")
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(try shell.folder.names() == names)
  }
}
