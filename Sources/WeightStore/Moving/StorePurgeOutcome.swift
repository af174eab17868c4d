/// What became of a wish to erase the log that a move left behind.
package enum StorePurgeOutcome: Hashable, Sendable {
  /// These files were erased; none if there were none.
  case purged([String])
  /// Nothing was done.
  case refused(StoreMoveRefusal)
}
