import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let whitespace = [
    edge("a text starts with a space") { text, _ in text.isSpaced ? " " + text : nil },
    edge("a text ends with a space", .note) { text, _ in text.isSpaced ? text + " " : nil },
    edge("a text starts with a no-break space") { text, _ in
      text.isSpaced ? "\u{A0}" + text : nil
    },
    edge("a text ends with a line break", .note) { text, _ in text.isTrimmed ? text + "\n" : nil },
    edge("a text starts with a line break") { text, _ in text.isTrimmed ? "\n" + text : nil },
    edge("the space at the end is missing") { text, source in
      // Chinese and Japanese need no space next to full-width characters.
      text.hasSuffix(" ") && text.dropLast().last?.isASCII ?? false && source.hasSuffix(" ")
        ? String(text.dropLast()) : nil
    },
    edge("the line break at the end is missing") { text, source in
      text.hasSuffix("\n") && source.hasSuffix("\n") ? String(text.dropLast()) : nil
    } prepare: {
      $0.text.isTrimmed ? $0.between("", "\n") : $0
    },
    edge("the line break at the start is missing") { text, source in
      text.hasPrefix("\n") && source.hasPrefix("\n") ? String(text.dropFirst()) : nil
    },
    Defect("a space is doubled", "double-space", .warning) { site, generator in
      guard !site.source.contains("  "),
        let match = site.text.matches(of: /\S( )\S/).randomElement(using: &generator)
      else { return nil }
      return site.plant(
        site.text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: "  ")
      )
    },
    Defect("a word is doubled", "repeated-word", .warning) { site, generator in
      guard site.root == "es", !site.text.contains("`"), !site.text.contains("\n "),
        let match = site.text.matches(of: /(?:^|\s)(\p{Ll}{4,})(?=\s|$)/)
          .randomElement(using: &generator),
        !["casi", "solo", "cuarto", "quinto"].contains(match.1)
      else { return nil }
      return site.plant(
        site.text.replacingCharacters(
          in: match.1.startIndex..<match.1.endIndex,
          with: "\(match.1) \(match.1)"
        )
      )
    },
  ]

  private static func edge(
    _ name: String,
    _ severity: Diagnostic.Severity = .warning,
    _ change: @escaping @Sendable (_ text: String, _ source: String) -> String?,
    prepare: @escaping @Sendable (DefectSite) -> DefectSite? = { $0 }
  ) -> Defect {
    Defect(name, "mismatched-surrounding-whitespace", severity) { site, _ in
      guard !site.isInSubstitution, let site = prepare(site),
        site.text.contains(where: { !$0.isWhitespace })
      else { return nil }
      return change(site.text, site.source).flatMap(site.plant)
    }
  }
}

extension String {
  /// Whether there is no whitespace at the ends.
  fileprivate var isTrimmed: Bool {
    !(first?.isWhitespace ?? true) && !(last?.isWhitespace ?? true)
  }

  /// Whether the text is trimmed, and has no Chinese or Japanese letters, which need no spaces.
  fileprivate var isSpaced: Bool {
    isTrimmed && !unicodeScalars.contains { (0x2E80...0x9FFF).contains($0.value) }
  }
}
