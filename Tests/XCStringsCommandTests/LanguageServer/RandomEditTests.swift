import Foundation
import JSONSyntax
import TestSupport
import Testing

@testable import xcstrings

/// Random edits, with a slow implementation of the positions of the protocol as the measure.
@Suite struct RandomEditTests {
  private static let source = "Sources/WelcomeView.swift"
  private static let catalog = "Localizable.xcstrings"
  /// The number of edits in each encoding, and that before each comparison.
  private static let (count, batch) =
    ProcessInfo.processInfo.environment["EDITOR_EDITS"].flatMap { Int($0) }
    .map { ($0, max(100, $0 / 200)) } ?? (120, 10)

  private static let pieces = [
    "a", "é", "e\u{301}", "😀", "👨‍👩‍👧", "\r\n", "\n", "\r", "\u{2028}", "漢", "", "", "", "\"", "\\(",
    "    ", "🇪🇸", "\n\r", "}", "Text(\"😀 é\")\r\n", "Text(\"Open the door\")\n", "// 漢\r\n",
  ]

  /// A text as scalars.
  private struct SlowText {
    var scalars: [Unicode.Scalar]
    let encoding: PositionEncoding

    init(_ text: String, _ encoding: PositionEncoding) {
      scalars = Array(text.unicodeScalars)
      self.encoding = encoding
    }

    var text: String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return String(view)
    }

    /// The ranges of the lines without their ends.
    private var lines: [Range<Int>] {
      var lines: [Range<Int>] = []
      var start = 0
      for index in scalars.indices where index >= start {
        guard scalars[index] == "\n" || scalars[index] == "\r" else { continue }
        lines.append(start..<index)
        let isPair =
          scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
        start = index + (isPair ? 2 : 1)
      }
      return lines + [start..<scalars.count]
    }

    private func width(_ scalar: Unicode.Scalar) -> Int {
      switch encoding {
      case .utf8: UTF8.width(scalar)
      case .utf16: UTF16.width(scalar)
      case .utf32: 1
      }
    }

    /// Returns a random position, which may be in a character, or after the end of its line.
    func position(in range: ClosedRange<Int>?, _ generator: inout SeededGenerator) -> TextPosition {
      let lines = lines
      let last = lines.count - 1
      let allowed = range.map { min($0.lowerBound, last)...min($0.upperBound, last) }
      let line = Int.random(in: allowed ?? 0...lines.count, using: &generator)
      let length = line <= last ? scalars[lines[line]].reduce(0) { $0 + width($1) } : 0
      let isAfterEnd = range == nil && Int.random(in: 0..<10, using: &generator) == 0
      let character = Int.random(in: 0...length, using: &generator) + (isAfterEnd ? length : 0)
      return TextPosition(line: line, character: character)
    }

    private func index(of position: TextPosition) -> Int {
      let lines = lines
      guard position.line < lines.count else { return scalars.count }
      var rest = position.character
      for index in lines[position.line] {
        rest -= width(scalars[index])
        if rest < 0 { return index }
      }
      return lines[position.line].upperBound
    }

    mutating func replace(_ start: TextPosition, _ end: TextPosition, with new: String) {
      let (lower, upper) = (index(of: start), index(of: end))
      scalars.replaceSubrange(lower..<max(lower, upper), with: Array(new.unicodeScalars))
    }
  }

  private func sample(_ encoding: PositionEncoding) async throws -> EditorSample {
    let sample = try await EditorSample(#"{"diagnostic":{}}"#, encoding: encoding)
    await sample.note(
      "workspace/didChangeConfiguration",
      #"{"settings":{"unlocalized":{"enabled":false}}}"#
    )
    return sample
  }

  /// Returns the diagnostics of a document, without the folder of the project.
  private func diagnostics(_ name: String, _ sample: EditorSample) async throws -> String {
    let found = try await sample.request(
      "textDocument/diagnostic",
      #"{"textDocument":{"uri":"\#(sample.uri(name))"}}"#
    )
    return sample.json(found["items"] ?? .null).replacing(sample.uri(""), with: "")
  }

  @Test(arguments: PositionEncoding.allCases)
  func `texts and diagnostics after edits are those of a fresh server`(
    _ encoding: PositionEncoding
  ) async throws {
    var generator = SeededGenerator(seed: 5)
    let sample = try await sample(encoding)
    let originals = [Self.source: EditorSample.source, Self.catalog: EditorSample.catalog]
    var texts = originals.mapValues { SlowText($0, encoding) }
    for name in [Self.source, Self.catalog] { try await sample.open(name) }
    var version = 1
    for round in 0..<Self.count / Self.batch {
      // Code stays mostly valid in half of the rounds; the other edits are arbitrary.
      let name = round % 4 == 3 ? Self.catalog : Self.source
      let lines: ClosedRange<Int>? = round % 4 < 2 ? 6...9 : nil
      var text = try #require(texts[name])
      for _ in 0..<Self.batch {
        var changes: [String] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let start = text.position(in: lines, &generator)
          var end = start
          let isRemoval = Int.random(in: 0..<3, using: &generator) == 0
          if isRemoval { end.character += Int.random(in: 1...4, using: &generator) }
          let new = Self.pieces.randomElement(using: &generator) ?? ""
          text.replace(start, end, with: new)
          let range = sample.json(TextRange(start: start, end: end).json)
          changes.append(#"{"range":\#(range),"text":\#(sample.json(new))}"#)
        }
        version += 1
        await sample.note(
          "textDocument/didChange",
          """
          {"textDocument":{"uri":"\(sample.uri(name))","version":\(version)},
          "contentChanges":[\(changes.joined(separator: ","))]}
          """
        )
      }
      texts[name] = text
      let document = await sample.server.documents.documents[sample.uri(name)]
      #expect(document?.text == DocumentText(Array(text.text.utf8)))
      let fresh = try await self.sample(encoding)
      for (name, text) in texts { try await fresh.open(name, text: text.text) }
      // A damaged catalog has the entries that it had before, which a fresh server does not know.
      let compared = name == Self.source ? [Self.source, Self.catalog] : [Self.catalog]
      for name in compared {
        let found = try await diagnostics(name, sample)
        #expect(try await diagnostics(name, fresh) == found, "round \(round), \(name)")
      }
      version += 1
      texts[name] = originals[name].map { SlowText($0, encoding) }
      await sample.replace(name, version: version, with: originals[name] ?? "")
    }
  }
}
