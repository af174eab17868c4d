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

// MARK: - Parts

extension LocaleData {
  /// Returns the language of an identifier: "sr_Latn_RS" → "sr".
  package static func language(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a language") { cicu_locale_language(identifier, $0, $1, &$2) }
  }

  /// Returns the script of an identifier, `""` when it names none: "sr_Latn_RS" → "Latn".
  package static func script(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a script") { cicu_locale_script(identifier, $0, $1, &$2) }
  }

  /// Returns the region of an identifier, `""` when it names none: "sr_Latn_RS" → "RS".
  package static func region(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a region") { cicu_locale_region(identifier, $0, $1, &$2) }
  }

  /// Returns a keyword's value, `""` when it is not there: "en_GB@measure=metric" → "metric".
  package static func keyword(
    _ keyword: String,
    of identifier: String
  ) throws(ICUError) -> String {
    try asciiText("read a keyword") { cicu_locale_keyword(identifier, keyword, $0, $1, &$2) }
  }
}

// MARK: - Language tags

extension LocaleData {
  /// Tells whether a text is a language tag of BCP 47 whose language there can be: `es`, `zh-Hans`,
  /// `yua`, and neither `spanish`, `xx` nor `es_ES`.
  ///
  /// Languages of three letters are some thousands, of which ICU knows those that have names; none is
  /// refused. What somebody has for private use (`x-elvish`) is a tag as well.
  package static func isLanguageTag(_ text: String) -> Bool {
    guard !text.isEmpty, let identifier = try? identifier(ofTag: text),
      let language = try? language(of: identifier)
    else { return false }
    return switch language.utf8.count {
    case 0, 3: true
    case 2: isKnown(language: language) || formerLanguages.contains(language)
    default: false
    }
  }

  /// Returns the language tag that a text would be with hyphens: `es_ES` → `es-ES`; `nil` if it would
  /// be none.
  package static func languageTag(nearTo text: String) -> String? {
    let hyphenated = text.replacing("_", with: "-")
    guard hyphenated != text, isLanguageTag(hyphenated) else { return nil }
    return (try? identifier(ofTag: hyphenated)).flatMap { try? languageTag(of: $0) }
  }

  /// The codes that ISO 639 has replaced by others, which systems still read.
  private static let formerLanguages: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
}

// MARK: - Aliases

extension LocaleData {
  /// Returns an identifier without deprecated subtags: "iw_IL" → "he_IL", "sh_YU" → "sr_Latn_RS",
  /// "en_UK" → "en_GB".
  ///
  /// Of a country that was split the first is taken, which the CLDR puts first for that.
  package static func replacingDeprecated(_ identifier: String) throws(ICUError) -> String {
    let keywords = identifier.drop { $0 != "@" }
    var subtags = identifier.dropLast(keywords.count)
      .split(separator: "_", omittingEmptySubsequences: false)
      .map(String.init)
    guard let language = subtags.first else { return identifier }
    var isReplaced = false
    let region = subtags.dropFirst().firstIndex { $0.utf8.count == 2 || $0.utf8.count == 3 }
    if let region, let replacement = try alias("territory", subtags[region]) {
      subtags[region] = String(replacement.prefix { $0 != " " })
      isReplaced = true
    }
    if let replacement = try alias("language", language) {
      let parts = replacement.split(separator: "_").map(String.init)
      let hasScript = subtags.count > 1 && subtags[1].utf8.count == 4
      subtags.replaceSubrange(0..<1, with: hasScript ? Array(parts.prefix(1)) : parts)
      isReplaced = true
    }
    return !isReplaced ? identifier : subtags.joined(separator: "_") + keywords
  }

  private static func alias(_ kind: String, _ subtag: String) throws(ICUError) -> String? {
    let replacement = try asciiText("find the name of a deprecated locale") {
      cicu_locale_alias(kind, subtag, $0, $1, &$2)
    }
    return replacement.isEmpty ? nil : replacement
  }
}

// MARK: - Pseudo languages

extension LocaleData {
  /// Whether a tag is that of a language that nobody speaks, which is there for tests alone: `en-XA`.
  ///
  /// Its region is one of those that ISO 3166 leaves to its users, `XA` to `XZ`. Kosovo has `XK`.
  package static func isPseudoLanguage(_ tag: String) -> Bool {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).dropFirst()
    // What follows a single letter is no part of the language's name.
    let names = parts.prefix { $0.utf8.count > 1 }
    guard let region = names.first(where: { $0.utf8.count == 2 })?.uppercased() else {
      return false
    }
    return region.first == "X" && ("A"..."Z").contains(region.dropFirst()) && region != "XK"
  }
}

// MARK: - Times

extension LocaleData {
  /// Returns the canonical name of a time zone or an offset: "GMT+2" → "GMT+02:00".
  ///
  /// - Throws: ``ICUError`` when ICU knows no zone of the name.
  package static func canonicalTimeZone(_ name: String) throws(ICUError) -> String {
    try utf16Text("find a time zone") { buffer, capacity, status in
      withUTF16(name) { cicu_time_zone_canonical($0, $1, buffer, capacity, &status) }
    }
  }

  /// The fields of a stopwatch.
  ///
  /// The raw values are the CLDR's.
  package enum ClockFields: String, Hashable, Sendable {
    /// Hours and minutes.
    case hoursAndMinutes = "hm"
    /// Hours, minutes and seconds.
    case hoursMinutesAndSeconds = "hms"
    /// Minutes and seconds.
    case minutesAndSeconds = "ms"
  }

  /// Returns how a locale writes what a stopwatch shows: "h:mm:ss".
  package static func clockPattern(
    _ fields: ClockFields,
    locale: String
  ) throws(ICUError) -> String {
    try utf16Text("find the pattern of a duration") {
      cicu_clock_pattern(locale, fields.rawValue, $0, $1, &$2)
    }
  }

  /// Returns the day on which weeks begin in a locale, from 1, which is Sunday.
  package static func firstWeekday(locale: String) throws(ICUError) -> Int {
    try Int(checked("open a calendar") { cicu_first_weekday(locale, &$0) })
  }
}

/// The system of units that a locale asks for.
package enum MeasurementPreference {
  /// Returns the unit in which a person's weight is told: "kilogram", "pound", "stone-and-pound".
  ///
  /// The locale's own word counts first (`@measure=metric`, `-u-ms-`), then the region that it
  /// borrows from (`@rg=gbzzzz`), then its region or the one that is most likely.
  package static func personMassUnit(locale: String) throws(ICUError) -> String {
    switch try LocaleData.keyword("measure", of: locale) {
    case "metric": return "kilogram"
    case "ussystem": return try preferredUnit(region: "US")
    // The second is what ICU makes of `-u-ms-uksystem`.
    case "uksystem", "imperial": return try preferredUnit(region: "GB")
    default: return try preferredUnit(region: region(of: locale))
    }
  }

  private static func region(of locale: String) throws(ICUError) -> String {
    let override = try LocaleData.keyword("rg", of: locale)
    // "gbzzzz" is Great Britain as a whole; a subdivision ("usca") has its country's units.
    if override.utf8.count >= 2 { return String(override.prefix(2)).uppercased() }
    let region = try LocaleData.region(of: locale)
    guard region.isEmpty else { return region }
    return try LocaleData.region(of: LocaleData.addingLikelySubtags(locale))
  }

  private static func preferredUnit(region: String) throws(ICUError) -> String {
    try utf16Text("find the preferred unit of a region") {
      cicu_preferred_unit("mass", "person", region, $0, $1, &$2)
    }
  }
}
