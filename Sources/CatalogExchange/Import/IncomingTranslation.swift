package import Diagnostics
package import StringCatalog

/// A translation that a file brings back, not yet held against the catalog.
package struct IncomingTranslation: Hashable, Sendable {
  /// The identifier as the file has it, such as `%lld days|==|plural.one`.
  package var id: String
  /// The text that was translated, as the file tells it; `nil` if it does not.
  package var source: String?
  /// The translation; `nil` if there is none, as opposed to an empty one.
  package var target: String?
  /// How far the file says that the translation has come; `nil` if it does not say.
  package var state: StringCatalog.TranslationState?
  /// Where it stands in the file.
  package var place: Place?

  /// Creates a translation.
  package init(
    id: String,
    source: String? = nil,
    target: String? = nil,
    state: StringCatalog.TranslationState? = nil,
    at place: Place? = nil
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.state = state
    self.place = place
  }
}
