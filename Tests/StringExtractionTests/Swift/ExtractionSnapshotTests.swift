import Diagnostics
import StringCatalog
import TestSupport
import Testing

@testable import StringExtraction
@testable import SwiftTypeChecker

/// The snapshot of an extraction for the next one.
@Suite struct ExtractionSnapshotTests {
  @Test func `findings with every kind of detail are read as they were written`() {
    let findings = Self.findings
    let (read, isDamaged) = reread(bytes(of: findings))
    #expect(read.occurrences == findings.occurrences)
    #expect(read.syntaxProblems == findings.syntaxProblems)
    #expect(read.typeProblems == findings.typeProblems)
    #expect(read.plainLiterals == findings.plainLiterals)
    #expect(!isDamaged)
  }

  @Test func `a damaged snapshot does not change the result`() async throws {
    let first = await Edit.extracted(Edit.sources, from: [])
    let snapshot = try #require(first.snapshot)
    var sources = Edit.sources
    sources["Note.swift"] = #"func note() { Text("other") }; func show(_ k: LocalizedStringKey) {}"#
    let expected = await Edit.extracted(sources, from: []).strings
    var generator = SeededGenerator(seed: 7)
    for step in 0..<40 {
      var damaged = snapshot
      if step.isMultiple(of: 4) {
        damaged.removeLast(Int.random(in: 1...snapshot.count, using: &generator))
      } else {
        let location = Int.random(in: 0..<snapshot.count, using: &generator)
        damaged[location] ^= UInt8.random(in: 1...255, using: &generator)
      }
      let run = await Edit.extracted(sources, from: damaged)
      #expect(run.strings == expected)
    }
  }

  @Test func `damaged findings do not trap`() {
    let bytes = bytes(of: Self.findings)
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      var damaged = bytes
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      damaged[position] = .random(in: 0...255, using: &generator)
      if Bool.random(using: &generator) { damaged.removeSubrange(position...) }
      _ = reread(damaged)
    }
  }

  private func bytes(of findings: FileFindings) -> [UInt8] {
    var writer = SnapshotWriter(path: "A.swift")
    writer.write(findings)
    return writer.bytes
  }

  private func reread(_ bytes: [UInt8]) -> (findings: FileFindings, isDamaged: Bool) {
    bytes.withUnsafeBytes { bytes in
      var reader = SnapshotReader(bytes, path: "A.swift")
      let findings: FileFindings = reader.read()
      return (findings, reader.isDamaged)
    }
  }

  /// Findings with every kind of detail.
  private static let findings: FileFindings = {
    let location = Location(file: "A.swift", utf8Range: 3..<9, line: 2, column: 1)
    let elsewhere = Location(file: "B.swift", utf8Range: 0..<1, line: 1, column: 1)
    var findings = FileFindings()
    findings.occurrences = [
      ExtractedString(
        key: "a %lld",
        table: "T",
        defaultValue: "v",
        comment: "c",
        location: location
      ),
      ExtractedString(key: "", location: location, isDebugOnly: true),
    ]
    findings.syntaxProblems = [Diagnostic(.sourceSyntax, .warning, at: location)]
    findings.typeProblems = [
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
    findings.plainLiterals = PlainLiterals([
      PlainLiteral(
        texts: Fingerprint(rawValue: 0x0102_0304_0506_0708),
        range: 300..<1_000,
        line: 20,
        column: 3,
        unknown: PossibleKeyUse.UnknownCall(name: "f", reason: .undeclaredMember("a", of: "B"))
      )
    ])
    return findings
  }()
}
