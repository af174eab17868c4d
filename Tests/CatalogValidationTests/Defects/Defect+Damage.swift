import Diagnostics
import StringCatalog

extension Defect {
  static let damage = [
    Defect("a letter becomes a replacement character", "damaged-characters", .error) {
      site,
      generator in
      site.replacing(/\p{Ll}(?=\p{Ll})/, with: { _ in "\u{FFFD}" }, &generator)
    },
    Defect("a control character is in a word", "damaged-characters", .error) { site, generator in
      site.replacing(/\p{Ll}(?=\p{Ll})/, with: { "\($0)\u{3}" }, &generator)
    },
    Defect("a letter of UTF-8 is read as Latin-1", "damaged-characters", .error) {
      site,
      generator in
      site.replacing(/[é-ÿ](?=\p{Ll})/, with: { latin1Bytes(of: $0) }, &generator)
    },
    Defect("a line break is written as an escape sequence", "literal-escape", .warning) { site, _ in
      guard !site.source.contains("\\"), !site.isInSubstitution,
        let site = site.between("", " 1\n2")
      else { return nil }
      return site.plant(site.text.replacing(" 1\n2", with: " 1\\n2"))
    },
    Defect("a named placeholder is translated", "mismatched-named-placeholders", .error) {
      site,
      _ in
      guard !site.isInSubstitution, let site = site.between("", " {{userName}}") else { return nil }
      return site.plant(site.text.replacing("{{userName}}", with: "{{nombre}}"))
    },
    Defect(
      "a named placeholder is missing",
      "mismatched-named-placeholders",
      .error,
      consequences: ["mismatched-end-punctuation"]
    ) { site, _ in
      guard !site.isInSubstitution, let site = site.between("", " ${userName}") else { return nil }
      return site.plant(site.text.replacing(" ${userName}", with: ""))
    },
  ]

  /// The bytes of a character in UTF-8 as characters of Latin-1: "Ã©" for "é".
  private static func latin1Bytes(of text: Substring) -> String {
    String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
  }
}

extension DefectSite {
  /// Inserts a defect at a random match of a pattern, outside of placeholders and code.
  fileprivate func replacing(
    _ pattern: Regex<Substring>,
    with replacement: (Substring) -> String,
    _ generator: inout SeededDefects.Generator
  ) -> Plant? {
    guard !text.contains("`"), !text.contains("%"), !text.contains("{"), !text.contains("](") else {
      return nil
    }
    let matches = text.matches(of: pattern)
    guard let match = matches.randomElement(using: &generator) else { return nil }
    return plant(text.replacingCharacters(in: match.range, with: replacement(match.output)))
  }
}
