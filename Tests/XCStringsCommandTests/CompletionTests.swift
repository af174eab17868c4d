import TestSupport
import Testing

@Suite struct `Completion of command lines` {
  /// Keys that a shell could take for something else.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "$(touch here)" : {},
        "it's: \\\\n" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
        "two\\nlines" : {}
      },
      "version" : "1.0"
    }
    """

  @Test(arguments: [
    ("bash", ["'$(touch here)'", #"'it'\''s: \n'"#]),
    ("zsh", ["$(touch here)", #"it's\: \\n"#, " "]),
    ("fish", ["$(touch here)", #"it's: \n"#]),
  ])
  func `gives keys as each shell takes them, and none of several lines`(
    _ name: String,
    _ words: [String]
  ) throws {
    #expect(try completions(of: "get", "--key", "", in: name) == words)
  }

  @Test(arguments: [
    ("get", "--language", "", ["en", "es", "fr"]), ("get", "--language", "e", ["en", "es"]),
    ("coverage", "--languages", "en,", ["en,es", "en,fr"]),
    ("coverage", "--languages", "de,f", ["de,fr"]),
    ("validate", "--explain", "key-n", ["key-not-in-catalog", "key-not-in-code"]),
    ("get", "--key", "it", [#"it's: \n"#]), ("get", "--key", "nothing", []),
  ])
  func `offers what starts as the word does`(
    _ command: String,
    _ option: String,
    _ word: String,
    _ words: [String]
  ) throws {
    #expect(try completions(of: command, option, word, in: "fish") == words)
  }

  @Test func `has nothing to say where there is no project`() throws {
    let run = try Shell().process(Self.line("get", "--key", ""), environment: ["SAP_SHELL": "fish"])
    #expect(run.status == 0)
    #expect(run.output == "\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `takes the catalog that the line names`() throws {
    let shell = try Shell()
    try shell.folder.write(Self.catalog, to: "Other.xcstrings")
    let arguments = Self.line("get", "--key", "it") + ["Other.xcstrings"]
    let run = try shell.process(arguments, environment: ["SAP_SHELL": "fish"])
    #expect(run.output == "it's: \\n\n")
  }

  private func completions(
    of command: String,
    _ option: String,
    _ word: String,
    in name: String
  ) throws -> [String] {
    let shell = try Shell()
    try shell.writeProject(source: "", catalog: Self.catalog)
    let run = try shell.process(Self.line(command, option, word), environment: ["SAP_SHELL": name])
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  /// What the scripts call: the option, the place of the word in the line and that of the cursor in
  /// the word, and the line.
  private static func line(_ command: String, _ option: String, _ word: String) -> [String] {
    [
      "---completion", command, "--", option, "3", "\(word.count)", "xcstrings", command, option,
      word,
    ]
  }
}
