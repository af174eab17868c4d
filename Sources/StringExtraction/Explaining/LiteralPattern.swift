import Diagnostics
import FormatString
import SwiftTypeChecker

/// The texts of a key between its specifiers, by which literals are found that might have meant it.
struct LiteralPattern: Sendable {
  let texts: [String]

  init(_ key: String) {
    var texts = [""]
    for segment in FormatString(parsing: key).segments {
      switch segment {
      case .text(let text): texts[texts.count - 1] += text
      case .escapedPercent: texts[texts.count - 1] += "%"
      case .specifier, .substitution, .argument: texts.append("")
      }
    }
    self.texts = texts
  }

  /// Whether a literal has these texts, and interpolates something between them.
  func matches(_ literal: StringLiteral) -> Bool {
    literal.texts == texts
  }

  /// Returns the literals of a source that read like the key and are not localizable.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - explanations: What a checker made of its literals.
  ///   - options: What the project tells about its sources.
  /// - Returns: What is told of each of them.
  func verdicts(
    in source: SourceFile,
    _ explanations: [LiteralExplanation],
    _ options: ExtractionOptions
  ) -> [LiteralVerdict] {
    let seen = explanations.reduce(into: [:]) { $0[$1.place.utf8Range.lowerBound] = $1 }
    // The syntax is read once more; so only where it is known, or may be, that there is something.
    guard seen.values.contains(where: { $0.string == nil }) || mayStand(in: source.bytes) else {
      return []
    }
    let lineIndex = LineIndex(source.bytes)
    return SourceLiterals(source, options: options).all
      .compactMap { literal in
        let outcome: LiteralVerdict.Outcome
        if let explanation = seen[literal.range.lowerBound] {
          guard explanation.string == nil else { return nil }
          outcome = .seen(explanation)
        } else {
          guard literal.reason != .unread, literal.plainText == plainText else { return nil }
          outcome = .unseen(literal.reason)
        }
        return LiteralVerdict(
          source: literal.source,
          place: lineIndex.place(of: literal.range, in: source.path),
          outcome: outcome
        )
      }
  }

  /// The key itself, where it has no specifiers.
  private var plainText: String? { texts.count == 1 ? texts[0] : nil }

  /// Whether a literal of this very text may stand in a source.
  private func mayStand(in bytes: [UInt8]) -> Bool {
    guard let plainText else { return false }
    return bytes.contains(Array("\"\(plainText)\"".utf8))
  }
}

extension StringLiteral {
  /// The texts before, between and behind what the literal interpolates.
  var texts: [String] {
    segments.reduce(into: [""]) { texts, segment in
      switch segment {
      case .text(let text): texts[texts.count - 1] += text
      case .interpolation: texts.append("")
      }
    }
  }
}
