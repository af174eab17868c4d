import CatalogWorkspace
import Diagnostics
import FileFormats
import Foundation
import ProjectConfiguration
import TestSupport
import Testing

@Suite struct `xcstrings glossary` {
  let shell: Shell

  private static let terms = """
    glossary:
      door: {translations: {es: [puerta]}, variants: {es: portón}, forbidden: {es: portal}, scope: {roles: Button}}
      Xcode: {translate: false}
      key: {translations: {fr: clé}, exceptions: [{accept: touche}]}
    """

  init() throws {
    shell = try Shell()
    try write(Self.terms)
  }

  private func write(_ settings: String) throws {
    try shell.folder.write("sourceLanguage: en\n\(settings)\n", to: ".xcstrings.yml")
  }

  private func decoded<Report: Decodable>(_ output: String) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }

  // MARK: - list

  @Test(arguments: [
    ("en_US.UTF-8", ["preferred", "accepted", "forbidden", "not to be translated"]),
    ("es_ES.UTF-8", ["preferido", "aceptado", "prohibido", "no se traduce"]),
  ])
  func `list prints a row for each word`(_ language: String, _ uses: [String]) async throws {
    let run = try await shell.run("glossary list", language: language)
    #expect(run.status == 0)
    #expect(
      run.output == """
        door\tes\tpuerta\t\(uses[0])
        door\tes\tportón\t\(uses[1])
        door\tes\tportal\t\(uses[2])
        Xcode\t\tXcode\t\(uses[3])
        key\tfr\tclé\t\(uses[0])

        """
    )
    let french = try await shell.run("glossary list --language fr", language: language)
    #expect(french.output == "Xcode\t\tXcode\t\(uses[3])\nkey\tfr\tclé\t\(uses[0])\n")
  }

  @Test func `list has all settings in JSON`() async throws {
    struct Report: Decodable {
      struct Term: Decodable {
        struct Exception: Decodable { let accept: [String] }
        let term, match: String
        let translate, caseSensitive: Bool
        let sourceVariants: [String]
        let translations, variants, forbidden: [String: [String]]
        let scope: [String: [String]]
        let exceptions: [Exception]
      }
      let terms: [Term]
    }
    let run = try await shell.run("glossary list --json", language: "es_ES.UTF-8")
    let terms = try (decoded(run.output) as Report).terms
    #expect(terms.map(\.term) == ["door", "Xcode", "key"])
    #expect(terms.map(\.translate) == [true, false, true])
    #expect(terms[0].forbidden == ["es": ["portal"]])
    #expect(terms[0].scope == ["keys": [], "tables": [], "screens": [], "roles": ["Button"]])
    #expect(terms[2].exceptions.map(\.accept) == [["touche"]])
  }

  @Test func `a project without terms has an empty list, and nothing to export`() async throws {
    try write("")
    let list = try await shell.run("glossary list")
    #expect(list.status == 0)
    #expect(list.output.isEmpty)
    #expect(list.errors == "The project has no glossary.\n")
    let export = try await shell.run("glossary export --output G.csv", language: "es_ES.UTF-8")
    #expect(export.status == 66)
    #expect(export.errors == "Error: El proyecto no tiene glosario.\n")
    #expect(!shell.folder.exists("G.csv"))
  }

  @Test func `reports a file with terms that is missing or damaged`() async throws {
    try write("glossary: Terms.csv")
    let missing = try await shell.run("glossary list")
    #expect(missing.status == 65)
    #expect(missing.errors.contains(".xcstrings.yml:2:11: error:"))
    #expect(missing.errors.contains("[glossary-unreadable]"))
    try shell.folder.write("a,b\n", to: "Terms.csv")
    let damaged = try await shell.run("glossary list")
    #expect(damaged.status == 65)
    #expect(damaged.errors.contains("Terms.csv:1:1: error:"))
    try shell.folder.write("source,target,language\ndoor,puerta,es\n", to: "Terms.csv")
    #expect(try await shell.run("glossary list").output == "door\tes\tpuerta\tpreferred\n")
  }

  // MARK: - export

  private struct FileReport: Decodable, Equatable {
    let file: String
    let terms: Int
  }

  @Test func `export writes both formats`() async throws {
    let table = try await shell.run("glossary export")
    #expect(table.status == 0)
    #expect(
      table.output.split(separator: "\n").prefix(2) == [
        "source,language,target,status,translate,caseSensitive,match,keys,tables,screens,roles,definition,note",
        "door,es,puerta,preferred,true,false,word,,,,Button,,",
      ]
    )
    #expect(
      table.errors
        == "1 term has scopes, exceptions or matching options, which the file does not contain.\n"
    )
    let termbase = try await shell.run("glossary export --format tbx")
    let parsed = TBXDocument.parse(Array(termbase.output.utf8), file: "")
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.concepts.map(\.isTranslated) == [true, false, true])
    #expect(
      termbase.errors
        == "2 terms have scopes, exceptions or matching options, which the file does not contain.\n"
    )
    let file = try await shell.run("glossary export --output G.tbx", language: "es_ES.UTF-8")
    #expect(file.output == "G.tbx: 3 términos\n")
    #expect(try shell.folder.text(of: "G.tbx") == termbase.output)
    let json = try await shell.run("glossary export --language es --output G.csv --json")
    #expect(try decoded(json.output) == FileReport(file: "G.csv", terms: 3))
    #expect(try !shell.folder.text(of: "G.csv").contains("clé"))
    #expect(try await shell.run("glossary export --format po").status == 64)
    #expect(try await shell.run("glossary export --output missing/G.csv").status == 74)
  }

  // MARK: - import

  @Test func `import adds words to terms, and new terms`() async throws {
    try write("glossary: Terms.csv")
    try shell.folder.write("source,target,language\ndoor,puerta,es\n", to: "Terms.csv")
    try shell.folder.write(
      "source,target,language,status\ndoor,porte,fr,\ndoor,portal,es,forbidden\nkey,clave,es,\n",
      to: "new.csv"
    )
    let before = try shell.folder.text(of: "Terms.csv")
    let preview = try await shell.run("glossary import new.csv --dry-run")
    #expect(preview.output == "2 terms added or changed in Terms.csv.\n")
    #expect(try shell.folder.text(of: "Terms.csv") == before)
    let run = try await shell.run("glossary import new.csv", language: "es_ES.UTF-8")
    #expect(run.output == "2 términos añadidos o cambiados en Terms.csv.\n")
    #expect(
      try await shell.run("glossary list").output == """
        door\tes\tpuerta\tpreferred
        door\tfr\tporte\tpreferred
        door\tes\tportal\tforbidden
        key\tes\tclave\tpreferred

        """
    )
    let again = try await shell.run("glossary import new.csv --json")
    #expect(try decoded(again.output) == FileReport(file: "Terms.csv", terms: 0))
    let other = try await shell.run("glossary import new.csv Terms.csv --into Other.tbx")
    #expect(other.output == "2 terms added or changed in Other.tbx.\n")
    #expect(
      TBXDocument.parse(Array(try shell.folder.text(of: "Other.tbx").utf8), file: "").value.concepts
        .count == 2
    )
  }

  @Test func `import creates the file that the configuration names`() async throws {
    try write("glossary: Glossary.csv")
    try shell.folder.write("source,target,language\ndoor,puerta,es\n", to: "New.csv")
    #expect(try await shell.run("validate").status == 65)
    let run = try await shell.run("glossary import New.csv")
    #expect(run.status == 0)
    #expect(run.output == "1 term added or changed in Glossary.csv.\n")
    #expect(try await shell.run("glossary list").output == "door\tes\tpuerta\tpreferred\n")
    // Another mistake in the configuration is still an error.
    try write("glossary: Other.csv\nlanguages: 5")
    #expect(try await shell.run("glossary import New.csv").status == 65)
    #expect(!shell.folder.exists("Other.csv"))
  }

  @Test(arguments: ["", " --dry-run", " --json"])
  func `import changes nothing if a file is missing or damaged`(_ options: String) async throws {
    try write("")
    let good = "source,target,language\ndoor,puerta,es\n"
    try shell.folder.write(good, to: "good.csv")
    try shell.folder.write("a,b\n", to: "bad.csv")
    try shell.folder.write("<martif><text>", to: "bad.tbx")
    for (line, status, problem) in [
      ("good.csv", 64, "The project has no file with terms."),
      ("good.csv missing.csv --into good.csv", 66, "There is no file 'missing.csv'."),
      ("bad.csv --into good.csv", 65, "bad.csv:1:1: error:"),
      ("bad.tbx --into good.csv", 65, "bad.tbx:1:"),
      ("good.csv --into bad.csv", 65, "[glossary-columns]"),
      ("good.csv --into bad.tbx", 65, "[xml-unfinished]"),
    ] as [(String, Int32, String)] {
      let run = try await shell.run("glossary import \(line)\(options)")
      #expect(run.status == status, "\(line): \(run.errors)")
      #expect(run.errors.contains(problem), "\(line): \(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(try shell.folder.text(of: "good.csv") == good)
    #expect(try shell.folder.text(of: "bad.csv") == "a,b\n")
    #expect(try shell.folder.text(of: "bad.tbx") == "<martif><text>")
  }

  // MARK: - Hostile characters

  private static let hostile = "x\n::add-mask::PWN\n\u{1B}]0;PWN\u{7}\u{9B}2J\u{202E}"

  private func writeHostileTerms() throws {
    try write("glossary: \"Terms\\e[2J.csv\"")
    var term = Configuration.GlossaryTerm(Self.hostile, definition: Self.hostile)
    term.translations = ["es": [Self.hostile]]
    try shell.folder.write(GlossaryTable.printed([term]), to: "Terms\u{1B}[2J.csv")
    try shell.folder.write(
      "source,target,language,status\n\"\(Self.hostile)\",a,\"\(Self.hostile)\",\"\(Self.hostile)\"\n",
      to: "Bad\u{1B}[2J.csv"
    )
  }

  static let commands = [
    ["glossary", "list"], ["glossary", "list", "--json"], ["glossary", "export"],
    ["glossary", "export", "--format", "tbx"],
    ["glossary", "export", "--output", "A\u{1B}[2J.csv"],
    ["glossary", "import", "Bad\u{1B}[2J.csv"],
    ["glossary", "import", "Bad\u{1B}[2J.csv", "--into", "B\u{1B}[2J.tbx"],
  ]

  @Test(arguments: commands) func `texts of files reach no output unescaped`(
    _ arguments: [String]
  ) async throws {
    try writeHostileTerms()
    let run = try await shell.run(arguments)
    // The content of a file is printed as it is.
    if arguments != ["glossary", "export"] { expectNoControls(in: run.output, arguments) }
    expectNoControls(in: run.errors, arguments)
  }

  @Test(arguments: commands) func `texts of files do not control a terminal`(
    _ arguments: [String]
  ) throws {
    try writeHostileTerms()
    let output = try shell.terminalOutput(of: arguments)
    #expect(!output.isEmpty)
    expectNoControls(in: output, arguments)
  }
}
