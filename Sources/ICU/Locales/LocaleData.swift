internal import CICU

/// Data of the CLDR about locales and languages.
///
/// Identifiers are those of ICU ("es_MX"). ``languageTag(of:)`` and ``identifier(ofTag:)`` convert
/// them to and from BCP 47 tags ("es-MX").
package enum LocaleData {
  /// Returns the identifier with the most likely script and region: "es" → "es_Latn_ES".
  package static func addingLikelySubtags(_ identifier: String) throws(ICUError) -> String {
    try asciiText("add likely subtags") { cicu_locale_add_likely_subtags(identifier, $0, $1, &$2) }
  }

  /// Returns the language tag of an identifier: "es_MX" → "es-MX".
  ///
  /// - Throws: ``ICUError`` if the identifier has no well-formed tag.
  package static func languageTag(of identifier: String) throws(ICUError) -> String {
    try asciiText("make a language tag") { cicu_locale_to_language_tag(identifier, $0, $1, &$2) }
  }

  /// Returns the identifier of a language tag: "en-GB-u-ms-metric" → "en_GB@measure=metric".
  ///
  /// - Throws: ``ICUError`` if the tag is not completely well formed.
  package static func identifier(ofTag tag: String) throws(ICUError) -> String {
    try asciiText("read a language tag") { cicu_locale_from_language_tag(tag, $0, $1, &$2) }
  }

  /// Returns the locale from which a locale inherits: "es_MX" → "es_419" → "es" → nil.
  ///
  /// - Returns: `nil` if only the root remains.
  package static func parent(of identifier: String) throws(ICUError) -> String? {
    let explicit = try asciiText("find the parent of a locale") {
      cicu_locale_explicit_parent(identifier, $0, $1, &$2)
    }
    if explicit == "root" { return nil }
    if !explicit.isEmpty { return explicit }
    guard let cut = identifier.lastIndex(of: "_") else { return nil }
    return String(identifier[..<cut])
  }

  /// Returns the name of a locale in the language of another one: "es_419" in "en" is "Latin
  /// American Spanish".
  ///
  /// A locale without a name in that language gets its code.
  package static func displayName(
    of identifier: String,
    in reader: String
  ) throws(ICUError) -> String {
    try utf16Text("name a locale") { cicu_locale_display_name(identifier, reader, $0, $1, &$2) }
  }

  /// Returns whether ICU knows a language code ("es", "gsw").
  package static func isKnown(language: String) -> Bool {
    cicu_language_is_known(language) == 1
  }

  /// Returns the available locale that speakers of a locale read best: "ca" in [en, es] → "es".
  ///
  /// - Returns: `nil` if no locale is close enough.
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
    // All names are in one block of memory, so that their addresses remain valid during the call.
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

  /// Returns the script of an identifier: "sr_Latn_RS" → "Latn"; `""` if the identifier contains
  /// none.
  package static func script(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a script") { cicu_locale_script(identifier, $0, $1, &$2) }
  }

  /// Returns the region of an identifier: "sr_Latn_RS" → "RS"; `""` if the identifier contains
  /// none.
  package static func region(of identifier: String) throws(ICUError) -> String {
    try asciiText("read a region") { cicu_locale_region(identifier, $0, $1, &$2) }
  }

  /// Returns the value of a keyword: "en_GB@measure=metric" → "metric"; `""` if there is none.
  package static func keyword(
    _ keyword: String,
    of identifier: String
  ) throws(ICUError) -> String {
    try asciiText("read a keyword") { cicu_locale_keyword(identifier, keyword, $0, $1, &$2) }
  }
}

// MARK: - Language tags

extension LocaleData {
  /// Returns whether a text is a BCP 47 tag with a possible language: `es`, `zh-Hans` and `yua`,
  /// but not `spanish`, `xx` or `es_ES`.
  ///
  /// All languages of three letters are accepted: there are thousands, and ICU knows only those
  /// with names. Private-use tags (`x-elvish`) are accepted too.
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

  /// Returns the language tag that a text would be with hyphens: `es_ES` → `es-ES`; `nil` if it
  /// would not be one.
  package static func languageTag(nearTo text: String) -> String? {
    let hyphenated = text.replacing("_", with: "-")
    guard hyphenated != text, isLanguageTag(hyphenated) else { return nil }
    return (try? identifier(ofTag: hyphenated)).flatMap { try? languageTag(of: $0) }
  }

  /// The codes that ISO 639 has replaced, which systems still read.
  private static let formerLanguages: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
}

// MARK: - Aliases

extension LocaleData {
  /// Returns an identifier without deprecated subtags: "iw_IL" → "he_IL", "sh_YU" → "sr_Latn_RS",
  /// "en_UK" → "en_GB".
  ///
  /// A country that was split is replaced by its first successor in the CLDR, which is the main
  /// one.
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
  /// Returns whether a tag is that of a pseudolanguage for tests: `en-XA`.
  ///
  /// Its region is one that ISO 3166 reserves for private use, `XA` to `XZ`, except `XK` for
  /// Kosovo.
  package static func isPseudoLanguage(_ tag: String) -> Bool {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).dropFirst()
    // Subtags after a single letter are not part of the language's name.
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
  /// - Throws: ``ICUError`` if ICU knows no time zone of that name.
  package static func canonicalTimeZone(_ name: String) throws(ICUError) -> String {
    try utf16Text("find a time zone") { buffer, capacity, status in
      withUTF16(name) { cicu_time_zone_canonical($0, $1, buffer, capacity, &status) }
    }
  }

  /// The fields of a stopwatch.
  ///
  /// The raw values are those of the CLDR.
  package enum ClockFields: String, Hashable, Sendable {
    /// Hours and minutes.
    case hoursAndMinutes = "hm"
    /// Hours, minutes and seconds.
    case hoursMinutesAndSeconds = "hms"
    /// Minutes and seconds.
    case minutesAndSeconds = "ms"
  }

  /// Returns the stopwatch pattern of a locale: "h:mm:ss".
  package static func clockPattern(
    _ fields: ClockFields,
    locale: String
  ) throws(ICUError) -> String {
    try utf16Text("find the pattern of a duration") {
      cicu_clock_pattern(locale, fields.rawValue, $0, $1, &$2)
    }
  }

  /// Returns the first day of the week in a locale, from 1, which is Sunday.
  package static func firstWeekday(locale: String) throws(ICUError) -> Int {
    try Int(checked("open a calendar") { cicu_first_weekday(locale, &$0) })
  }
}

/// The system of units of a locale.
package enum MeasurementPreference {
  /// Returns the unit for the weight of a person: "kilogram", "pound", "stone-and-pound".
  ///
  /// It is determined by, in this order, the keyword of the locale (`@measure=metric`, `-u-ms-`),
  /// its region override (`@rg=gbzzzz`), and its region or the most likely one.
  package static func personMassUnit(locale: String) throws(ICUError) -> String {
    switch try LocaleData.keyword("measure", of: locale) {
    case "metric": return "kilogram"
    case "ussystem": return try preferredUnit(region: "US")
    // ICU converts `-u-ms-uksystem` to the second value.
    case "uksystem", "imperial": return try preferredUnit(region: "GB")
    default: return try preferredUnit(region: region(of: locale))
    }
  }

  private static func region(of locale: String) throws(ICUError) -> String {
    let override = try LocaleData.keyword("rg", of: locale)
    // "gbzzzz" is Great Britain as a whole. A subdivision ("usca") uses the units of its country.
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
