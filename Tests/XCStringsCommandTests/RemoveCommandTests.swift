import TestSupport
import Testing

@Suite struct `xcstrings remove` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  private func keys() async throws -> String {
    try await shell.run("print Texts.xcstrings").output
  }

  @Test func `removes the named keys`() async throws {
    let run = try await shell.run([
      "remove", "Texts.xcstrings", "--key", "Save", "--key", "Hello, %@",
    ])
    #expect(run.output == "Changed Texts.xcstrings: 2 changes.\n")
    #expect(try await keys() == "%lld files\nGone\n")
  }

  @Test func `removes the keys of a filter after a dry run`() async throws {
    let trial = try await shell.run("remove Texts.xcstrings --state stale --dry-run")
    #expect(trial.output == "Texts.xcstrings would be updated with 1 change:\n  - \"Gone\"\n")
    #expect(try shell.difference().isEmpty)
    _ = try await shell.run("remove Texts.xcstrings --state stale")
    #expect(try await keys() == "%lld files\nHello, %@\nSave\n")
  }

  @Test func `removes the strings of a language and keeps the key`() async throws {
    let run = try await shell.run(
      "remove Texts.xcstrings --language es --state needs_review --json"
    )
    #expect(
      run.output == """
        {
          "catalogs" : [
            {
              "changes" : [
                {
                  "key" : "%lld files",
                  "kind" : "removed",
                  "language" : "es"
                }
              ],
              "isChanged" : true,
              "isWritten" : true,
              "path" : "Texts.xcstrings"
            }
          ]
        }

        """
    )
    #expect(try await keys() == "%lld files\nGone\nHello, %@\nSave\n")
    #expect(try shell.difference().allSatisfy { $0.hasPrefix("-") })
  }

  @Test func `keeps finished translations of removed keys`() async throws {
    let plain = try await shell.run(["remove", "Texts.xcstrings", "--key", "Hello, %@"])
    #expect(plain.errors.isEmpty)
    #expect(!shell.folder.exists(".xcstrings"))
    _ = try await shell.run("memory keep")
    let empty = try shell.folder.text(of: ".xcstrings/memory.tmx")
    _ = try await shell.run("remove Texts.xcstrings --key Gone --dry-run")
    _ = try await shell.run("remove Texts.xcstrings --key Save")
    #expect(try shell.folder.text(of: ".xcstrings/memory.tmx") == empty)
    let run = try await shell.run("remove Texts.xcstrings --key Gone")
    #expect(run.errors == "1 translation kept in .xcstrings/memory.tmx.\n")
    let search = try await shell.run(
      "memory search Gone --language es --key Gone --catalog . --json"
    )
    #expect(search.output.contains(#""score" : 101"#))
    #expect(search.output.contains(#""file" : ".xcstrings/memory.tmx""#))
  }

  @Test func `removes nothing whose translations cannot be kept`() async throws {
    _ = try await shell.run("memory keep")
    try shell.folder.write("<tmx version='1.4'><body>", to: ".xcstrings/memory.tmx")
    let before = try shell.folder.text(of: "Texts.xcstrings")
    let run = try await shell.run("remove Texts.xcstrings --key Gone")
    #expect(run.status == 65)
    #expect(run.errors.contains("[xml-unfinished]"))
    #expect(run.errors.contains("is damaged, so no translations can be added to it."))
    #expect(try shell.folder.text(of: "Texts.xcstrings") == before)
    // A removal without finished translations does not need the file.
    let other = try await shell.run("remove Texts.xcstrings --key Gone --language es")
    #expect(other.status == 0)
  }

  @Test(arguments: [
    (
      "", 64,
      "No keys were selected.\nSpecify them with --key, or select them with a filter such as --state."
    ),
    (
      "--language es", 64,
      "No keys were selected.\nTo remove all translations in a language, use 'xcstrings remove-language es'."
    ),
    (
      "--state new", 64,
      "'--state new' applies to translations, but no language was specified.\nUse --language to specify the language whose translations to remove."
    ),
    ("--key Save --language es", 1, "\"Save\" has no translation in 'es'."),
    ("--key sAve", 1, "There is no key \"sAve\" in Texts.xcstrings.\nDid you mean \"Save\"?"),
  ])
  func `rejects ambiguous options`(
    _ options: String,
    _ status: Int32,
    _ sentences: String
  ) async throws {
    let run = try await shell.run("remove Texts.xcstrings \(options)")
    #expect(run.status == status)
    #expect(run.errors == "Error: \(sentences)\n")
    #expect(try shell.difference().isEmpty)
  }
}
