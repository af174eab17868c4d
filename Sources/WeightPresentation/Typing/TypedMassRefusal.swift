package import WeightCore

/// Why a text is not taken for a weight.
package enum TypedMassRefusal: Error, Hashable {
  /// There is nothing in it.
  case empty
  /// It is nothing like a weight.
  case notAWeight
  /// The number has a mark where the locale has none; the argument is the text as it was probably
  /// meant.
  case unexpectedMark(meant: String)
  /// A number has a word behind it that is no unit.
  case unknownUnit(String)
  /// A number without a unit could mean more than one thing here.
  case unitMissing
  /// Stones and pounds that do not go together: "11.5 st 3 lb", "11 st 15 lb".
  case unevenStones
  /// It is a weight, but not one that may be logged.
  case entry(EntryRefusal)
}
