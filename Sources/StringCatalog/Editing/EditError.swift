public import ICU

extension StringCatalog {
  /// Why an edit of a catalog cannot be made; the catalog is as it was.
  public struct EditError: Error, Hashable, Sendable {
    /// What is in the way.
    public enum Code: Hashable, Sendable {
      /// The catalog does not have the key.
      case noSuchKey
      /// The text varies, and the edit does not say which of its variants it means.
      case textVaries(by: [String])
      /// The edit names a substitution that neither the text nor the source text has.
      case noSuchSubstitution(String, existing: [String])
      /// The language does not have the plural category.
      case categoryNotInLanguage(PluralCategory, existing: [PluralCategory])
      /// The key has phrases of an App Shortcut, which are no text.
      case isStringSet
      /// The language is that of the sources.
      case isSourceLanguage
    }

    /// What is in the way.
    public var code: Code
    /// The key of the entry; empty if the edit is of the whole catalog.
    public var key: String
    /// The language of the text.
    public var language: String

    /// Creates an error.
    public init(_ code: Code, key: String = "", language: String) {
      self.code = code
      self.key = key
      self.language = language
    }
  }
}
