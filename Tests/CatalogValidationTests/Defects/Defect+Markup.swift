import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let markup = [
    mark("a link is broken", /\]\(/) { _ in "] (" },
    mark("a link lost its address", /\[([^\[\]]+)\]\([^()\s]+\)/) { _ in "X" },
    mark("bold type is not closed", /\*\*[^*\s][^*]*\*\*/) { String($0.dropLast()) },
    mark("bold type has a blank inside", /\*\*[^*\s][^*]*\*\*/) {
      "** " + $0.dropFirst(2).dropLast(2) + " **"
    },
    mark("a tag is not closed", #/</[a-z]+>/#) { _ in "" },
    mark("code is not marked", /`[^`]+`/, .note, consequences: ["doubled-words"]) {
      String($0.dropFirst().dropLast())
    },
    Defect("an address is lost", "markup-kept", .warning) { site, _ in
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
    consequences: Set<Diagnostic.ID> = [],
    _ change: @escaping @Sendable (Substring) -> String
  ) -> Defect {
    // A regular expression is not Sendable as such, but this one is a literal that captures nothing.
    nonisolated(unsafe) let pattern = pattern
    return Defect(name, "markup-kept", severity, consequences: consequences) { site, _ in
      guard !site.isInSubstitution, site.source.contains(pattern),
        let match = site.text.firstMatch(of: pattern)
      else { return nil }
      return site.plant(
        site.text.replacingCharacters(in: match.range, with: change(site.text[match.range]))
      )
    }
  }
}
