package import StringCatalog

/// What a synchronization does beyond what Xcode does.
package struct SyncOptions: Hashable, Sendable {
  /// What becomes of a text whose default value the code has changed, and of its translations.
  ///
  /// A catalog does not say what the code said last, but the state of the source language's text says
  /// who wrote it. `new` is the code's default as an extraction took it over: if the code gives another
  /// one now, the code has changed. Any other state means that a person has edited or confirmed the
  /// text in the catalog. Then it is unknown whether the code has changed as well, and the text stays
  /// whatever the policy; so does a text that varies, for only a person makes one. Where the places
  /// of a key contradict each other, nothing has changed as long as one of them says what the catalog
  /// says. Entries by hand are never touched.
  ///
  /// With `review`, the source language gets the new text, and every finished translation needs
  /// review; so it does where the code gives a default value for the first time, since what the
  /// translators had to go by was the key. That needs complete authority, as an unread source may
  /// still say the former text. With `keep`, as Xcode does, all stays, and the report tells.
  package var sourceChanges: StringCatalog.SourceChangePolicy
  /// What becomes of keys that are gone while a similar one is new.
  package var renames: RenamePolicy
  /// Whether keys that are gone stay as they are, even under complete authority.
  package var keepsAbsentKeys: Bool

  /// Creates options; without arguments, those that do what Xcode does.
  package init(
    sourceChanges: StringCatalog.SourceChangePolicy = .keep,
    renames: RenamePolicy = .report,
    keepsAbsentKeys: Bool = false
  ) {
    self.sourceChanges = sourceChanges
    self.renames = renames
    self.keepsAbsentKeys = keepsAbsentKeys
  }
}
