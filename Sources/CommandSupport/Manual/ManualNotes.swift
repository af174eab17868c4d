/// What a page of the manual tells beside what a command tells of itself.
package struct ManualNotes: Sendable {
  /// A word, such as the name of a variable or of a file, and what is said about it.
  package struct Note: Sendable {
    var term: String
    var text: String

    /// Creates a note.
    package init(_ term: String, _ text: String) {
      self.term = term
      self.text = text
    }
  }

  /// How the command ends: the number that a shell sees, and what it means.
  package var exitStatuses: [Note] = []
  /// The variables of the environment that the command looks at.
  package var environment: [Note] = []
  /// The files that the command reads and writes without being told.
  package var files: [Note] = []
  /// Pages of others to read, such as `git(1)`.
  package var otherPages: [String] = []

  /// Creates notes that say nothing.
  package init() {}
}
