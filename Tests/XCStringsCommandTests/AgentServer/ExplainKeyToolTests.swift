import CatalogWorkspace
import FileSystem
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

@Suite struct ExplainKeyToolTests {
  let sample: AgentSample

  init() throws {
    sample = try AgentSample()
    try sample.shell.folder.write(
      """
      import SwiftUI
      struct DetailView: View {
        let title: String = "Good morning"
        var body: some View {
          Text(verbatim: "Not a key")
          Text("Open the door")
        }
      }
      """,
      to: "Sources/App/DetailView.swift"
    )
  }

  private func explain(_ arguments: String) async throws -> JSONValue {
    try await sample.call(ExplainKeyTool.self, arguments)
  }

  @Test func `an explanation is computed once for each state of the files`() async throws {
    let key = #"{"key":"Open the door"}"#
    let line = #"{"file":"Sources/App/WelcomeView.swift","line":6}"#
    func count() async -> Int { await sample.session.explanationCount }
    let explained = try await sample.call(ExplainKeyTool.self, key)
    let explainedLine = try await sample.call(ExplainKeyTool.self, line)
    #expect(await count() == 2)
    #expect(try await sample.call(ExplainKeyTool.self, key) == explained)
    #expect(try await sample.call(ExplainKeyTool.self, line) == explainedLine)
    // A catalog says nothing about the code.
    try sample.edit("Abre la puerta", "Abrir la puerta")
    #expect(try await sample.call(ExplainKeyTool.self, key) == explained)
    #expect(await count() == 2)
    let path = "Sources/App/WelcomeView.swift"
    try sample.shell.folder.write("// A line.\n" + sample.shell.folder.text(of: path), to: path)
    // A list of files is kept for half a second.
    try await Task.sleep(for: .milliseconds(600))
    let moved = try await sample.call(ExplainKeyTool.self, key)
    #expect(moved["places"]?.elements.last?["line"] == .number("7"))
    #expect(await count() == 3)
  }

  @Test func `every place of a key is explained`() async throws {
    let found = try await explain(#"{"key":"Open the door"}"#)
    let places = found["places"]?.elements ?? []
    #expect(
      Set(places.map { "\($0["file"]?.text ?? ""):\($0["line"]?.integer ?? 0)" }) == [
        "Sources/App/DetailView.swift:6", "Sources/App/WelcomeView.swift:6",
      ]
    )
    #expect(places.allSatisfy { $0["table"] == .string("Localizable") })
    #expect(places.contains { $0["callee"]?.text?.hasPrefix("Button") == true })
    #expect(found["catalogs"] == .array([.string(AgentSample.catalog)]))
    #expect(found["similarKeys"] == nil)
  }

  @Test func `interpolations have their types`() async throws {
    let found = try await explain(#"{"key":"%lld files"}"#)
    let value = try #require(found["places"]?.elements.first?["interpolations"]?.elements.first)
    #expect(value["source"] == .string("count"))
    #expect(value["type"] == .string("Int"))
    #expect(value["specifier"] == .string("%lld"))
  }

  @Test func `a literal that is not extracted is listed with the reason`() async throws {
    let found = try await explain(#"{"key":"Not a key"}"#)
    #expect(found["places"]?.elements.isEmpty == true)
    let literal = try #require(found["notExtracted"]?.elements.first)
    #expect(literal["line"] == .number("5"))
    #expect(literal["reason"]?.text?.contains("verbatim") == true)
    #expect(literal["suggestion"]?.text?.isEmpty == false)
  }

  @Test func `similar keys are suggested`() async throws {
    let found = try await explain(#"{"key":"Open the dor"}"#)
    #expect(found["similarKeys"]?.elements.first == .string("Open the door"))
  }

  @Test func `the literals of a line are explained`() async throws {
    let file = "Sources/App/DetailView.swift"
    let plain = try await explain(#"{"file":"\#(file)","line":3}"#)
    #expect(plain["notExtracted"]?.elements.first?["text"] == .string("\"Good morning\""))
    let extracted = try await explain(#"{"file":"\#(file)","line":6}"#)
    #expect(extracted["places"]?.elements.first?["key"] == .string("Open the door"))
    #expect(extracted["note"] == nil)
    let empty = try await explain(#"{"file":"\#(file)","line":1}"#)
    #expect(empty["nearestLine"] == .number("3"))
  }

  @Test func `a file without a target is explained with a note`() async throws {
    try sample.shell.folder.write("import SwiftUI\nlet a = Text(\"Loose\")\n", to: "Loose.swift")
    let found = try await explain(#"{"file":"Loose.swift","line":2}"#)
    #expect(found["places"]?.elements.first?["key"] == .string("Loose"))
    #expect(found["note"]?.text?.contains("target") == true)
  }

  @Test func `the texts of an Info-plist are explained`() async throws {
    try sample.shell.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>NSCameraUsageDescription</key>
        <string>Scans documents</string>
      </dict></plist>
      """,
      to: "Info.plist"
    )
    let found = try await explain(#"{"file":"Info.plist","line":4}"#)
    #expect(found["places"]?.elements.first?["key"] == .string("NSCameraUsageDescription"))
    #expect(found["places"]?.elements.first?["table"] == .string("InfoPlist"))
  }

  @Test(arguments: [
    ("{}", "invalid-arguments"), (#"{"key":"a","file":"a.swift","line":1}"#, "invalid-arguments"),
    (#"{"file":"a.swift"}"#, "invalid-arguments"),
    (#"{"file":"Missing.swift","line":1}"#, "no-such-file"),
    (#"{"file":".xcstrings.yml","line":1}"#, "not-explainable"),
  ])
  func `wrong arguments are explained`(_ arguments: String, _ id: String) async throws {
    #expect(try await sample.failure(ExplainKeyTool.self, arguments) == id)
  }

  @Test(arguments: ["../Secret.swift", "Sources/App/Link.swift"])
  func `files outside of the project are not read`(_ path: String) async throws {
    let outside = try TemporaryFolder()
    try outside.write("let a = \"secret text\"\n", to: "Secret.swift")
    try sample.shell.folder.link("Sources/App/Link.swift", to: outside.path("Secret.swift"))
    let file = path.hasPrefix("..") ? outside.path("Secret.swift") : path
    let message = try await sample.bounded {
      do {
        return "\(try await explain(#"{"file":"\#(file)","line":1}"#))"
      } catch {
        return ToolFailure(error).message
      }
    }
    #expect(!message.contains("secret text"))
    #expect(message.contains("outside"))
  }
}
