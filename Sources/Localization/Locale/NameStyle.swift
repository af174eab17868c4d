internal import ICU

/// A format of codes as the names of languages, regions, scripts and currencies.
///
/// ```swift
/// NameStyle.languageName.format("es-MX", locale: FormatLocale("en"))  // "Mexican Spanish"
/// NameStyle.regionName.format("GB", locale: FormatLocale("es"))       // "Reino Unido"
/// ```
///
/// A code without a name is shown unchanged. Names have the form that they have inside a sentence:
/// "español", not "Español".
public struct NameStyle: LocalizedFormat, Codable {
  private let kind: Kind

  fileprivate enum Kind: String, Codable {
    case language, languageAndRegion, region, script, currency
  }

  fileprivate static let languages = NameStyle(kind: .language)
  fileprivate static let languagesAndRegions = NameStyle(kind: .languageAndRegion)
  fileprivate static let regions = NameStyle(kind: .region)
  fileprivate static let scripts = NameStyle(kind: .script)
  fileprivate static let currencies = NameStyle(kind: .currency)

  /// Returns the name of a code in the language of dates and lists.
  public func format(_ value: String, locale: FormatLocale) -> String {
    // ICU would read beyond the code of a language: "@", or the charset of POSIX.
    guard value.utf8.allSatisfy({ LocaleName.isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }),
      !value.isEmpty
    else { return value }
    let names = try? LocaleNames.shared(
      reader: locale.dates,
      usesDialects: kind != .languageAndRegion
    )
    let name = try? names?.name(of: code(value), kind.icuKind)
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? value
  }

  private func code(_ value: String) -> String {
    switch kind {
    case .language, .languageAndRegion: value.withUnderscores
    case .region, .currency: value.uppercased()
    case .script: value
    }
  }
}

extension NameStyle.Kind {
  fileprivate var icuKind: LocaleNames.Kind {
    switch self {
    case .language, .languageAndRegion: .language
    case .region: .region
    case .script: .script
    case .currency: .currency
    }
  }
}

extension LocalizedFormat where Self == NameStyle {
  /// The name of a language tag: "Mexican Spanish" for "es-MX".
  ///
  /// ```swift
  /// String(localized: "Translated to \("es-MX", format: .languageName)")
  /// ```
  public static var languageName: NameStyle { NameStyle.languages }

  /// The name of a language tag with its parts: "Spanish (Mexico)" for "es-MX".
  ///
  /// ```swift
  /// NameStyle.languageAndRegionName.format("es-MX", locale: FormatLocale("en"))  // "Spanish (Mexico)"
  /// ```
  public static var languageAndRegionName: NameStyle { NameStyle.languagesAndRegions }

  /// The name of a region: "Spain" for "ES", "Latin America" for "419".
  ///
  /// ```swift
  /// NameStyle.regionName.format("419", locale: FormatLocale("en"))  // "Latin America"
  /// ```
  public static var regionName: NameStyle { NameStyle.regions }

  /// The name of a script: "Cyrillic" for "Cyrl".
  ///
  /// ```swift
  /// NameStyle.scriptName.format("Cyrl", locale: FormatLocale("en"))  // "Cyrillic"
  /// ```
  public static var scriptName: NameStyle { NameStyle.scripts }

  /// The name of a currency: "Euro" for "EUR".
  ///
  /// ```swift
  /// NameStyle.currencyName.format("USD", locale: FormatLocale("es"))  // "dólar estadounidense"
  /// ```
  public static var currencyName: NameStyle { NameStyle.currencies }
}
