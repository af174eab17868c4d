/// A plural category of the CLDR.
///
/// Source: Unicode Technical Standard 35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// For example 0 in Arabic.
  case zero
  /// For example 1 in English.
  case one
  /// For example 2 in Slovenian.
  case two
  /// For example 2 to 4 in Czech.
  case few
  /// For example 1,000,000 in Spanish.
  case many
  /// All that no other category takes; every language has it.
  case other
}
