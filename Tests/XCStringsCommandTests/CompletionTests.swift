import TestSupport
import Testing

@Suite struct `Shell completion` {
  /// Keys with characters that a shell interprets.
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
  func `escapes keys for each shell and skips keys with line breaks`(
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
  func `offers completions with the prefix of the word`(
    _ command: String,
    _ option: String,
    _ word: String,
    _ words: [String]
  ) throws {
    #expect(try completions(of: command, option, word, in: "fish") == words)
  }

  @Test func `offers nothing without a project`() throws {
    let run = try Shell().process(Self.line("get", "--key", ""), environment: ["SAP_SHELL": "fish"])
    #expect(run.status == 0)
    #expect(run.output == "\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `uses the catalog on the command line`() throws {
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

  /// The arguments that the scripts pass: the option, the index of the word, the position of the
  /// cursor in the word, and the line.
  private static func line(_ command: String, _ option: String, _ word: String) -> [String] {
    [
      "---completion", command, "--", option, "3", "\(word.count)", "xcstrings", command, option,
      word,
    ]
  }
}
