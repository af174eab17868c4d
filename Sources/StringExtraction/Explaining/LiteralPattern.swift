import Diagnostics
import FormatString
import SwiftTypeChecker

/// The parts of a key between its specifiers, to find literals that may be uses of it.
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

  /// Whether a literal has these parts, with interpolations between them.
  func matches(_ literal: StringLiteral) -> Bool {
    literal.texts == texts
  }

  /// Returns the literals of a source with the string of the key that are not localizable.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - explanations: The explanations of its literals.
  ///   - options: The options of the project.
  /// - Returns: The diagnoses of these literals.
  func verdicts(
    in source: SourceFile,
    _ explanations: [LiteralExplanation],
    _ options: ExtractionOptions
  ) -> [LiteralDiagnosis] {
    let seen = explanations.reduce(into: [:]) { $0[$1.location.utf8Range.lowerBound] = $1 }
    // The file is parsed again, so only if it contains such a literal or may contain one.
    guard seen.values.contains(where: { $0.string == nil }) || mayOccur(in: source.bytes) else {
      return []
    }
    let lineIndex = LineIndex(source.bytes)
    return SourceLiterals(source, options: options).all
      .compactMap { literal in
        let outcome: LiteralDiagnosis.Outcome
        if let explanation = seen[literal.range.lowerBound] {
          guard explanation.string == nil else { return nil }
          outcome = .seen(explanation)
        } else {
          guard literal.reason != .unread, literal.plainText == plainText else { return nil }
          outcome = .unseen(literal.reason)
        }
        return LiteralDiagnosis(
          source: literal.source,
          location: lineIndex.location(of: literal.range, in: source.path),
          outcome: outcome
        )
      }
  }

  /// The key, if it has no specifiers.
  private var plainText: String? { texts.count == 1 ? texts[0] : nil }

  /// Whether a source may contain a literal with exactly this string.
  private func mayOccur(in bytes: [UInt8]) -> Bool {
    guard let plainText else { return false }
    return bytes.contains(Array("\"\(plainText)\"".utf8))
  }
}

extension StringLiteral {
  /// The parts of the literal before, between and after the interpolations.
  var texts: [String] {
    segments.reduce(into: [""]) { texts, segment in
      switch segment {
      case .text(let text): texts[texts.count - 1] += text
      case .interpolation: texts.append("")
      }
    }
  }
}
