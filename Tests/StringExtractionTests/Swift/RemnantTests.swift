import Diagnostics
import StringExtraction
import Testing

@Suite struct `What still stands of keys that are gone` {
  @Test func `is told by key and place`() async {
    let found = await remnants(
      of: ["Save", "Toggle:", "%lld of %@ files", "Gone"],
      in: """
        import SwiftUI
        func show(_ text: String) {}
        func test(count: Int, name: String) {
          show("Save")
          let text = "\\(count) of \\(name) files"
          Recorder("Toggle:", name: name)
          Text("Localizable")
        }
        #if NEVER && false
        let other = "Gone"
        #endif
        """
    )
    #expect(
      found == [
        "Save 4 plain", "%lld of %@ files 5 plain", "Toggle: 6 Recorder undeclared",
      ]
    )
  }

  @Test func `is nothing where the literal is localizable`() async {
    #expect(await remnants(of: ["Save"], in: "import SwiftUI\nlet text = Text(\"Save\")").isEmpty)
  }

  @Test func `is a plain text in a call of the platform`() async {
    let found = await remnants(
      of: ["Save"],
      in: "import Foundation\nlet url = URL(string: \"Save\")"
    )
    #expect(found == ["Save 2 plain"])
  }

  @Test func `is not judged as an argument of .init where the type is not known`() async {
    let found = await remnants(
      of: ["Save", "Open"],
      in: """
        struct Known { init(_ text: String) {} }
        let known: Known = .init("Save")
        let unknown: InfoView = .init("Open")
        """
    )
    #expect(found == ["Save 2 plain", "Open 3 init not-inferred"])
  }

  @Test func `is found in literals of several lines`() async {
    let found = await remnants(
      of: ["One two three"],
      in: "let text = \"\"\"\n  One two \\\n  three\n  \"\"\""
    )
    #expect(found == ["One two three 1 plain"])
  }

  @Test func `is nothing for a key without a text, nor where a longer literal has the key`() async {
    let source = "let texts = [\"\", \"\\(1)\", \"Save as\", \"...\"]"
    #expect(await remnants(of: ["", "%lld", "Save"], in: source).isEmpty)
    #expect(await remnants(of: ["Save", "..."], in: source) == ["... 1 plain"])
  }

  @Test func `is found where a key has no word`() async {
    #expect(await remnants(of: ["…", "保存"], in: "let texts = [\"…\", \"保存\"]").count == 2)
  }
}

private func remnants(of keys: [String], in source: String) async -> [String] {
  let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
  return await findRemnants(of: keys, in: [file])
    .map { remnant in
      let kind = remnant.unknown.map { "\($0.name) \($0.reason.code)" } ?? "plain"
      return "\(remnant.key) \(remnant.place.line) \(kind)"
    }
}
