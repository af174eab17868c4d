internal import ICU

/// A piece of a text in which a day or a time is told.
enum PhraseToken: Hashable, Sendable {
  /// A run of digits.
  case number(Int)
  /// A run of letters, whatever their case and accents.
  case word(SearchText)
  /// Any other sign but a blank.
  case mark(Character)

  /// The number that it is.
  var number: Int? {
    if case .number(let value) = self { value } else { nil }
  }
}
