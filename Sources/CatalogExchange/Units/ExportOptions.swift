/// Which texts translators get.
package struct ExportOptions: Hashable, Sendable {
  /// Whether keys whose texts are all finished are left out.
  ///
  /// A key that has one text to translate is exported with all its texts: plural forms are translated
  /// side by side.
  package var isUnfinishedOnly: Bool
  /// Whether keys that the code no longer has are exported.
  package var includesStale: Bool
  /// Whether keys that need no translation are exported.
  package var includesUntranslatable: Bool

  /// Creates options; without arguments, all that is to be translated is exported, finished or not.
  package init(
    isUnfinishedOnly: Bool = false,
    includesStale: Bool = false,
    includesUntranslatable: Bool = false
  ) {
    self.isUnfinishedOnly = isUnfinishedOnly
    self.includesStale = includesStale
    self.includesUntranslatable = includesUntranslatable
  }
}
