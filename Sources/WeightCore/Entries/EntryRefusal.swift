/// Why something may not be logged.
package enum EntryRefusal: Error, Hashable {
  /// The mass is not between the limits of the unit that it was given in.
  case massOutside(ClosedRange<Mass>, unit: WeightUnit)
  /// The moment has not come yet.
  case inFuture(Moment)
  /// The note has more characters than a note may have.
  case noteTooLong(characters: Int, limit: Int)
  /// The body fat is not between the limits, which are in percent.
  case bodyFatOutside(ClosedRange<Double>)
}
