import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let markup = [
    mark("a link is broken", /\]\(/, around: ("[", "](https://example.com)")) { _ in "] (" },
    mark(
      "the address of a link is missing",
      /\[([^\[\]]+)\]\([^()\s]+\)/,
      around: ("[", "](https://example.com)")
    ) { String($0.dropFirst().prefix { $0 != "]" }) },
    mark("bold text is not closed", /\*\*[^*\s][^*]*\*\*/, around: ("**", "**")) {
      String($0.dropLast())
    },
    mark("bold text has a space inside", /\*\*[^*\s][^*]*\*\*/, around: ("**", "**")) {
      "** " + $0.dropFirst(2).dropLast(2) + " **"
    },
    mark(
      "a tag is not closed",
      #/</[a-z]+>/#,
      around: ("<b>", "</b>"),
      consequences: ["mismatched-end-punctuation"]
    ) {
      _ in ""
    },
    mark("code is not marked", /`[^`]+`/, .note, consequences: ["repeated-word"]) {
      String($0.dropFirst().dropLast())
    },
    Defect("an address is missing", "mismatched-markup", .warning) { site, _ in
      guard !site.isInSubstitution, !site.text.contains("]("), !site.source.contains("]("),
        site.source.contains("://"), let match = site.text.firstMatch(of: /https?:[^\s()<>\]]+/)
      else { return nil }
      return site.plant(site.text.replacingCharacters(in: match.range, with: "X"))
    },
  ]

  private static func mark<Output>(
    _ name: String,
    _ pattern: Regex<Output>,
    _ severity: Diagnostic.Severity = .warning,
    around edges: (start: String, end: String)? = nil,
    consequences: Set<Diagnostic.ID> = ["mismatched-end-punctuation"],
    _ change: @escaping @Sendable (Substring) -> String
  ) -> Defect {
    // Regular expressions are not Sendable in general, but this one is a literal without captured
    // values.
    nonisolated(unsafe) let pattern = pattern
    return Defect(name, "mismatched-markup", severity, consequences: consequences) { site, _ in
      guard !site.isInSubstitution, !site.text.contains("\n"),
        !(site.text.last?.isWhitespace ?? true), !(site.text.first?.isWhitespace ?? true)
      else { return nil }
      var site = site
      if let edges, !site.source.contains(/[*\[\]<>]/), !site.text.contains(/[*\[\]<>]/) {
        site = site.between(edges.start, edges.end) ?? site
      }
      guard site.source.contains(pattern), let match = site.text.firstMatch(of: pattern) else {
        return nil
      }
      return site.plant(
        site.text.replacingCharacters(in: match.range, with: change(site.text[match.range]))
      )
    }
  }
}
