import Localization

extension PseudolocalizeCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Add a pseudolanguage, to test layouts.",
        comment: "Help of xcstrings pseudolocalize"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Every key gets a text derived from the source text, so that you see at once in your app \
          what is cut off, put together from pieces or not localized at all. Placeholders, links, \
          tags, addresses and escapes stay as they are. Run the command again to renew the texts, \
          and 'remove-language' to remove them. 'coverage', 'validate' and 'export' ignore \
          pseudolanguages that you do not name.

          Schemes:
            accented       [Šåṽé one]: accents, longer, in brackets; default of en-XA
            bidirectional  each word from right to left; default of en-XB
            doubled        the text twice
            bounded        [# Save #]: shows where a text begins and ends
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
          "The pseudolanguage; by default the source language with the region XA, or XB for bidirectional.",
        comment: "Help of xcstrings pseudolocalize --language. 'bidirectional' stays as it is"
      )
    }
    static var scheme: String {
      String(
        localized: "How the texts are changed; by default as the language suggests.",
        comment: "Help of xcstrings pseudolocalize --scheme"
      )
    }
    static var schemeValue: String {
      String(localized: "scheme", comment: "Help: stands for a way to change texts, one word")
    }
    static func removal(_ language: String) -> String {
      String(
        localized: "'xcstrings remove-language \(language)' removes the texts again.",
        comment: "Remark after xcstrings pseudolocalize. The quoted words are typed as they are"
      )
    }
  }
}
