import TestSupport
import Testing

@Suite struct `xcstrings add-language and remove-language` {
  let shell: Shell

  init() throws {
    shell = try .withTexts()
  }

  @Test func `add and remove a language`() async throws {
    let added = try await shell.run("add-language fr Texts.xcstrings --dry-run")
    #expect(
      added.output == """
        Texts.xcstrings would be updated with 3 changes:
          + "%lld files" fr
          + "Hello, %@" fr
          + "Save" fr

        """
    )
    _ = try await shell.run("add-language fr Texts.xcstrings")
    let texts = try await shell.run("list Texts.xcstrings --language fr").output
    #expect(
      texts.split(separator: "\n")
        .map { $0.split(separator: "\t").dropFirst().joined(separator: "|") }
        == [
          "%lld files|fr|plural.many|new|%lld files", "%lld files|fr|plural.one|new|%lld file",
          "%lld files|fr|plural.other|new|%lld files", "Hello, %@|fr|new|Hello, %@",
          "Save|fr|new|Save",
        ]
    )
    let removed = try await shell.run("remove-language fr Texts.xcstrings")
    #expect(removed.output == "Changed Texts.xcstrings: 3 changes.\n")
    #expect(try shell.difference().isEmpty)
  }

  @Test func `copy from another language with another state`() async throws {
    let run = try await shell.run(
      "add-language es-MX Texts.xcstrings --copy-from es --state needs_review"
    )
    #expect(run.status == 0)
    let text = try await shell.run([
      "list", "Texts.xcstrings", "--language", "es-MX", "--text", "hola",
    ])
    #expect(text.output == "Texts.xcstrings\tHello, %@\tes-MX\t\tneeds_review\tHola, %@\n")
  }

  @Test func `report that a language already exists`() async throws {
    let run = try await shell.run("add-language es Texts.xcstrings")
    #expect(
      run.errors
        == "Texts.xcstrings already has translations in 'es'; only keys without a translation get one.\n"
    )
    let again = try await shell.run("add-language es Texts.xcstrings")
    #expect(again.status == 0)
    #expect(again.errors.hasSuffix("There is nothing to change.\n"))
  }

  @Test func `suggest the languages of the project`() async throws {
    try shell.writeProject(source: Samples.source)
    let run = try await shell.run("add-language fr")
    #expect(run.output == "Changed Localizations/App.xcstrings: 1 change.\n")
    #expect(
      run.errors
        == "Add 'fr' to 'languages' in .xcstrings.yml so that all commands use the language.\n"
    )
  }

  @Test(arguments: [
    ("add-language es_MX Texts.xcstrings", 64, "Write 'es-MX' instead of 'es_MX'."),
    (
      "add-language Texts.xcstrings es", 64,
      "'Texts.xcstrings' is not a language code.\nSpecify the language first, then the catalog."
    ),
    (
      "add-language en Texts.xcstrings", 64,
      "'en' is the source language of Texts.xcstrings; it cannot be added or removed."
    ),
    (
      "add-language fr Texts.xcstrings --copy-from ex", 1,
      "There are no strings in 'ex'.\nDid you mean 'en'?"
    ),
    (
      "remove-language en Texts.xcstrings", 64,
      "'en' is the source language of Texts.xcstrings; it cannot be added or removed."
    ),
    ("remove-language fr Texts.xcstrings", 1, "There are no strings in 'fr'."),
  ])
  func `reject invalid requests`(_ line: String, _ status: Int32, _ sentences: String) async throws
  {
    let run = try await shell.run(line)
    #expect(run.status == status)
    #expect(run.errors == "Error: \(sentences)\n")
    #expect(try shell.difference().isEmpty)
  }
}
