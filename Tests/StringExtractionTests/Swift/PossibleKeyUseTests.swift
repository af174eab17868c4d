import Diagnostics
import StringExtraction
import SwiftTypeChecker
import Testing

@Suite struct `Possible uses of missing keys` {
  @Test func `have a key and a location`() async {
    let found = await possibleUses(
      of: ["Save", "Toggle:", "%lld of %@ files", "%lld items", "%lld", "Gone"],
      in: """
        import SwiftUI
        func show(_ text: String) {}
        func test(count: Int, name: String) {
          show("Save")
          let text = "\\(count) of \\(name) files"
          Recorder("Toggle:", name: name)
          Text("Localizable")
          show("%lld items")
          show("%lld")
        }
        #if NEVER && false
        let other = "Gone"
        #endif
        """
    )
    #expect(
      found == [
        "Save 4 plain", "%lld of %@ files 5 plain composed", "Toggle: 6 Recorder undeclared",
        "%lld items 8 plain",
      ]
    )
  }

  @Test func `do not include localizable literals`() async {
    #expect(
      await possibleUses(of: ["Save"], in: "import SwiftUI\nlet text = Text(\"Save\")").isEmpty
    )
  }

  @Test func `in calls of the platform are plain strings`() async {
    let found = await possibleUses(
      of: ["Save"],
      in: "import Foundation\nlet url = URL(string: \"Save\")"
    )
    #expect(found == ["Save 2 plain"])
  }

  @Test func `as arguments of .init of an unknown type are arguments of an unknown call`() async {
    let found = await possibleUses(
      of: ["Save", "Open"],
      in: """
        struct Known { init(_ text: String) {} }
        let known: Known = .init("Save")
        let unknown: InfoView = .init("Open")
        """
    )
    #expect(found == ["Save 2 plain", "Open 3 init not-inferred"])
  }

  @Test func `include multi-line literals`() async {
    let found = await possibleUses(
      of: ["One two three"],
      in: "let text = \"\"\"\n  One two \\\n  three\n  \"\"\""
    )
    #expect(found == ["One two three 1 plain"])
  }

  @Test func `do not include longer literals, nor any literal for a key without text`() async {
    let source = "let texts = [\"\", \"\\(1)\", \"Save as\", \"...\"]"
    #expect(await possibleUses(of: ["", "%lld", "Save"], in: source).isEmpty)
    #expect(await possibleUses(of: ["Save", "..."], in: source) == ["... 1 plain"])
  }

  @Test func `include literals of keys without words`() async {
    #expect(await possibleUses(of: ["…", "保存"], in: "let texts = [\"…\", \"保存\"]").count == 2)
  }
}

private func possibleUses(of keys: [String], in source: String) async -> [String] {
  let file = SourceFile(path: "App.swift", bytes: Array(source.utf8))
  let run = await extractStrings(
    from: [SourceReference(path: file.path)],
    snapshot: nil,
    program: "",
    reading: { _ throws(Never) in file.bytes }
  )
  return run.possibleUses(of: SoughtKeys(keys))
    .map { use in
      let kind = use.unknown.map { "\($0.name) \($0.reason)" } ?? "plain"
      return "\(use.key) \(use.location.line) \(kind)\(use.isKey ? "" : " composed")"
    }
}
