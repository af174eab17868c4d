import Localization

extension Hashable where Self: Sendable {
  /// Returns the text of a value as a person reads it.
  func formatted<Format: LocalizedFormat<Self>>(
    _ format: Format,
    _ notation: MassNotation
  ) -> String {
    format.format(self, locale: notation.formats)
  }
}
