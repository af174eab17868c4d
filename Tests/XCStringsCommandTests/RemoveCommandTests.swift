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
