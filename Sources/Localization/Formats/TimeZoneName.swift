internal import ICU

/// The names of time zones, as callers give them.
enum TimeZoneName {
  /// Returns ICU's name of a zone or of an offset: "+02:00" is "GMT+02:00".
  ///
  /// - Returns: nil when ICU knows none.
  static func resolved(_ name: String) -> String? {
    cache.value(for: name) { name in
      let candidate = offset(name) ?? name
      let canonical = try? LocaleData.canonicalTimeZone(candidate)
      // ICU's name for a zone that is none.
      return canonical == nil || canonical == "Etc/Unknown" ? nil : candidate
    }
  }

  /// Tells the program of a zone that there is not.
  static func report(_ name: String) {
    LocalizationProblem(kind: .unknownTimeZone(name: name), key: "", table: "", language: "")
      .report()
  }

  /// Returns ICU's name of an offset as ISO and people write it; nil when it is none.
  private static func offset(_ name: String) -> String? {
    if name == "Z" { return "UTC" }
    let digits = name.hasPrefix("UTC") ? name.dropFirst(3) : name[...]
    guard digits.first == "+" || digits.first == "-" else { return nil }
    return "GMT\(digits)"
  }

  /// The names that were asked for: ICU takes a microsecond to find one.
  private static let cache = BoundedCache<String, String?>()
}
