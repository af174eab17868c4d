import TestSupport
import Testing

@Suite struct `Phrases of App Shortcuts in commands` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.catalog(state: "needs_review", "Abre ${applicationName}"), to: path)
  }

  private let path = "AppShortcuts.xcstrings"
  private static let key = "Open ${applicationName}"

  private static func catalog(state: String, _ phrases: String...) -> String {
    let list = phrases.map { "            \"\($0)\"" }.joined(separator: ",\n")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Open ${applicationName}" : {
            "localizations" : {
              "en" : {
                "stringSet" : {
                  "state" : "translated",
                  "values" : [
                    "Open ${applicationName}",
                    "Show ${applicationName}"
                  ]
                }
              },
              "es" : {
                "stringSet" : {
                  "state" : "\(state)",
                  "values" : [
        \(list)
                  ]
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  private func spanish() throws -> String {
    let text = try shell.folder.text(of: path)
    let start = try #require(text.ranges(of: "\"es\" : {").first)
    return text[start.upperBound...].split(separator: "\n").map { $0.drop { $0 == " " } }
      .joined(separator: " ")
  }

  /// The options of `set`, and a part of the Spanish set after them; `nil` if they are an error.
  @Test(arguments: [
    (["--phrase", "0", "--value", "Ve a ${applicationName}"], "[ \"Ve a ${applicationName}\" ]"),
    (
      ["--phrase", "1", "--value", "Muestra ${applicationName}"],
      "\"needs_review\", \"values\" : [ \"Abre ${applicationName}\", \"Muestra ${applicationName}\" ]"
    ),
    (["--phrase", "5", "--value", "Muestra ${applicationName}"], nil),
    (["--value", "Abre ${applicationName}"], nil),
    (["--plural", "one", "--value", "Abre ${applicationName}"], nil),
  ])
  func `set changes one phrase`(options: [String], expected: String?) async throws {
    let before = try shell.folder.text(of: path)
    let run = try await shell.run(["set", path, "--key", Self.key, "--language", "es"] + options)
    guard let expected else {
      #expect(run.status != 0)
      #expect(run.errors.contains("--phrase"), "\(run.errors)")
      #expect(try shell.folder.text(of: path) == before)
      return
    }
    #expect(run.status == 0, "\(run.errors)")
    #expect(try spanish().contains(expected))
    #expect(try shell.folder.text(of: path).contains("\"Show ${applicationName}\""))
  }

  @Test func `set does not add a phrase to an ordinary string`() async throws {
    try shell.folder.write(Samples.texts, to: "Texts.xcstrings")
    let run = try await shell.run(
      ["set", "Texts.xcstrings", "--key", "Save", "--language", "es", "--phrase", "0"]
        + ["--value", "Guardar"]
    )
    #expect(run.status != 0)
    #expect(try shell.folder.text(of: "Texts.xcstrings") == Samples.texts)
  }

  @Test func `set --from sets what list prints`() async throws {
    let list = try await shell.run("list \(path) --language es --json")
    let text = list.output.replacing("Abre ", with: "Ve a ")
      .replacing("\"needs_review\"", with: "\"translated\"")
    try shell.folder.write(text, to: "es.json")
    let run = try await shell.run("set \(path) --from es.json")
    #expect(run.status == 0, "\(run.errors)")
    let expected = Self.catalog(state: "translated", "Ve a ${applicationName}")
    #expect(try shell.folder.text(of: path) == expected)
  }

  @Test(arguments: ["xliff", "po", "csv"])
  func `export and import change phrases`(format: String) async throws {
    _ = try await shell.run("export \(path) -l es --format \(format)")
    let name = format == "xliff" ? "es.xliff" : "AppShortcuts.es.\(format)"
    let file = "Translations/\(name)"
    let text = try shell.folder.text(of: file)
    #expect(text.contains("stringSet.0"))
    try shell.folder.write(text.replacing("Abre ", with: "Ve a "), to: file)
    let run = try await shell.run("import --catalog \(path) --unfinished take")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try shell.folder.text(of: path)
        == Self.catalog(state: "needs_review", "Ve a ${applicationName}")
    )
  }
}
