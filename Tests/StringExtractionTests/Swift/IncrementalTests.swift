import Diagnostics
import StringCatalog
import SwiftTypeChecker
import TestSupport
import Testing

@testable import StringExtraction

/// Extractions that start from the snapshot of an earlier one.
@Suite struct IncrementalTests {
  @Test(arguments: 0..<4)
  func `the result after any edit is the result of a full extraction`(seed: Int) async {
    var project = SmallProject(seed: UInt64(seed))
    var snapshot: [UInt8] = []
    for step in 0..<60 {
      let edited = step == 0 ? "" : project.edit()
      let expected = await project.extracted()
      let run = await project.extracted(from: snapshot)
      snapshot = run.snapshot ?? snapshot
      #expect(run.strings == expected, "step \(step): \(edited)")
      guard run.strings == expected else { return }
      guard step.isMultiple(of: 10) else { continue }
      let keys = SoughtKeys((0..<200).map { "k\($0)" })
      let scratch = await project.extracted(from: [])
      #expect(run.possibleUses(of: keys) == scratch.possibleUses(of: keys), "step \(step)")
    }
  }

  @Test func `an extraction of unchanged files checks no file and makes no snapshot`() async {
    let project = SmallProject(seed: 1)
    let first = await project.extracted(from: [])
    let second = await project.extracted(from: first.snapshot ?? [])
    #expect(first.checkedCount == project.files.count)
    #expect(second.checkedCount == 0)
    #expect(second.snapshot == nil)
    #expect(second.strings == first.strings)
  }

  @Test(arguments: [
    Edit("a body", "Note.swift", "print(1)", "print(2)", checks: ["Note.swift"]),
    Edit("a remark", "Note.swift", "print(1)", "// nothing\nprint(1)", checks: ["Note.swift"]),
    Edit(
      "the type of a parameter",
      "Row.swift",
      "title: LocalizedStringKey",
      "title: String",
      checks: ["Row.swift", "List.swift"]
    ),
    Edit(
      "the type of an initial value",
      "Model.swift",
      "count = 1",
      "count = 2.5",
      checks: ["Model.swift", "List.swift"]
    ),
    Edit(
      "a function that another file looked up without a result",
      "Note.swift",
      "print(1) }",
      "print(1) }; func show(_ k: LocalizedStringKey) {}",
      checks: ["Note.swift", "Lone.swift"]
    ),
    Edit(
      "a member that no file looks up",
      "Model.swift",
      "var count",
      "var other = 1; var count",
      checks: ["Model.swift", "List.swift"]
    ),
    Edit(
      "a function that no file looks up",
      "Note.swift",
      "print(1) }",
      "print(1) }; func unheardOf() {}",
      checks: ["Note.swift"]
    ),
  ])
  func `only the files that an edit affects are checked`(edit: Edit) async {
    let first = await Edit.extracted(Edit.sources, from: [])
    var sources = Edit.sources
    sources[edit.file] = sources[edit.file]?.replacing(edit.old, with: edit.new)
    let second = await Edit.extracted(sources, from: first.snapshot ?? [])
    let fromScratch = await Edit.extracted(sources, from: [])
    #expect(second.strings == fromScratch.strings)
    #expect(second.checkedCount == edit.checks.count, "\(edit.checks)")
  }

  @Test func `another version of the program ignores the snapshot`() async {
    let first = await Edit.extracted(Edit.sources, from: [])
    let second = await Edit.extracted(Edit.sources, from: first.snapshot ?? [], program: "other")
    #expect(second.checkedCount == Edit.sources.count)
    #expect(second.strings == first.strings)
  }

  @Test func `a file with an unchanged stamp is not read`() async throws {
    let stamp = SourceStamp(size: 1, modified: 2, changed: 3, identifier: 4)
    let references = Edit.sources.keys.sorted().map { SourceReference(path: $0, stamp: stamp) }
    let first = await extractStrings(
      from: references,
      snapshot: SnapshotBytes([]),
      program: "",
      reading: { path throws(Never) -> [UInt8] in Array((Edit.sources[path] ?? "").utf8) }
    )
    let snapshot = try #require(first.snapshot)
    let second = try await extractStrings(
      from: references,
      snapshot: SnapshotBytes(snapshot),
      program: "",
      reading: { path throws(Unread) -> [UInt8] in throw Unread() }
    )
    #expect(second.strings == first.strings)
    await #expect(throws: Unread.self) {
      try await extractStrings(
        from: references.map { SourceReference(path: $0.path) },
        snapshot: SnapshotBytes(snapshot),
        program: "",
        reading: { path throws(Unread) -> [UInt8] in throw Unread() }
      )
    }
  }

  private struct Unread: Error {}
}

/// An edit of a file of a project, and the files that it affects.
struct Edit: Sendable, CustomTestStringConvertible {
  let name: String
  let file: String
  let old: String
  let new: String
  let checks: [String]

  init(_ name: String, _ file: String, _ old: String, _ new: String, checks: [String]) {
    self.name = name
    self.file = file
    self.old = old
    self.new = new
    self.checks = checks
  }

  var testDescription: String { name }

  static let sources = [
    "List.swift": #"func list(m: Model) { Row(title: "a"); Text("\(m.count)"); Model(name: "n") }"#,
    "Lone.swift": #"func lone() { show("b") }"#,
    "Model.swift": "struct Model { var name: LocalizedStringKey; var count = 1 }",
    "Note.swift": #"func note() { print(1) }; let n = Text("c")"#,
    "Row.swift": "struct Row { init(title: LocalizedStringKey) {} }",
  ]

  static func extracted(
    _ sources: [String: String],
    from snapshot: [UInt8],
    program: String = ""
  ) async -> ExtractionRun {
    await extractStrings(
      from: sources.keys.sorted().map { SourceReference(path: $0) },
      snapshot: SnapshotBytes(snapshot),
      program: program,
      reading: { path throws(Never) -> [UInt8] in Array((sources[path] ?? "").utf8) }
    )
  }
}
