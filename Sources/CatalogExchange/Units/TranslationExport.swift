package import Diagnostics

/// What translators get of a catalog, and what they do not.
package struct TranslationExport: Sendable {
  /// The texts.
  package var table: TranslationTable
  /// How many keys were left out, by reason.
  package var leftOut: [Omission: Int]
  /// What cannot be exported, and what Xcode would lose when it imports the texts; errors make the
  /// table unfit for use.
  package var diagnostics: [Diagnostic]

  /// Why a key is left out.
  package enum Omission: String, Hashable, Sendable, CaseIterable {
    /// The key needs no translation.
    case untranslatable
    /// The code no longer has the key.
    case stale
    /// All texts of the key are finished.
    case finished
    /// The key has phrases of an App Shortcut.
    case phrases
  }

  /// Whether the table is unfit for use.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
