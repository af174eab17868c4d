/// How texts of a language are written: what the CLDR does not say, as data.
///
/// A language is one file in `Languages` that holds such a value. To add one, write the file and name
/// it in ``LanguageConventions/all``; the rules do the rest. Words are in lower case.
package struct LanguageConventions: Hashable, Sendable {
  /// The language, without script or region: `es`.
  package let language: String
  /// The marks that open what others close: `¿` for `?`.
  package var openingMarks: [Character: Character] = [:]
  /// Words that hardly any sentence of the language can do without, and that no other language has.
  package var functionWords: Set<String> = []
  /// How words end in the plural, and what they end with in the singular; longer endings first.
  package var pluralEndings: [PluralEnding] = []
  /// Words that may stand twice in a row.
  package var repeatableWords: Set<String> = []
  /// How words are spelled that are easily written without their accents and tildes; what stands
  /// there without them is no word of the language.
  package var spellings: [String: String] = [:]
  /// The same for the ends of words: `ción` for `cion`.
  package var endings: [String: String] = [:]
  /// The same for words that a question begins with.
  package var questionWords: [String: String] = [:]
  /// Whether titles have one capital, as sentences do.
  package var writesTitlesAsSentences = false
  /// Names that are translated, and keep their capital.
  package var names: Set<String> = []
  /// The ways to address the reader, of which an app chooses one.
  package var addresses: [Address] = []

  /// An ending of the plural.
  package struct PluralEnding: Hashable, Sendable {
    /// What a word ends with in the plural.
    let plural: String
    /// What it ends with in the singular.
    let singular: String
  }

  /// A way to address the reader.
  package struct Address: Hashable, Sendable {
    /// What it is called: `tú`.
    package let name: String
    /// Words that only this way has, wherever they stand.
    package let words: Set<String>
    /// Words that only this way has at the start of a sentence, where they ask for something.
    package let openers: Set<String>
  }

  /// The languages that are known.
  package static let all: [LanguageConventions] = [.english, .spanish]

  /// Finds the conventions of a language.
  ///
  /// - Parameter tags: The language and those that lend what it lacks, nearest first.
  /// - Returns: The conventions of the nearest; `nil` if none are known.
  static func conventions(of tags: [String]) -> LanguageConventions? {
    tags.lazy.compactMap { tag in all.first { $0.language == tag } }.first
  }
}
