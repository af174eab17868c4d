import CatalogWorkspace
import Foundation
import JSONSyntax
import ModelContextProtocol
import TestSupport
import Testing

@testable import xcstrings

/// What `get_work` and `find_texts` say about keys, their places and their source texts.
@Suite struct AgentWorkTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  private func items(_ arguments: String) async throws -> [JSONValue] {
    try await sample.call(GetWorkTool.self, arguments)["items"]?.elements ?? []
  }

  /// Replaces the entries of the catalog.
  private func write(entries: String) throws {
    try sample.shell.folder.write(
      #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
      to: AgentSample.catalog
    )
  }

  private static func manual(_ key: String, _ text: String, es: String? = nil) -> String {
    let source = #""en":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    let translation = es.map { #","es":{"stringUnit":{"state":"translated","value":"\#($0)"}}"# }
    return
      #""\#(key)":{"extractionState":"manual","localizations":{\#(source)\#(translation ?? "")}}"#
  }

  // MARK: - Places

  /// Code that looks keys up with its own functions.
  private static let wrappers = """
    func localize(_ key: String) -> String { String(localized: .init(key)) }
    extension String { var localized: String { localize(self) } }
    struct Alert {
      let title = localize("Alert.Title")
      let count = String(format: localize("Alert.Count %lld"), 3)
      let button = "Alert.Button".localized
      let path = external("Alert.Path")
      let name = "\\(title) of \\(count)"
    }
    """

  @Test(arguments: [
    ("Alert.Title", "Sources/App/Alert.swift:4 localize"),
    ("Alert.Count %lld", "Sources/App/Alert.swift:5 localize"),
    ("Alert.Button", "Sources/App/Alert.swift:6 button"),
    ("Alert.Path", "Sources/App/Alert.swift:7 external"),
    // A text with interpolations is not looked up.
    ("%@ of %@", nil), ("Alert", nil),
  ])
  func `keys that functions of the project look up have places`(
    _ key: String,
    _ place: String?
  ) async throws {
    try write(entries: Self.manual(key, "A text"))
    try sample.shell.folder.write(Self.wrappers, to: "Sources/App/Alert.swift")
    let item = try await items(#"{"language":"es","kind":"translate"}"#).first
    #expect(item?["places"]?.elements.first?.text == place)
    let context = try await sample.call(GetContextTool.self, #"{"key":"\#(key)"}"#)
    let code = context["places"]?.elements.first?["code"]?.text
    #expect(code?.contains("\"\(key)\"") == (place == nil ? nil : true))
  }

  @Test func `manual keys that the code does not contain are listed once`() async throws {
    try write(
      entries: [
        Self.manual("Alert.Title", "Title", es: "Título"), Self.manual("Gone", "Gone", es: "Ido"),
        Self.manual("home.title", "Home", es: "Inicio"), Self.manual("made.at.run", "A"),
        #""Old":{"extractionState":"stale","localizations":{"es":{"stringUnit":{"#
          + #""state":"translated","value":"Viejo"}},"fr":{"stringUnit":{"#
          + #""state":"translated","value":"Vieux"}}}}"#, #""Good morning":{}"#,
      ]
      .joined(separator: ",")
    )
    let settings = try sample.shell.folder.text(of: ".xcstrings.yml")
    try sample.shell.folder.write(settings + "\ndynamic: [made.*]\n", to: ".xcstrings.yml")
    try sample.shell.folder.write(
      Self.wrappers + "\nlet home = Text(.homeTitle)\n",
      to: "Sources/App/Alert.swift"
    )
    func find(_ arguments: String) async throws -> [String] {
      try await sample.call(FindTextsTool.self, arguments)["texts"]?.elements
        .map { text in
          [text["key"], text["language"], text["state"]].compactMap { $0?.text }
            .joined(separator: " ")
        } ?? []
    }
    #expect(try await find(#"{"states":["unused"]}"#) == ["Gone en unused"])
    #expect(try await find(#"{"states":["stale"]}"#) == ["Old en stale"])
    #expect(
      try await find(#"{"states":["stale","unused"]}"#) == ["Gone en unused", "Old en stale"]
    )
    #expect(
      try await find(#"{"states":["unused"],"languages":["es"]}"#) == ["Gone es translated"]
    )
    try sample.shell.folder.remove("Sources")
    try sample.shell.folder.write("", to: "Sources/App/Empty.swift")
    let alone = AgentSample(in: sample.shell)
    #expect(try await alone.failure(FindTextsTool.self, #"{"states":["unused"]}"#) == "no-uses")
  }

  // MARK: - Languages

  @Test func `errors of all languages are one list`() async throws {
    let settings = try sample.shell.folder.text(of: ".xcstrings.yml")
    try sample.shell.folder.write(
      settings.replacing("[en, es]", with: "[en, es, fr]"),
      to: ".xcstrings.yml"
    )
    let texts = ["es", "fr"].map { #""\#($0)":{"stringUnit":{"state":"translated","value":"!"}}"# }
    try write(entries: #""Welcome, %@!":{"localizations":{\#(texts.joined(separator: ","))}}"#)
    let all = try await items(#"{"kind":"fix"}"#)
    #expect(all.map { $0["language"]?.text } == ["es", "fr"])
    #expect(all.allSatisfy { $0["findings"]?.elements.isEmpty == false })
    let one = try await items(#"{"kind":"fix","language":"fr"}"#)
    #expect(one.count == 1 && one.allSatisfy { $0["language"] == nil })
    let failure = try await sample.failure(GetWorkTool.self, #"{"kind":"translate"}"#)
    #expect(failure == "invalid-arguments")
  }

  // MARK: - Source texts

  @Test func `translations of source texts that changed since a commit wait`() async throws {
    try write(
      entries: [
        Self.manual("home.title", "Home", es: "Inicio"), Self.manual("menu", "Menu", es: "Menú"),
        Self.manual("quit", "Quit", es: "Salir"), Self.manual("wait", "Wait", es: "Espera"),
      ]
      .joined(separator: ",")
    )
    try sample.commitAll()
    try sample.edit("\"Menu\"", "\"Main menu\"")
    #expect(try await sample.call(SyncCodeTool.self)["changedTexts"]?.elements.count == 1)
    try sample.git("commit", "--quiet", "--all", "--message", "Menu")
    try sample.edit("\"Home\"", "\"Start page\"")
    try sample.edit("\"Quit\"", "\"Close the app\"")
    try sample.edit("\"Salir\"", "\"Cerrar la app\"")
    func changed(_ since: String) async throws -> [String] {
      try await items(#"{"kind":"review","since":"\#(since)"}"#)
        .map { item in
          let former = item["formerSource"].map { String(decoding: $0.line, as: UTF8.self) } ?? ""
          return
            "\(item["key"]?.text ?? "") \(item["language"]?.text ?? "") \(item["reason"]?.text ?? "") \(former)"
        }
    }
    let home = #"home.title es source-changed {"":"Home"}"#
    #expect(try await changed("HEAD") == [home])
    #expect(try await changed("HEAD~1") == [home, #"menu es source-changed {"":"Menu"}"#])
    let plain = try await items(#"{"kind":"review","language":"es"}"#)
    #expect(plain.isEmpty)
    let sync = try await sample.call(SyncCodeTool.self)
    #expect(sync["changedTexts"]?.elements.map(\.text) == ["home.title"])
    #expect(sync["nextStep"]?.text?.contains("since 'HEAD'") == true)
    let older = try await sample.call(SyncCodeTool.self, #"{"since":"HEAD~1"}"#)
    #expect(older["changedTexts"]?.elements.map(\.text) == ["home.title", "menu"])
    try sample.edit("\"translated\",\"value\":\"Inicio\"", "\"needs_review\",\"value\":\"Inicio\"")
    #expect(try await sample.call(SyncCodeTool.self)["changedTexts"] == nil)
  }

  @Test(arguments: [
    (#"{"kind":"review","since":"nowhere"}"#, "unknown-revision"),
    (#"{"kind":"fix","since":"HEAD"}"#, "invalid-arguments"),
  ])
  func `a wrong revision is an error`(_ arguments: String, _ id: String) async throws {
    try sample.commitAll()
    #expect(try await sample.failure(GetWorkTool.self, arguments) == id)
  }

  @Test func `without git, nothing is said about changed texts`() async throws {
    #expect(try await sample.call(SyncCodeTool.self)["changedTexts"] == nil)
    #expect(
      try await sample.failure(SyncCodeTool.self, #"{"since":"HEAD"}"#) == "no-repository"
    )
  }

  // MARK: - Style

  private func style(_ language: String = "es") async throws -> String? {
    try await
      sample.call(GetWorkTool.self, #"{"language":"\#(language)","kind":"translate"}"#)["style"]?
      .text
  }

  @Test(arguments: [
    (
      "# Texts\n## Spanish\nUse tú.\n### Dates\nShort.\n## French\nUse vous.",
      "## Spanish\nUse tú.\n### Dates\nShort."
    ),
    (
      "## Reglas en Español (España)\nUsa tú.\n\n# Other\n",
      "## Reglas en Español (España)\nUsa tú."
    ),
    ("## es\nUsa tú.\n```\n# Code\n```\n", "## es\nUsa tú.\n```\n# Code\n```"),
    ("## Italian (it) / Spanish (`es`)\nShort.", "## Italian (it) / Spanish (`es`)\nShort."),
    ("## Yes, es is a word\nNo.", nil), ("Spanish\nNo heading.", nil), ("#Spanish\nNo.", nil),
  ])
  func `the section about a language is its style`(_ text: String, _ style: String?) async throws {
    try sample.shell.folder.write(text, to: "TRANSLATION.md")
    #expect(try await self.style() == style)
    let project = try await sample.call(GetProjectTool.self)
    #expect(project["guides"] == .array([.string("TRANSLATION.md")]))
  }

  @Test func `the style is on the first page, and short`() async throws {
    let long = String(repeating: "Usa tú. ñ", count: 500)
    try sample.shell.folder.write("## Spanish\n\(long)", to: "AGENTS.md")
    let arguments = #""language":"es","kind":"translate","limit":1"#
    let first = try await sample.call(GetWorkTool.self, "{\(arguments)}")
    let style = try #require(first["style"]?.text)
    #expect((2_040...2_048).contains(style.utf8.count) && style.hasSuffix("…"))
    let cursor = try #require(first["nextCursor"]?.text)
    let next = try await sample.call(GetWorkTool.self, #"{\#(arguments),"cursor":"\#(cursor)"}"#)
    #expect(next["style"] == nil)
    #expect(try await items(#"{"kind":"fix"}"#).isEmpty)
  }

  @Test(arguments: ["link", "utf8", "large", "folder", "broken"])
  func `a document that must not be read is named`(_ kind: String) async throws {
    let folder = sample.shell.folder
    let outside = try TemporaryFolder()
    try outside.write("## Spanish\nSecret.", to: "private.md")
    switch kind {
    case "link": try folder.link("AGENTS.md", to: outside.path("private.md"))
    case "broken": try folder.link("AGENTS.md", to: outside.path("none.md"))
    case "utf8":
      try Data("## Spanish\n".utf8 + [0xFF]).write(to: URL(filePath: folder.path("AGENTS.md")))
    case "large":
      try folder.write("## Spanish\n" + String(repeating: "a", count: 1 << 21), to: "AGENTS.md")
    default:
      try FileManager.default.createDirectory(
        atPath: folder.path("AGENTS.md"),
        withIntermediateDirectories: true
      )
    }
    #expect(try await style() == nil)
    let project = try await sample.call(GetProjectTool.self)
    #expect(project["guides"] == nil)
    #expect(project["problems"]?.elements.first?["message"]?.text?.contains("AGENTS.md") == true)
  }
}
