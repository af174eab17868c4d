/// How texts of a language are written: what the CLDR does not say, as data.
///
/// A language is one file in `Languages` that holds such a value. To add one, write the file and name
/// it in ``LanguageConventions/all``; the rules do the rest.
package struct LanguageConventions: Hashable, Sendable {
  /// The language, without script or region: `es`.
  package let language: String
  /// The marks that open what others close: `¿` for `?`.
  package let openingMarks: [Character: Character]

  /// The languages that are known.
  package static let all: [LanguageConventions] = [.english, .spanish]

  /// Returns the conventions of a language; `nil` if none are known.
  ///
  /// - Parameter tags: The language and those that lend what it lacks, nearest first.
  static func conventions(of tags: [String]) -> LanguageConventions? {
    tags.lazy.compactMap { tag in all.first { $0.language == tag } }.first
  }
}
