package import Diagnostics
import FileFormats
import ICU
import StringCatalog

/// The strings of a catalog as PO files, for translation tools and servers that use gettext.
///
/// `msgctxt` is the identifier of the unit, and `msgid` is the source string, which translation
/// memories search for. The forms of a plural are one message with the plural forms of gettext.
/// Categories that no integer has, and device variants, are separate messages.
package enum POExchange {
  /// Creates the file of a language.
  ///
  /// - Parameters:
  ///   - table: The strings and their translations.
  ///   - sources: The same strings as a table of the source language; `nil` if they are unknown.
  ///     Languages without a plural need them for the singular source string.
  ///   - numbers: The numbers whose plural categories the file distinguishes.
  /// - Returns: The bytes of the file, with notes on content that it cannot represent.
  package static func print(
    _ table: TranslationTable,
    sources: TranslationTable? = nil,
    plurals numbers: PluralNumbers = .common
  ) -> ParseResult<[UInt8]> {
    let indexes = PluralIndexes(languageTag: table.targetLanguage, for: numbers)
    let messages = TableMessages(table, sources: sources, indexes: indexes)
    let names = indexes.categories.map(\.rawValue).joined(separator: " ")
    let header =
      header(of: table, language: ExchangeLocale.name(ofTag: table.targetCode))
      + [.init(Field.pluralForms, indexes.field), .init(Field.categories, names)]
    let file = POFile(header: header, messages: messages.messages)
    return ParseResult(file.printed(), diagnostics: notes(on: messages, table))
  }

  /// Creates the template for files of further languages.
  ///
  /// - Parameter sources: The strings as a table of the source language.
  /// - Returns: The bytes of the file, with notes on content that it cannot represent.
  package static func template(_ sources: TranslationTable) -> ParseResult<[UInt8]> {
    var table = sources
    for index in table.units.indices {
      table.units[index].target = nil
      table.units[index].state = nil
    }
    let indexes = PluralIndexes(languageTag: "en")
    let messages = TableMessages(table, sources: nil, indexes: indexes)
    let file = POFile(header: header(of: table, language: ""), messages: messages.messages)
    return ParseResult(file.printed(), diagnostics: [])
  }

  /// Reads the translations of a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path for the locations of diagnostics.
  ///   - fallback: The language of a file that does not declare one.
  ///   - codes: The codes of languages in files.
  /// - Returns: The table of translations in the file, with its diagnostics.
  package static func read(
    _ bytes: [UInt8],
    file path: String,
    language fallback: String? = nil,
    codes: LanguageCodes = LanguageCodes()
  ) -> ParseResult<[ImportedTable]> {
    var (file, language) = (POFile(), String?.none)
    var problem: ImportedPlurals.Problem?
    var messages = ImportedMessages(plurals: nil)
    var diagnostics = POFile.read(bytes, file: path) { header in
      file = header
      language = file.field(Field.language).flatMap(ExchangeLocale.tag(ofName:))
        .map(codes.tag(ofCode:))
      do throws(ImportedPlurals.Problem) {
        messages = ImportedMessages(plurals: try plurals(of: file, language ?? fallback))
      } catch {
        problem = error
      }
    } message: {
      messages.add($0)
    }
    if messages.hasPlurals, let problem {
      diagnostics.append(diagnostic(problem, language, at: path))
    }
    let table = ImportedTable(
      path: file.field(Field.path),
      sourceLanguage: file.field(Field.sourceLanguage),
      targetLanguage: language,
      translations: messages.translations,
      optionalCategories: messages.optionalCategories,
      at: Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    )
    return ParseResult([table], diagnostics: diagnostics + messages.diagnostics.all)
  }

  /// Returns the plural forms of a file; `nil` if it declares no language, such as a template.
  static func plurals(
    of file: POFile,
    _ language: String?
  ) throws(ImportedPlurals.Problem) -> ImportedPlurals? {
    guard let language else { return nil }
    return try ImportedPlurals(
      field: file.field(Field.pluralForms),
      named: file.field(Field.categories).flatMap(categories(in:)),
      languageTag: language
    )
  }
}

// MARK: - Header

extension POExchange {
  enum Field {
    static let language = "Language"
    static let pluralForms = "Plural-Forms"
    /// A field that translation tools use.
    static let sourceLanguage = "X-Source-Language"
    /// The CLDR categories of the plural forms, in the order of their numbers.
    static let categories = "X-XCStrings-Plural-Categories"
    /// The path of the catalog.
    static let path = "X-XCStrings-Path"
  }

  /// Returns the fields that gettext requires; unknown ones are empty.
  private static func header(
    of table: TranslationTable,
    language: String
  ) -> [POFile.Field] {
    let file = table.path.split(separator: "/").last.map(String.init) ?? table.path
    return [
      .init("Project-Id-Version", file), .init("PO-Revision-Date", ""),
      .init("Last-Translator", ""), .init("Language-Team", ""), .init(Field.language, language),
      .init("MIME-Version", "1.0"), .init("Content-Type", "text/plain; charset=UTF-8"),
      .init("Content-Transfer-Encoding", "8bit"), .init(Field.sourceLanguage, table.sourceCode),
      .init(Field.path, table.path),
    ]
  }

  private static func categories(in text: String) -> [PluralCategory]? {
    let names = text.split(separator: " ").map(String.init)
    let categories = names.compactMap(PluralCategory.init(rawValue:))
    return categories.count == names.count && !names.isEmpty ? categories : nil
  }
}

// MARK: - Diagnostics

extension POExchange {
  private static func notes(
    on messages: TableMessages,
    _ table: TranslationTable
  ) -> [Diagnostic] {
    let unsupported = table.units.filter { unit in
      [unit.source, unit.target ?? ""]
        .contains { $0.unicodeScalars.contains(where: \.isUnsupported) }
    }
    return [
      UnitNote.diagnostic(
        Diagnostic.Message.portableObjectEmptyTranslations,
        messages.emptied,
        table
      ),
      UnitNote.diagnostic(
        Diagnostic.Message.portableObjectPluralsApart,
        messages.unnumbered,
        table
      ),
      UnitNote.diagnostic(
        Diagnostic.Message.portableObjectControlCharacters,
        unsupported.map(\.id),
        table
      ),
    ]
    .compactMap(\.self)
  }

  private static func diagnostic(
    _ problem: ImportedPlurals.Problem,
    _ language: String?,
    at path: String
  ) -> Diagnostic {
    let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return switch problem {
    case .unreadable(let field):
      Diagnostic(.pluralFormsUnreadable(field), .error, at: location)
    case .unknownLanguage(let language, let count):
      Diagnostic(.pluralFormsUnknown(language, count: count), .error, at: location)
    case .mixed(let index, let categories):
      Diagnostic(
        .pluralFormsMixed(
          language ?? "",
          form: index,
          categories: categories.map(\.rawValue)
        ),
        .error,
        at: location
      )
    }
  }
}

extension Unicode.Scalar {
  /// Whether gettext warns about the character or cannot represent it.
  fileprivate var isUnsupported: Bool {
    switch self {
    case "\0", "\u{07}", "\u{08}", "\u{0B}", "\u{0C}", "\r": true
    default: false
    }
  }
}

/// The locale names of gettext: `pt_BR` for `pt-BR`, `sr@latin` for `sr-Latn`.
enum ExchangeLocale {
  private static let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab"]

  /// Returns the locale name of a language.
  static func name(ofTag tag: String) -> String {
    tag.replacingScalars("-", with: "_")
  }

  /// Returns the language of a locale name; `nil` if it contains none.
  static func tag(ofName name: String) -> String? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let locale = parts.first else { return nil }
    var subtags = locale.prefix { $0 != "." }.split(separator: "_").map(String.init)
    guard !subtags.isEmpty else { return nil }
    if parts.count > 1 {
      let modifier = String(parts[1])
      if let script = scripts[modifier] {
        subtags.insert(script, at: 1)
      } else {
        subtags.append(modifier)
      }
    }
    return subtags.joined(separator: "-")
  }
}
