import Localization

extension PseudolocalizeCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Add a language that nobody speaks, to test layouts.",
        comment: "Help of xcstrings pseudolocalize"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Every key gets a text made of that of the source language: what is cut off, glued together \
          or not localized at all is seen at once. Placeholders, links, tags, addresses and escapes \
          stay as they are. A further run replaces the texts; 'remove-language' takes them away. \
          'coverage', 'validate' and 'export' pass over such a language unless it is named.

          Schemes:
            accented       [Šåṽé one]: accents, longer, in brackets; usual for en-XA
            bidirectional  each word from right to left; usual for en-XB
            doubled        the text twice
            bounded        [# Save #]: where a text begins and ends
            capitals       SAVE

          Examples:
            xcstrings pseudolocalize
            xcstrings pseudolocalize Localizable.xcstrings --language en-XB
            xcstrings remove-language en-XA
          """,
        comment:
          "Help of xcstrings pseudolocalize. Only the descriptions of the schemes are translated; the other indented lines are typed as they are"
      )
    }
    static var language: String {
      String(
        localized:
          "The language; by default that of the sources with the region XA, or XB for bidirectional.",
        comment: "Help of xcstrings pseudolocalize --language. 'bidirectional' stays as it is"
      )
    }
    static var scheme: String {
      String(
        localized: "What becomes of the texts, if not what is usual in the language.",
        comment: "Help of xcstrings pseudolocalize --scheme"
      )
    }
    static var schemeValue: String {
      String(localized: "scheme", comment: "Help: stands for a way to change texts, one word")
    }
    static func removal(_ language: String) -> String {
      String(
        localized: "'xcstrings remove-language \(language)' takes the texts away again.",
        comment: "Remark after xcstrings pseudolocalize. The quoted words are typed as they are"
      )
    }
  }
}
