package import Diagnostics

extension Diagnostic.ID {
  /// A form of a plural varies further, which no bundle can hold: an error.
  ///
  /// Arguments: the plural category.
  package static let pluralFormVaries: Self = "plural-form-varies"
  /// A substitution varies with the device, which no bundle can hold: an error.
  ///
  /// Arguments: the name.
  package static let substitutionDevice: Self = "substitution-device"
  /// The text for all other devices varies: a warning, for Xcode refuses it.
  ///
  /// No arguments.
  package static let deviceFallbackVaries: Self = "device-fallback-varies"
  /// A text has nothing for the device that is asked for, and nothing for all others: a warning.
  ///
  /// Arguments: the device.
  package static let deviceTextMissing: Self = "device-text-missing"
  /// No form of a plural shows its number: a warning, for Xcode refuses it.
  ///
  /// No arguments.
  package static let pluralNumberHidden: Self = "plural-number-hidden"
  /// A plural has no form `other`, which every language needs: a warning.
  ///
  /// No arguments.
  package static let pluralOtherMissing: Self = "plural-other-missing"
  /// A language has more phrases than the source language, after which a bundle names them: a warning.
  ///
  /// Arguments: how many are left out.
  package static let phrasesLeftOut: Self = "phrases-left-out"
  /// Texts that nobody has finished are left out, and the code gives them: a note.
  ///
  /// Arguments: how many, the languages.
  package static let unfinishedLeftOut: Self = "unfinished-left-out"
}
