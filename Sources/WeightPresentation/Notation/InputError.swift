/// The error message for invalid input.
package struct InputError: Error, Hashable {
  /// A complete sentence that describes the problem.
  package let message: String
  /// A complete sentence that describes valid input, or `nil` if the message already does.
  package let hint: String?
  /// The kind of the problem.
  package let code: Code

  init(_ message: String, hint: String? = nil, code: Code) {
    self.message = message
    self.hint = hint
    self.code = code
  }

  /// The kinds of invalid input.
  ///
  /// Programs use their names, which never change.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The weight is missing, is not a number, or has no unit where one is needed.
    case invalidWeight = "invalid-weight"
    /// The unit of a weight is unknown.
    case unknownUnit = "unknown-unit"
    /// The weight is too low or too high.
    case weightOutOfRange = "weight-out-of-range"
    /// The weight differs so much from the last one that its unit is probably missing.
    case implausibleWeight = "implausible-weight"
    /// The goal is too low or too high.
    case goalOutOfRange = "goal-out-of-range"
    /// The body fat is not a percentage.
    case invalidBodyFat = "invalid-body-fat"
    /// The body fat is too low or too high.
    case bodyFatOutOfRange = "body-fat-out-of-range"
    /// The waist is not a length.
    case invalidWaist = "invalid-waist"
    /// The waist is too small or too large.
    case waistOutOfRange = "waist-out-of-range"
    /// The lean mass is more than the weight.
    case leanMassOutOfRange = "lean-mass-out-of-range"
    /// The note is too long.
    case noteTooLong = "note-too-long"
    /// The date, the weekday or the time is not one.
    case invalidDate = "invalid-date"
    /// The date is in the future.
    case dateInFuture = "date-in-future"
    /// The due date does not belong to a current pregnancy.
    case dueDateOutOfRange = "due-date-out-of-range"
    /// The height is not one.
    case invalidHeight = "invalid-height"
    /// The height is too low or too high.
    case heightOutOfRange = "height-out-of-range"
    /// A problem with Apple Health, whose error has another code.
    case health
  }
}
