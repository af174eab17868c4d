import TestSupport
import Testing

@Suite struct `xcstrings extract with queries about strings` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(Self.card, to: "Code/Card.swift")
    try shell.folder.write(Self.page, to: "Code/Page.swift")
  }

  private static let card = """
    import SwiftUI

    struct Card: View {
      let title: String
      let hint: LocalizedStringKey

      var body: some View {
        Text(title)
        Text(hint)
      }
    }

    """

  private static let page = """
    import SwiftUI

    enum Tab: String {
      case home = "Home"
    }

    struct Page: View {
      let tab: Tab
      let name: String?
      let model: Model

      var body: some View {
        Card(title: "My card", hint: "Tap it")
        Text(name ?? "No name")
        Text(tab.rawValue)
        Text("\\(model.count) of \\(limit)", tableName: "Pages", comment: "How many")
        Text(verbatim: "v1")
        Text(tr("key"))
          .help(Image(systemName: "star"))
        Text("All: " + tab.rawValue)
      }
    }

    let limit = 3

    #if BETA
    let beta = Text("Beta")
    #endif

    """

  /// The queries, under the names of the golden files.
  private static let sessions: [(name: String, lines: [[String]])] = [
    (
      "explain",
      ["Tap it", "%@ of %lld", "Tap", "No name", "Beta", "Nothing"].map { ["--explain", $0] }
    ),
    (
      "why-not",
      [4, 13, 14, 16, 17, 18, 19, 20, 6].map { ["--why-not", "Code/Page.swift:\($0)"] }
        + [
          ["--why-not", "Code/Page.swift:13:17"],
          ["-D", "ALPHA", "--why-not", "Code/Page.swift:27"],
        ]
    ),
    ("unlocalized", [["--unlocalized"]]),
  ]

  @Test(arguments: ["en_US.UTF-8", "es_ES.UTF-8"], sessions.map(\.name))
  func `prints the golden output`(_ language: String, _ name: String) async throws {
    let lines = Self.sessions.first { $0.name == name }?.lines ?? []
    var session = ""
    for line in lines {
      let run = try await shell.run(["extract", "Code"] + line, language: language)
      let command = line.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
      session +=
        "$ xcstrings extract Code \(command)\n\(run.output)\(run.errors)[\(run.status)]\n\n"
    }
    try GoldenFile("session-\(name)-\(language.prefix(2)).txt").expect(session)
  }

  /// The queries, with their exit status.
  private static let endings: [(arguments: [String], status: Int32)] = [
    (["--explain", "Tap it"], 0), (["--explain", "Tap"], 1),
    (["--why-not", "Code/Page.swift:13"], 0), (["--why-not", "Code/Page.swift:1"], 1),
    (["--unlocalized"], 0), (["--unlocalized", "--strict"], 1),
    (["--unlocalized", "--explain", "Tap it"], 64), (["--why-not", "Code/Page.swift"], 64),
    (["--why-not", "Code/None.swift:1"], 66), (["--strict"], 0),
  ]

  @Test(arguments: endings)
  func `exits with the expected status`(_ arguments: [String], _ status: Int32) async throws {
    let table = ["--table", "Localizable"]
    #expect(try await shell.run(["extract", "Code"] + table + arguments).status == status)
  }

  @Test(arguments: [
    ["--explain", "Tap it"], ["--why-not", "Code/Page.swift:13"], ["--unlocalized"],
  ])
  func `prints the same JSON in every language`(_ arguments: [String]) async throws {
    let line = ["extract", "Code", "--json"] + arguments
    let english = try await shell.run(line)
    #expect(english.output.hasPrefix("{"))
    #expect(try await shell.run(line, language: "es_ES.UTF-8").output == english.output)
  }

  @Test func `reports a key that no source contains as JSON`() async throws {
    let run = try await shell.run(["extract", "Code", "--json", "--explain", "tap it"])
    #expect(run.status == 1)
    #expect(run.output.contains("\"similarKeys\" : [\n    \"Tap it\"\n  ]"))
  }

  @Test(arguments: [("./Code", "Code/Page.swift"), ("Code", "Code/../Code/Page.swift"), ("", "")])
  func `accepts any spelling of the path of a file`(_ folder: String, _ file: String) async throws {
    let paths =
      folder.isEmpty
      ? ["Code/Page.swift", shell.folder.path("Code/Page.swift"), "./Code/Page.swift"] : [folder]
    let question = file.isEmpty ? shell.folder.path("Code/Page.swift") : file
    let run = try await shell.run(["extract"] + paths + ["--why-not", "\(question):17"])
    #expect(run.output.hasPrefix("\"v1\" is not localizable.\n"))
    #expect(run.errors.isEmpty)
    let found = try await shell.run(["extract"] + paths + ["--format", "json", "--quiet"])
    #expect(found.output.matches(of: /"key" : "%lld of %lld"/).count == 1)
  }

  @Test func `skips and reports a file that is not Swift`() async throws {
    try shell.folder.write("Text", to: "README.md")
    let alone = try await shell.run(["extract", "README.md"])
    #expect(alone.status == 65)
    #expect(alone.errors == "'README.md' is not a Swift, C or Objective-C file; it is ignored.\n")
    let combined = try await shell.run([
      "extract", "README.md", "Code/Card.swift", "--format", "json",
    ])
    #expect(combined.status == 0)
    #expect(combined.errors == alone.errors)
  }

  @Test func `prints private types as in the sources`() async throws {
    let source = """
      private struct Row { let title: String; let model = Model(); struct Model {} }
      private enum Kind: String { case first = "First one" }
      func f() { Text(Row(title: "A row").title); Text(Kind.first.rawValue) }
      let t = Text("\\(Row(title: "Another").model.absent)")

      """
    try shell.folder.write(source, to: "App/A.swift")
    try shell.folder.write(source, to: "App/B.swift")
    for question in [["--unlocalized"], ["--explain", "%@"], ["--why-not", "App/B.swift:3"]] {
      let run = try await shell.run(["extract", "App", "--json"] + question)
      #expect(run.output.contains("App/B.swift"))
      #expect(!run.output.contains("\\u0000"))
    }
  }

  @Test func `excludes code by compilation conditions`() async throws {
    try shell.folder.write(
      "#if DEBUG\nlet a = Text(\"a\")\n#elseif BETA\nlet b = Text(\"b\")\n#endif\n",
      to: "App/Text.swift"
    )
    #expect(try await keys("") == ["a", "b"])
    #expect(try await keys("--no-debug") == ["b"])
    #expect(try await keys("-D ALPHA") == ["a"])
    #expect(try await keys("-DBETA --no-debug") == ["b"])
    let settings = "debug: false\nconditions: [ALPHA]\n"
    try shell.folder.write(settings, to: ".xcstrings.yml")
    #expect(try await keys("") == [])
    #expect(try await keys("-D BETA") == ["b"])
  }

  private func keys(_ options: String) async throws -> [String] {
    let output = try await shell.run("extract App --format json \(options)").output
    return output.matches(of: /"key" : "(.*)"/).map { String($0.1) }
  }

  @Test func `prints the first notes and the number of the others`() async throws {
    let lines = (1...14).map { "let a\($0) = Text(\"\($0) \\(missing\($0))\")" }
    try shell.folder.write(lines.joined(separator: "\n"), to: "App/Text.swift")
    let run = try await shell.run("extract App")
    #expect(run.status == 0)
    #expect(run.errors.split(separator: "\n").count == 11)
    #expect(run.errors.contains("the declaration of 'missing1' was not found"))
    #expect(run.errors.contains("4 more specifiers are assumed."))
    #expect(try await shell.run("extract App --quiet").errors.isEmpty)
  }
}
