internal import CICU

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
