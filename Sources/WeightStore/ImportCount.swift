/// What became of the weigh-ins of one file.
package struct ImportCount: Hashable, Sendable {
  /// How many were added.
  package let added: Int
  /// How many the log had already.
  package let known: Int

  /// Creates a count.
  package init(added: Int, known: Int) {
    self.added = added
    self.known = known
  }
}
