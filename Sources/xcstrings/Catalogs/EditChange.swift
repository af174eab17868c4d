/// What an edit does to a key, or to a text of it.
struct EditChange: Hashable {
  /// What is done.
  enum Kind: String, Encodable {
    case added
    case removed
    case set
    case marked
    /// A translation needs review, as its source text has changed.
    case review
  }

  var kind: Kind
  /// The key of the entry.
  var key: String
  /// The language of the text; `nil` for the entry itself.
  var language: String?
  /// The name of the variant, such as `plural.one`; empty for a text that does not vary.
  var variation = ""
}
