import CatalogWorkspace
import FileSystem
import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// The tool `exchange`.
@Suite struct AgentExchangeTests {
  private let sample: AgentSample

  init() throws {
    sample = try AgentSample()
  }

  private func exchange(
    _ direction: String,
    _ format: String,
    _ path: String,
    _ members: String = ""
  ) async throws -> JSONValue {
    try await sample.call(ExchangeTool.self, Self.arguments(direction, format, path, members))
  }

  private static func arguments(
    _ direction: String,
    _ format: String,
    _ path: String,
    _ members: String = ""
  ) -> String {
    #"{"direction":"\#(direction)","format":"\#(format)","path":"\#(path)"\#(members)}"#
  }

  private var catalog: String {
    get throws { try sample.shell.folder.text(of: AgentSample.catalog) }
  }

  // MARK: - Catalogs

  @Test(arguments: [
    ("xliff", "Out/es.xliff"), ("xcloc", "Out/es.xcloc"), ("csv", "Out/Localizable.es.csv"),
    ("po", "Out/Localizable.es.po"),
  ])
  func `a file is exported, and imported after it was edited`(
    _ format: String,
    _ path: String
  ) async throws {
    let preview = try await exchange("export", format, "Out", #","dryRun":true"#)
    #expect(preview["written"] == .boolean(false))
    #expect(!sample.shell.folder.exists("Out"))
    let exported = try await exchange("export", format, "Out", #","language":"es""#)
    #expect(exported["written"] == .boolean(true))
    let file = try #require(exported["files"]?.elements.first)
    #expect(file["path"] == .string(path) && file["language"] == .string("es"))
    #expect((file["texts"]?.integer ?? 0) >= 4 && file["unfinished"]?.integer != nil)
    let document = format == "xcloc" ? "Out/es.xcloc/Localized Contents/es.xliff" : path
    let text = try sample.shell.folder.text(of: document)
    try sample.shell.folder.write(
      text.replacing("Buenos días", with: "Muy buenos días"),
      to: document
    )
    let before = try catalog
    _ = try await exchange("import", format, path, #","dryRun":true"#)
    #expect(try catalog == before)
    let imported = try await exchange("import", format, path)
    #expect(imported["written"] == .boolean(true), "\(imported)")
    #expect(imported["catalogs"]?.elements.first?["changed"] == .number("1"))
    #expect(try await sample.text("Good morning") == "translated Muy buenos días")
  }

  @Test func `without approval, imported texts are drafts`() async throws {
    _ = try await exchange("export", "csv", "Out")
    let text = try sample.shell.folder.text(of: "Out/Localizable.es.csv")
    try sample.shell.folder.write(
      text.replacing("Buenos días", with: "Muy buenos días"),
      to: "Out/Localizable.es.csv"
    )
    let arguments = Self.arguments("import", "csv", "Out/Localizable.es.csv")
    let result = try await sample.call(ExchangeTool.self, arguments) { context in
      context.rights = SessionRights([.read, .exchange])
    }
    #expect(result["catalogs"]?.elements.first?["changed"] == .number("1"))
    #expect(try await sample.text("Good morning") == "needs_review Muy buenos días")
    #expect(try await sample.text("Open the door") == "needs_review Abre la puerta")
  }

  @Test func `a file with errors is not imported`() async throws {
    _ = try await exchange("export", "csv", "Out")
    let text = try sample.shell.folder.text(of: "Out/Localizable.es.csv")
    let wrong = text.replacing("Buenos días", with: "Buenos %lld días")
    #expect(wrong != text)
    try sample.shell.folder.write(wrong, to: "Out/Localizable.es.csv")
    let before = try catalog
    let result = try await exchange("import", "csv", "Out")
    #expect(result["written"] == .boolean(false))
    #expect(result["problems"]?.elements.first?["severity"] == .string("error"))
    #expect(try catalog == before)
  }

  @Test func `a text that lost parts of the present one is imported on request`() async throws {
    try sample.edit("Buenos días", "Buenos\u{A0}días")
    _ = try await exchange("export", "xliff", "Out", #","language":"es""#)
    let text = try sample.shell.folder.text(of: "Out/es.xliff")
    try sample.shell.folder.write(
      text.replacing("Buenos\u{A0}días", with: "Buenos días"),
      to: "Out/es.xliff"
    )
    let refused = try await exchange("import", "xliff", "Out")
    #expect(refused["ignored"]?.elements.first?["reason"] == .string("losses"))
    let message = refused["problems"]?.elements.first?["message"]?.text ?? ""
    #expect(message.contains("acceptLosses") && !message.contains("--"), "\(message)")
    #expect(try await sample.text("Good morning") == "translated Buenos\u{A0}días")
    _ = try await exchange("import", "xliff", "Out", #","acceptLosses":true"#)
    #expect(try await sample.text("Good morning") == "translated Buenos días")
  }

  @Test func `a file in a language that the project does not have is not imported`() async throws {
    _ = try await exchange("export", "xliff", "Out", #","language":"es""#)
    let text = try sample.shell.folder.text(of: "Out/es.xliff")
    try sample.shell.folder.write(
      text.replacing("target-language=\"es\"", with: "target-language=\"es-MX\"")
        .replacing("Buenos días", with: "Muy buenos días"),
      to: "Out/es.xliff"
    )
    let before = try catalog
    let arguments = Self.arguments("import", "xliff", "Out")
    #expect(try await sample.failure(ExchangeTool.self, arguments) == "no-such-language")
    #expect(try catalog == before)
    let result = try await exchange("import", "xliff", "Out", #","language":"es""#)
    #expect(result["catalogs"]?.elements.first?["changed"] == .number("1"), "\(result)")
  }

  @Test func `strings are exported, and become a catalog`() async throws {
    let exported = try await exchange("export", "strings", "Legacy")
    #expect(exported["files"]?.elements.isEmpty == false)
    #expect(sample.shell.folder.exists("Legacy/es.lproj/Localizable.strings"))
    try sample.shell.folder.write(#""a" = "A";"#, to: "Old/en.lproj/Table.strings")
    try sample.shell.folder.write(#""a" = "Á";"#, to: "Old/es.lproj/Table.strings")
    let imported = try await exchange("import", "strings", "Old")
    let catalogs = imported["catalogs"]?.elements ?? []
    #expect(
      catalogs.map { $0["path"] } == Array(repeating: .string("Old/Table.xcstrings"), count: 2)
    )
    #expect(try sample.shell.folder.text(of: "Old/Table.xcstrings").contains("Á"))
    let arguments = Self.arguments("import", "strings", "Old")
    await #expect(throws: ToolFailure.self) {
      try await sample.call(ExchangeTool.self, arguments) {
        $0.rights = SessionRights([.read, .exchange])
      }
    }
  }

  @Test func `finished keys are left out on request`() async throws {
    _ = try await exchange("export", "xliff", "Out", #","language":"es","onlyUnfinished":true"#)
    let text = try sample.shell.folder.text(of: "Out/es.xliff")
    #expect(text.contains("Open the door") && !text.contains("Good morning"))
  }

  @Test func `translations that are left out are named`() async throws {
    _ = try await exchange("export", "xliff", "Out", #","language":"es""#)
    let text = try sample.shell.folder.text(of: "Out/es.xliff")
    let unfinished = text.replacing(">Abre la puerta<", with: "><")
    #expect(unfinished != text)
    try sample.shell.folder.write(unfinished, to: "Out/es.xliff")
    let result = try await exchange("import", "xliff", "Out/es.xliff")
    let ignored = try #require(result["ignored"]?.elements.first, "\(result)")
    #expect(ignored["key"] == .string("Open the door") && ignored["language"] == .string("es"))
    #expect(ignored["reason"] == .string("blank"))
    #expect(ignored["file"] == .string("Out/es.xliff") && (ignored["line"]?.integer ?? 0) > 1)
    #expect(result["catalogs"]?.elements.first?["ignored"] == .number("1"))
  }

  // MARK: - Memory and glossary

  @Test func `the translation memory is exported, and extended`() async throws {
    let exported = try await exchange("export", "tmx", "Out/App.tmx")
    #expect(exported["files"]?.elements.first?["texts"] == .number("1"))
    let text = try sample.shell.folder.text(of: "Out/App.tmx")
    #expect(text.contains("Buenos días") && !text.contains("Abre la puerta"))
    let preview = try await exchange("import", "tmx", "Out/App.tmx", #","dryRun":true"#)
    #expect(preview["added"] == .number("1"))
    #expect(!sample.shell.folder.exists(".xcstrings/memory.tmx"))
    let imported = try await exchange("import", "tmx", "Out/App.tmx")
    #expect(imported["into"] == .string(".xcstrings/memory.tmx"))
    #expect(try sample.shell.folder.text(of: ".xcstrings/memory.tmx").contains("Buenos días"))
    #expect(try await exchange("import", "tmx", "Out/App.tmx")["added"] == .number("0"))
  }

  @Test func `the glossary is exported, and extended if it is a file`() async throws {
    let exported = try await exchange("export", "tbx", "Out/Terms.tbx")
    #expect(exported["files"]?.elements.first?["texts"] == .number("1"))
    let tbx = Self.arguments("import", "tbx", "Out/Terms.tbx")
    #expect(try await sample.failure(ExchangeTool.self, tbx) == "terms-in-configuration")
    try sample.useGlossaryFile("source,language,target\ngate,es,verja\n")
    let imported = try await exchange("import", "tbx", "Out/Terms.tbx")
    #expect(imported["into"] == .string("Glossary.csv") && imported["added"] == .number("1"))
    let glossary = try sample.shell.folder.text(of: "Glossary.csv")
    #expect(glossary.contains("puerta") && glossary.contains("verja"))
  }

  // MARK: - Paths

  @Test(arguments: [
    "../Out", "/tmp/Out", "", "Sources/../../Out", "link", "link/Out", "dangling", "dangling/Out",
  ])
  func `only paths in the project are written and read`(_ path: String) async throws {
    let outside = try TemporaryFolder()
    try outside.write("source,target\n", to: "es.csv")
    let folder = sample.shell.folder.path
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link",
      withDestinationPath: outside.path
    )
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/dangling",
      withDestinationPath: "\(outside.path)/New"
    )
    for (direction, format) in [("export", "csv"), ("export", "tmx"), ("import", "csv")] {
      let arguments = Self.arguments(direction, format, path)
      let failure = try await sample.failure(ExchangeTool.self, arguments)
      // The target of a link that leads nowhere cannot be created.
      #expect(failure != nil, "\(direction) \(path)")
      if path != "dangling/Out" { #expect(failure == "outside-project", "\(direction) \(path)") }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["es.csv"])
  }

  @Test(arguments: [
    ("export", "tmx", AgentSample.catalog, "invalid-path"),
    ("export", "tbx", "Sources/App/WelcomeView.swift", "invalid-path"),
    ("import", "xliff", "none.xliff", "no-such-file"),
    ("import", "xliff", "Empty", "no-translations"),
  ])
  func `other files are neither replaced nor read`(
    _ direction: String,
    _ format: String,
    _ path: String,
    _ id: String
  ) async throws {
    try sample.shell.folder.write("", to: "Empty/none.txt")
    let arguments = Self.arguments(direction, format, path)
    #expect(try await sample.failure(ExchangeTool.self, arguments) == id)
  }
}
