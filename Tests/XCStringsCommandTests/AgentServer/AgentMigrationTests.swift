import FileSystem
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// `exchange` with the `.strings` and `.stringsdict` files of an old project.
@Suite struct AgentMigrationTests {
  private let sample: AgentSample

  init() throws {
    sample = AgentSample(in: try Shell())
    let folder = sample.shell.folder
    let english = """
      /* The main menu */
      "menu.title" = "Menu";
      // MARK: - Doors
      "door.open" = "Open %@";
      unquoted.key = "Caf\\U00e9";

      """
    try folder.write(
      [0xFE, 0xFF] + english.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      to: "App/en.lproj/Localizable.strings"
    )
    try folder.write(
      #""menu.title" = "Menú"; "door.open" = "Abrir %@"; "old" = "Viejo";"#,
      to: "App/es.lproj/Localizable.strings"
    )
    try folder.write(
      #""menu.title" = "メニュー";"#,
      to: "App/ja.lproj/Localizable.strings"
    )
    try folder.write(
      Self.plurals([("one", "%d door"), ("other", "%d doors")]),
      to: "App/en.lproj/Localizable.stringsdict"
    )
    try folder.write(
      Self.plurals([("one", "%d puerta"), ("many", "%d de puertas"), ("other", "%d puertas")]),
      to: "App/es.lproj/Localizable.stringsdict"
    )
    try folder.write(
      Self.plurals([("other", "%dつのドア")]),
      to: "App/ja.lproj/Localizable.stringsdict"
    )
  }

  private static func plurals(_ forms: [(name: String, text: String)]) -> String {
    let strings = forms.map { "<key>\($0.name)</key><string>\($0.text)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>door.count</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@doors@</string>
      <key>doors</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(strings)</dict></dict></dict></plist>
      """
  }

  private static let path = "App/Localizable.xcstrings"

  private func importAll(_ options: String = "") async throws -> JSONValue {
    try await sample.call(
      ExchangeTool.self,
      #"{"direction":"import","format":"strings","path":"."\#(options)}"#
    )
  }

  /// The texts of a key in a language, by their variations.
  private func texts(_ key: String, _ language: String) async throws -> [String: String] {
    let found = try await sample.call(
      FindTextsTool.self,
      #"{"keys":["\#(key)"],"languages":["\#(language)"]}"#
    )
    return Dictionary(
      (found["texts"]?.elements ?? [])
        .map { ($0["variation"]?.text ?? "", $0["text"]?.text ?? "") },
      uniquingKeysWith: { $1 }
    )
  }

  private func counts(_ result: JSONValue, _ name: String) -> [String: Int] {
    Dictionary(
      (result["catalogs"]?.elements ?? [])
        .map { ($0["language"]?.text ?? "", $0[name]?.integer ?? 0) },
      uniquingKeysWith: +
    )
  }

  @Test func `all languages and plural forms of a folder become a catalog`() async throws {
    let project = try await sample.call(GetProjectTool.self)
    #expect(project["legacyTables"] == .array([.string("App/Localizable")]))
    let preview = try await importAll(#","dryRun":true"#)
    #expect(preview["written"] == .boolean(false))
    #expect(!sample.shell.folder.exists(Self.path))
    let result = try await importAll()
    #expect(result["catalogs"] == preview["catalogs"])
    #expect(try await sample.call(GetProjectTool.self)["legacyTables"] == nil)
    #expect(counts(result, "changed") == ["en": 4, "es": 4, "ja": 2])
    #expect(try await texts("unquoted.key", "en") == ["": "Café"])
    #expect(try await texts("menu.title", "ja") == ["": "メニュー"])
    #expect(
      try await texts("door.count", "es") == [
        "plural.one": "%d puerta", "plural.many": "%d de puertas", "plural.other": "%d puertas",
      ]
    )
    #expect(try await texts("door.count", "ja") == ["plural.other": "%dつのドア"])
    let catalog = try sample.shell.folder.text(of: Self.path)
    #expect(catalog.contains("The main menu") && !catalog.contains("MARK"))
    // What no language of the source has is named, and what is missing waits.
    #expect(
      result["problems"]?.elements.contains { $0["message"]?.text?.contains("old") == true } == true
    )
    let work = try await sample.call(GetWorkTool.self, #"{"language":"ja","kind":"translate"}"#)
    #expect(
      Set((work["items"]?.elements ?? []).compactMap { $0["key"]?.text }) == [
        "door.open", "unquoted.key", "old",
      ]
    )
  }

  @Test(arguments: ["Empty", "Loose"])
  func `a folder without such files is named`(_ folder: String) async throws {
    try sample.shell.folder.write("", to: "Empty/none.txt")
    try sample.shell.folder.write(#""a" = "A";"#, to: "Loose/Localizable.strings")
    let arguments = #"{"direction":"import","format":"strings","path":"\#(folder)"}"#
    #expect(try await sample.failure(ExchangeTool.self, arguments) == "no-strings")
  }

  @Test func `a second import adds what is new, and names what it left out`() async throws {
    _ = try await importAll()
    let same = try await importAll()
    #expect(same["written"] == .boolean(false))
    #expect(counts(same, "changed").values.allSatisfy { $0 == 0 })
    #expect(same["catalogs"]?.elements.first?["path"] == .string(Self.path))
    let before = try sample.shell.folder.text(of: Self.path)
    try sample.shell.folder.write(
      #""menu.title" = "El menú"; "door.close" = "Cerrar";"#,
      to: "App/es.lproj/Localizable.strings"
    )
    let again = try await importAll()
    #expect(counts(again, "changed")["es"] == 1 && counts(again, "ignored")["es"] == 1)
    #expect(try await texts("menu.title", "es") == ["": "Menú"])
    #expect(try await texts("door.close", "es") == ["": "Cerrar"])
    let problem = try #require(
      again["problems"]?.elements.first { $0["rule"] == .string("migration-kept") }
    )
    #expect(problem["message"]?.text?.contains("menu.title") == true)
    #expect(try sample.shell.folder.text(of: Self.path) != before)
  }
}
