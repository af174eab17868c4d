import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let punctuation = [
    Defect("an ellipsis consists of full stops", "ellipsis-character", .warning) { site, _ in
      guard site.source.contains("…"), site.text.contains("…"), !site.text.contains(".…"),
        !site.text.contains("….")
      else { return nil }
      return site.plant(site.text.replacing("…", with: "..."))
    },
    ending("a colon is dropped", [":", "："], .warning),
    ending("an ellipsis is dropped", ["…"], .warning),
    ending("a question mark becomes a full stop", ["?", "？", "؟"], .warning, replacement: "."),
    ending("a full stop is dropped", [".", "。"], .note),
    ending("an exclamation mark is dropped", ["!", "！"], .note),
    unclosed("a bracket is not closed", [("(", ")"), ("（", "）"), ("{", "}")]),
    unclosed("a guillemet is not closed", [("«", "»"), ("「", "」"), ("『", "』")]),
    unclosed("a quotation mark is not closed", [("“", "”"), ("„", "“"), ("„", "”")]),
    Defect("a straight quotation mark is not closed", "unbalanced-brackets", .warning) { site, _ in
      guard site.text.count(of: "\"") == 2, site.source.count(of: "\"").isMultiple(of: 2),
        let last = site.text.lastIndex(of: "\"")
      else { return nil }
      return site.plant(
        site.text.replacingCharacters(in: last..<site.text.index(after: last), with: "")
      )
    },
  ]

  private static func ending(
    _ name: String,
    _ marks: Set<Character>,
    _ severity: Diagnostic.Severity,
    replacement: String = ""
  ) -> Defect {
    Defect(name, "mismatched-end-punctuation", severity) { site, _ in
      guard !site.isInSubstitution, !["th", "lo", "km", "my"].contains(site.root),
        let mark = site.text.last, marks.contains(mark), let end = site.source.last,
        !isOptional(mark, in: site.root),
        // In prose, an ellipsis does not indicate further input.
        mark != "…" || !site.source.dropLast().contains(where: { ".!?…".contains($0) }),
        site.text.count(of: "…") < 2,
        marks.contains(end), site.text.contains(where: \.isLetter)
      else { return nil }
      var text = site.text.dropLast()
      while text.last?.isWhitespace ?? false { text.removeLast() }
      // The remaining text may end with other punctuation: "Really?!".
      guard !".:…!?。：！？؟".contains(text.last ?? ".") else { return nil }
      return site.plant(text + replacement)
    }
  }

  /// Returns whether a language often does without a mark.
  private static func isOptional(_ mark: Character, in language: Substring) -> Bool {
    switch mark {
    case "…": ["ja", "ko", "zh"].contains(language)
    case "?", "？": ["ja", "ko"].contains(language)
    default: false
    }
  }

  private static func unclosed(_ name: String, _ pairs: [(Character, Character)]) -> Defect {
    Defect(name, "unbalanced-brackets", .warning) { site, _ in
      guard !site.isInSubstitution, !site.text.contains("]("),
        let (open, close) = pairs.first(where: { pair in
          site.text.count(of: pair.0) == 1 && site.text.count(of: pair.1) == 1
        }),
        let start = site.text.firstIndex(of: open), let end = site.text.lastIndex(of: close),
        start < end,
        site.source.count(where: { "([{（｛«»“”„「」『』".contains($0) || ")]}）｝".contains($0) })
          .isMultiple(of: 2)
      else { return nil }
      let head = site.text[..<end].reversed().drop(while: \.isWhitespace).reversed()
      return site.plant(String(head) + site.text[site.text.index(after: end)...])
    }
  }
}

extension String {
  fileprivate func count(of character: Character) -> Int {
    reduce(0) { $0 + ($1 == character ? 1 : 0) }
  }
}
