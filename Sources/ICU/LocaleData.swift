internal import CICU

/// What the CLDR knows about locales and languages.
///
/// Identifiers are ICU's ("es_MX"); ``languageTag(of:)`` and ``identifier(ofTag:)`` turn them
/// into tags of BCP 47 ("es-MX") and back.
package enum LocaleData {
  /// Returns the identifier with the script and region that are most likely: "es" → "es_Latn_ES".
  package static func addingLikelySubtags(_ identifier: String) throws(ICUError) -> String {
    try asciiText("add likely subtags") { cicu_locale_add_likely_subtags(identifier, $0, $1, &$2) }
  }

  /// Returns the language tag of an identifier: "es_MX" → "es-MX".
  ///
  /// - Throws: ``ICUError`` when the identifier has no well-formed tag.
  package static func languageTag(of identifier: String) throws(ICUError) -> String {
    try asciiText("make a language tag") { cicu_locale_to_language_tag(identifier, $0, $1, &$2) }
  }

  /// Returns the identifier of a language tag: "en-GB-u-ms-metric" → "en_GB@measure=metric".
  ///
  /// - Throws: ``ICUError`` when the tag is not well formed to its last character.
  package static func identifier(ofTag tag: String) throws(ICUError) -> String {
    try asciiText("read a language tag") { cicu_locale_from_language_tag(tag, $0, $1, &$2) }
  }

  /// Returns the locale that lends what this one lacks: "es_MX" → "es_419" → "es" → nil.
  ///
  /// - Returns: nil when only the root is left.
  package static func parent(of identifier: String) throws(ICUError) -> String? {
    let explicit = try asciiText("find the parent of a locale") {
      cicu_locale_explicit_parent(identifier, $0, $1, &$2)
    }
    if explicit == "root" { return nil }
    if !explicit.isEmpty { return explicit }
    guard let cut = identifier.lastIndex(of: "_") else { return nil }
    return String(identifier[..<cut])
  }

  /// Returns the name of a locale as the readers of another say it: "es_419" in "en" is "Latin American
  /// Spanish".
  ///
  /// A locale that has no name there is called by its code.
  package static func displayName(
    of identifier: String,
    in reader: String
  ) throws(ICUError) -> String {
    try utf16Text("name a locale") { cicu_locale_display_name(identifier, reader, $0, $1, &$2) }
  }

  /// Tells whether a language code ("es", "gsw") is one that ICU has heard of.
  package static func isKnown(language: String) -> Bool {
    cicu_language_is_known(language) == 1
  }

  /// Returns the available locale that speakers of a locale read best: "ca" in [en, es] → "es".
  ///
  /// - Returns: nil when none is near.
  package static func nearest(
    to identifier: String,
    among available: [String]
  ) throws(ICUError) -> String? {
    let nearest = try asciiText("find the nearest locale") { buffer, capacity, status in
      withPointers(to: available) {
        cicu_locale_nearest(identifier, $0, Int32(available.count), buffer, capacity, &status)
      }
    }
    return nearest.isEmpty ? nil : nearest
  }

  /// Calls `body` with an array of the addresses of C strings.
  private static func withPointers<Result>(
    to names: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    // All names in one block of memory, so that their addresses hold together during the call.
    var bytes: [CChar] = []
    let offsets = names.map { name in
      defer { bytes += name.utf8CString }
      return bytes.count
    }
    return bytes.withUnsafeBufferPointer { bytes in
      let pointers = offsets.map { offset in bytes.baseAddress.map { $0 + offset } }
      return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}
