import Diagnostics
import StringCatalog
import TestSupport
import Testing

@testable import StringExtraction
@testable import SwiftTypeChecker

/// The snapshot of an extraction for the next one.
@Suite struct ExtractionSnapshotTests {
  @Test func `strings and problems with every kind of detail are read as they were written`() {
    #expect(reread(Self.strings) == Self.strings)
    #expect(reread([]) == [])
    let (read, isDamaged) = reread(Self.problems.bytes(path: "A.swift"))
    #expect(read == Self.problems)
    #expect(!isDamaged)
    #expect(FileProblems().bytes(path: "A.swift").isEmpty)
  }

  @Test(arguments: [true, false])
  func `a damaged snapshot does not change the result`(isEdited: Bool) async throws {
    let first = await Edit.extracted(Edit.sources, from: [])
    let snapshot = try #require(first.snapshot)
    var sources = Edit.sources
    if isEdited {
      sources["Note.swift"] =
        #"func note() { Text("other") }; func show(_ k: LocalizedStringKey) {}"#
    }
    let expected = await Edit.extracted(sources, from: []).strings
    var generator = SeededGenerator(seed: 7)
    for step in 0..<80 {
      var damaged = snapshot
      if step.isMultiple(of: 4) {
        damaged.removeLast(Int.random(in: 1...snapshot.count, using: &generator))
      } else {
        let location = Int.random(in: 0..<snapshot.count, using: &generator)
        damaged[location] ^= UInt8.random(in: 1...255, using: &generator)
      }
      let run = await Edit.extracted(sources, from: damaged)
      #expect(run.strings == expected)
      #expect(await run.found.decoded() == expected.value.occurrences)
    }
  }

  @Test func `damaged findings do not trap`() {
    let strings = EncodedStrings.bytes(of: Self.strings, path: "A.swift")
    let problems = Self.problems.bytes(path: "A.swift")
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      _ = reread(damaged(problems, &generator))
      let file = encoded(damaged(strings, &generator))
      let decoded = file.decoded()
      #expect(decoded.count <= strings.count)
    }
  }

  private func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var damaged = bytes
    let position = Int.random(in: 0..<bytes.count, using: &generator)
    damaged[position] = .random(in: 0...255, using: &generator)
    if Bool.random(using: &generator) { damaged.removeSubrange(position...) }
    return damaged
  }

  private func encoded(_ bytes: [UInt8]) -> EncodedStrings {
    EncodedStrings(path: "A.swift", SnapshotBytes(bytes), 0..<bytes.count)
  }

  private func reread(_ strings: [ExtractedString]) -> [ExtractedString] {
    let file = encoded(EncodedStrings.bytes(of: strings, path: "A.swift"))
    #expect(file.areIntact)
    return file.decoded()
  }

  private func reread(_ bytes: [UInt8]) -> (problems: FileProblems, isDamaged: Bool) {
    bytes.withUnsafeBytes { bytes in
      var reader = SnapshotReader(bytes, path: "A.swift")
      let problems: FileProblems = reader.read()
      return (problems, reader.isDamaged)
    }
  }

  private static let location = Location(file: "A.swift", utf8Range: 3..<9, line: 2, column: 1)
  private static let elsewhere = Location(file: "B.swift", utf8Range: 0..<1, line: 1, column: 1)

  /// Strings with every kind of detail.
  private static let strings = [
    ExtractedString(
      key: "a %lld",
      table: "T",
      defaultValue: "v",
      comment: "c",
      location: location
    ),
    ExtractedString(
      key: "a %@",
      defaultValue: "%@ of %@",
      location: location,
      assumed: AssumedSpecifiers(inKey: [2], inDefaultValue: [0, 300])
    ),
    ExtractedString(key: "", location: location, isDebugOnly: true),
    ExtractedString(key: "é\u{0}", phrases: ["one", "two"], comment: "", location: elsewhere),
    ExtractedString(
      key: String(repeating: "long ", count: 100),
      defaultValue: "",
      location: Location(file: "A.swift", utf8Range: 70_000..<80_000, line: 5_000, column: 300)
    ),
  ]

  /// Problems with every kind of detail.
  private static let problems: FileProblems = {
    var problems = FileProblems()
    problems.ofSyntax = [Diagnostic(.sourceSyntax, .warning, at: location)]
    problems.ofTypes = [
      Diagnostic(
        Diagnostic.Message(
          "note",
          variant: "v",
          "\("t") \(-5) \(quoted: ["a", "b"]) \(key: "k") \(literal: "l") \(quoted: "q")",
          one: "one \("t") \(-5) \(quoted: ["a", "b"]) \(key: "k") \(literal: "l") \(quoted: "q")"
        ),
        .note,
        at: elsewhere,
        path: ["x"],
        notes: [
          Diagnostic.Note(
            Diagnostic.Message("n", "\(Int.max) \(percentage: 2.5, fractionDigits: 1)"),
            at: location
          )
        ],
        fixIts: [
          FixIt(Diagnostic.Message("f", "fix"), edits: [FixIt.Edit(replacing: location, with: "r")])
        ]
      )
    ]
    return problems
  }()
}
