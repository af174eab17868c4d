import TestSupport
import Testing

@Suite struct `A folder with only a catalog` {
  let shell: Shell

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open the door" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Abre la puerta"
              }
            }
          }
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.catalog, to: "Localizable.xcstrings")
  }

  @Test(arguments: [
    ("validate", 1), ("list", 0), ("coverage", 0), ("review --list", 0), ("review --json", 0),
    ("translate --dry-run --language es --print-requests", 0), ("memory stats", 0),
    ("memory search Save --language es", 0), ("memory apply --language es --dry-run", 0),
    ("memory export -o Out.tmx", 0), ("export --language es --format csv -o Out.csv", 0),
    ("export --language es --format xliff -o Out.xliff", 0),
    ("export --language es --format po -o Out.po", 0),
    ("pseudolocalize --dry-run", 0), ("compile --dry-run -o Out", 0),
    ("generate-symbols -o Out", 0), ("format --check", 0), ("print", 0), ("get --key Save", 0),
    ("set --key Save --language es --value Guardar --dry-run", 0),
    ("mark --as needs_review --language es --dry-run", 0), ("remove --key Save --dry-run", 0),
    ("rename --key Save --to Keep --dry-run", 0), ("add-language fr --dry-run", 0),
    ("remove-language es --dry-run", 0), ("glossary list", 0),
  ])
  func `is enough for each command that needs no code`(command: String, status: Int32) async throws
  {
    let run = try await shell.run(command)
    #expect(run.status == status, "\(run.errors)")
    #expect(!run.errors.contains("Xcode project") && !run.errors.contains("No catalog"))
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == Self.catalog)
  }

  @Test func `takes an export back`() async throws {
    let export = try await shell.run("export --language es --format xliff -o es.xliff")
    #expect(export.status == 0, "\(export.errors)")
    let run = try await shell.run("import es.xliff")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.text(of: "Localizable.xcstrings") == Self.catalog)
  }

  @Test(arguments: [
    "sync", "sync --check", "sync Localizable.xcstrings", "extract --catalog Localizable.xcstrings",
    "rename --key Save --to Keep --in-sources",
  ])
  func `is not enough for commands that read code`(command: String) async throws {
    let run = try await shell.run(command)
    #expect(run.status == 66)
    #expect(
      run.errors == """
        Error: There is no source code here to compare the catalogs with.
        Run the command in the folder of the Xcode project or package, or of the source files.

        """
    )
  }

  @Test func `is not needed to extract`() async throws {
    let run = try await shell.run("extract")
    #expect(run.errors.hasPrefix("Error: There is nothing to read: no path was specified"))
  }

  @Test(arguments: [
    ("validate", "validate"), ("--lang en coverage --json", "coverage"),
    ("memory apply --language es", "memory apply"), ("sync", "sync"),
  ])
  func `is named by a hint with the command that was typed`(
    command: String,
    name: String
  ) async throws {
    try shell.folder.remove("Localizable.xcstrings")
    let run = try await shell.run(command)
    #expect(run.errors.contains("specify a catalog: 'xcstrings \(name) Localizable.xcstrings'"))
  }

  @Test(arguments: ["--list", ""])
  func `lacks the language of a review`(option: String) async throws {
    let run = try await shell.run("review \(option) --language fr")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        Error: The language 'fr' is not in the files.
        To translate 2 texts into it, pass --new-language.

        """
    )
  }
}
