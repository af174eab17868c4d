/// What was done with a file that a watch found.
package struct HealthFileNote: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// What tells the file from one that is written in its place later.
  package let stamp: String
  /// The code of the reason why it was not taken in; `nil` if it was.
  package let failure: String?
  /// How often that was tried with this stamp.
  package let attempts: Int
  /// When it was tried last.
  package let moment: Moment

  /// Creates a note.
  package init(path: String, stamp: String, failure: String?, attempts: Int, moment: Moment) {
    self.path = path
    self.stamp = stamp
    self.failure = failure
    self.attempts = attempts
    self.moment = moment
  }
}
