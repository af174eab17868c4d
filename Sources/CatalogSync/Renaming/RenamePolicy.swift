/// What becomes of keys that are gone while a similar one is new.
package enum RenamePolicy: String, Hashable, Sendable, CaseIterable {
  /// The report offers the pair; the entries are settled as if they had nothing to do with each other.
  case report
  /// The new key gets the texts of the one that is gone, to be reviewed.
  case apply
  /// Nobody looks for pairs.
  case off
}
