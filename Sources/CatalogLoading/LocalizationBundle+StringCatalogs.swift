internal import CatalogCompiler
internal import CompiledCatalog
internal import Diagnostics
internal import FoundationEssentials
public import Localization
internal import StringCatalog

extension LocalizationBundle {
  /// Loads String Catalogs.
  ///
  /// Each message is compiled when it is first used.
  ///
  /// Use it for programs whose strings change without a new build. Each file is one table, with the
  /// name of the file: `Localizable.xcstrings` is `Localizable`.
  ///
  /// ```swift
  /// let bundle = try LocalizationBundle(stringCatalogs: ["Texts/Localizable.xcstrings"])
  /// String(localized: "Goal", bundle: bundle, locale: UserLocale("es_ES"))
  /// ```
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - languages: The languages to show in addition to the source language, as in the catalogs.
  ///     If it is `nil`, all languages are used, and each entry is searched for them.
  ///   - defaultTable: The table of lookups that name no table.
  /// - Throws: ``CatalogFileError`` if a file cannot be read, or is not a String Catalog.
  public init(
    stringCatalogs paths: [String],
    languages: Set<String>? = nil,
    defaultTable: String = "Localizable"
  ) throws(CatalogFileError) {
    var tables: [CatalogTable] = []
    for path in paths { tables.append(try Self.table(at: path)) }
    self.init(
      source: StringCatalogSource(tables, languages: languages),
      defaultTable: defaultTable
    )
  }

  /// Loads a String Catalog from memory, such as one that the program received over a network.
  ///
  /// ```swift
  /// let bundle = try LocalizationBundle(stringCatalog: bytes, table: "Localizable")
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - table: The table, which is also that of lookups that name no table.
  ///   - languages: The languages to show in addition to the source language; `nil` for all.
  /// - Throws: ``CatalogFileError`` if the bytes are not a String Catalog.
  public init(
    stringCatalog bytes: [UInt8],
    table: String = "Localizable",
    languages: Set<String>? = nil
  ) throws(CatalogFileError) {
    let table = CatalogTable(table, try Self.catalog(bytes, file: table))
    self.init(
      source: StringCatalogSource([table], languages: languages),
      defaultTable: table.name
    )
  }

  private static func table(at path: String) throws(CatalogFileError) -> CatalogTable {
    let catalog = try catalog(try RegularFile(path: path).content(), file: path)
    return CatalogTable(URL(filePath: path).deletingPathExtension().lastPathComponent, catalog)
  }

  private static func catalog(
    _ bytes: [UInt8],
    file: String
  ) throws(CatalogFileError) -> StringCatalog {
    let parsed = StringCatalog.parse(bytes, file: file)
    guard let catalog = parsed.value, !parsed.hasErrors else {
      let problem = parsed.diagnostics.first { $0.severity == .error }
      let location = problem?.location.map { "line \($0.line), column \($0.column): " } ?? ""
      throw .damaged(path: file, reason: location + (problem?.id.rawValue ?? "no catalog"))
    }
    return catalog
  }
}

/// String Catalogs whose messages are compiled when they are used.
struct StringCatalogSource: MessageTreeSource {
  let sourceLanguage: String
  let languages: [String]
  private let catalogs: [String: StringCatalog]

  /// Creates a source from catalogs.
  ///
  /// - Parameters:
  ///   - tables: The catalogs; of two for the same table, the last is used.
  ///   - languages: The languages to show in addition to the source language; `nil` for all.
  init(_ tables: [CatalogTable], languages: Set<String>?) {
    let sourceLanguage = tables.first?.catalog.sourceLanguage ?? "en"
    self.sourceLanguage = sourceLanguage
    catalogs = Dictionary(tables.map { ($0.name, $0.catalog) }) { $1 }
    let shown =
      languages
      ?? Set(tables.flatMap { $0.catalog.entries.flatMap { $0.entry.localizations.map(\.key) } })
    self.languages = shown.union([sourceLanguage]).sorted()
  }

  var tables: [String] { catalogs.keys.sorted() }

  func message(forKey key: String, table: String, language: String) -> MessageTree? {
    catalogs[table].flatMap { CatalogCompiler.message(forKey: key, language: language, in: $0) }
  }
}
