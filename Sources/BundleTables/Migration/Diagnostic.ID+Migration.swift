package import Diagnostics

extension Diagnostic.ID {
  /// A text varies with the width that there is, which no catalog can hold: a warning; the widest is kept.
  ///
  /// Arguments: the key, the language, the widths whose texts are left out.
  package static let migrationWidths: Self = "migration-widths"
  /// A text for one device varies with the device again: a warning; that for all others is kept.
  ///
  /// Arguments: the key, the language.
  package static let migrationNestedDevices: Self = "migration-nested-devices"
  /// A variable that no text names: a warning; it is left out.
  ///
  /// Arguments: the key, the language, the variable.
  package static let migrationUnusedVariable: Self = "migration-unused-variable"
  /// A text of `.strings` is never shown, for `.stringsdict` has its key too: a warning; it is left out.
  ///
  /// Arguments: the key, the language.
  package static let migrationShadowed: Self = "migration-shadowed"
  /// The catalog has another text already, which stays: a warning.
  ///
  /// Arguments: the key, the language.
  package static let migrationKept: Self = "migration-kept"
  /// Keys have translations and no text in the language of the sources: a note.
  ///
  /// Arguments: how many, the first of them.
  package static let migrationNoSource: Self = "migration-no-source"
}
