package import Diagnostics

/// Diagnostics for files in Translation Memory eXchange.
extension Diagnostic.Message {
  /// The document is not TMX; an error.
  package static let tmxRoot = Self(
    "tmx-root",
    "this is not a TMX file: its root element is not \(quoted: "tmx")"
  )

  /// The document has an unknown version of TMX; a warning.
  package static func tmxVersion(_ version: String) -> Self {
    Self("tmx-version", "version \(quoted: version) of TMX is unknown; only 1.x is supported")
  }

  /// A text without a language, which is skipped; a warning.
  package static let tmxNoLanguage = Self(
    "tmx-no-language",
    "this text has no language and is skipped"
  )

  /// A unit that is too long, which is skipped; a warning.
  package static func tmxUnitTooLong(_ limit: Int) -> Self {
    Self(
      "tmx-unit-too-long",
      "the texts of this unit have more than \(limit) bytes and are skipped",
      one: "the texts of this unit have more than \(limit) byte and are skipped"
    )
  }

  /// Whether a text of the file was not read, so that a file with the others would lack it.
  package var isLossOfTMX: Bool {
    self == .tmxNoLanguage || id == Self.tmxUnitTooLong(0).id
  }

  /// A text was skipped because it contains a character that XML forbids; a warning.
  package static func tmxForbiddenCharacter(in text: String, _ character: String) -> Self {
    Self(
      "tmx-forbidden-character",
      "the text \(quoted: text) contains the character \(character), which is not allowed in TMX; it is skipped"
    )
  }
}
