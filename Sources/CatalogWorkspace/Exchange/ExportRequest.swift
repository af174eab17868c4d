package import CatalogExchange
package import Diagnostics
package import FileFormats
import FileSystem
import ICU
import ProjectConfiguration
import StringCatalog

/// A request of the command `export`.
package struct ExportRequest {
  /// The format of the files.
  package let format: ExchangeFormat
  /// The selection of strings.
  package let options: ExportOptions
  /// The name of the project, such as `App.xcodeproj`; empty if there is none.
  package let project: String
  /// The delimiter of tables with the extension `csv`.
  package let delimiter: Delimiter
  /// Whether a table contains all languages of its catalog.
  package let isSideBySide: Bool
  /// The program that XLIFF names as its author.
  package let tool: XLIFFDocument.Tool
  /// The codes of languages in files.
  package var codes = LanguageCodes()
  /// The numbers whose plural categories PO files distinguish.
  package var plurals = PluralNumbers.common
  /// The source texts for which outdated translations were made.
  package var formerSources = FormerSources()
  /// The uses of the keys in the code; empty to export none.
  package var contexts = KeyContexts()
  /// The pages for translators by language, for the format ``ExchangeFormat/html``.
  package var pages: [String: [UInt8]] = [:]

  /// Creates a request.
  package init(
    format: ExchangeFormat,
    options: ExportOptions,
    project: String,
    delimiter: Delimiter,
    isSideBySide: Bool,
    tool: XLIFFDocument.Tool
  ) {
    self.format = format
    self.options = options
    self.project = project
    self.delimiter = delimiter
    self.isSideBySide = isSideBySide
    self.tool = tool
  }

  /// The result of an export.
  package struct Outcome {
    /// The exported documents, by language.
    package var documents: [ExportedDocument] = []
    /// The diagnostics for content that cannot be exported, or that other tools lose.
    package var diagnostics: [Diagnostic] = []

    /// Whether the export is rejected.
    package var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Creates the files of all languages.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs.
  ///   - languages: The languages.
  ///   - progress: A function that accepts each language and its number before it is exported.
  /// - Returns: The documents, and the diagnostics.
  /// - Throws: ``WorkspaceError/invalidFileNames(_:)`` if a language or the name of a catalog cannot
  ///   be part of a path.
  package func perform(
    _ catalogs: [ExportedCatalog],
    in languages: [String],
    progress: (_ language: String, _ number: Int) -> Void
  ) throws(WorkspaceError) -> Outcome {
    try checkNames(catalogs, languages)
    var outcome = Outcome(diagnostics: codes.problems(of: languages))
    var tables = catalogs.map { _ in [ExportedDocument.Part]() }
    let legacyTables =
      format == .strings ? catalogs.map { LegacyTables(of: $0, in: languages) } : []
    outcome.diagnostics += legacyTables.flatMap(\.diagnostics)
    for (number, language) in languages.enumerated() {
      progress(language, number + 1)
      let parts = catalogs.map { catalog in
        var export = catalog.file.catalog
          .translationTable(
            path: format.isReadByXcode ? catalog.original : catalog.name,
            language: language,
            options: options
          )
        export.table.codes = codes
        annotate(&export.table, of: catalog)
        catalog.context.add(to: &export.table)
        return ExportedDocument.Part(catalog: catalog, export: export)
      }
      outcome.diagnostics += parts.flatMap(\.export.diagnostics).filter(isRelevant)
      guard !isSideBySide else {
        for (index, part) in parts.enumerated() { tables[index].append(part) }
        continue
      }
      if format == .strings {
        outcome.documents += zip(parts, legacyTables)
          .compactMap { legacyDocument($0, $1, language) }
        continue
      }
      let documents = documents(of: parts, language)
      outcome.documents += documents.flatMap(\.value)
      outcome.diagnostics += documents.flatMap(\.diagnostics)
    }
    for document in tables.compactMap(sideBySide) {
      outcome.documents.append(document.value)
      outcome.diagnostics += document.diagnostics
    }
    outcome.diagnostics = outcome.diagnostics.withoutOtherLanguages
    return outcome
  }

  /// Checks the names from which the paths of files are formed.
  private func checkNames(
    _ catalogs: [ExportedCatalog],
    _ languages: [String]
  ) throws(WorkspaceError) {
    let problems = catalogs.flatMap { catalog in
      let path = catalog.file.path
      let name = PathComponent("\(catalog.stem).\(format.fileExtension)")
      let known = catalog.file.catalog.languageNameProblems(file: path)
      return known
        + (name == nil
          ? [Diagnostic(.invalidFileName(catalog.stem), .error, at: .start(of: path))] : [])
    }
    guard problems.isEmpty else { throw .invalidFileNames(problems) }
    for language in languages {
      _ = try PathComponent(
        LegacyTables.folder(of: codes.code(of: language)),
        from: codes.code(of: language),
        in: catalogs.first?.file.path ?? ""
      )
    }
  }

  /// Returns whether a problem is relevant for the format: losses of Xcode do not matter for
  /// tables.
  private func isRelevant(_ diagnostic: Diagnostic) -> Bool {
    format.isReadByXcode || !Diagnostic.ID.lostByXcode.contains(diagnostic.id)
  }
}

extension LanguageCodes {
  /// Returns the errors about languages that exported files could not distinguish.
  package func problems(of languages: [String]) -> [Diagnostic] {
    let groups = Dictionary(grouping: languages) { code(of: $0).lowercased() }
    return groups.sorted { $0.key < $1.key }.filter { $1.count > 1 }
      .map { Diagnostic(.exportLanguageCode(code(of: $1[0]), languages: $1), .error) }
  }
}

extension Diagnostic.Message {
  /// Several languages have the same code in files.
  static func exportLanguageCode(_ code: String, languages: [String]) -> Self {
    Self(
      "export-language-code",
      "\(quoted: languages) have the same code \(quoted: code) in exported files; correct exchange.languages in .xcstrings.yml"
    )
  }
}

extension [Diagnostic] {
  /// The problems without duplicates for other languages of the same key.
  fileprivate var withoutOtherLanguages: [Diagnostic] {
    var seen: Set<ProblemOfKey> = []
    return filter { seen.insert(ProblemOfKey($0)).inserted }
  }
}

/// The language-independent part of a problem of a key.
private struct ProblemOfKey: Hashable {
  let id: Diagnostic.ID
  let file: String?
  let key: String?
  let values: [Diagnostic.Argument]

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    file = diagnostic.location?.file
    key = diagnostic.path.first
    values = diagnostic.valuesOfEachLanguage
  }
}

extension Diagnostic {
  /// The values in the message without the language, or without the unit in the path.
  fileprivate var valuesOfEachLanguage: [Argument] {
    var values = arguments
    if let language = path.dropFirst().first, let index = values.firstIndex(of: .quoted(language)) {
      values.remove(at: index)
    } else if case .integer? = values.first, values.count > 1 {
      values.remove(at: 1)
    } else if !values.isEmpty {
      values.removeFirst()
    }
    return values
  }
}

// MARK: - Formats

/// The export formats.
extension ExportRequest {
  /// Creates the documents of one language: one for all catalogs, or one for each.
  ///
  /// The `.strings` files of all languages are made at once.
  package func documents(
    of parts: [ExportedDocument.Part],
    _ language: String
  ) -> [ParseResult<[ExportedDocument]>] {
    switch format {
    case .xliff: [whole(document(parts), parts, language)]
    case .html: [whole(ParseResult(pages[language] ?? []), parts, language)]
    case .xcloc: [localizationCatalog(parts, language)]
    case .csv:
      parts.map { single($0, DelimitedExchange.print([$0.export.table], as: .csv(delimiter))) }
    case .tsv: parts.map { single($0, DelimitedExchange.print([$0.export.table], as: .tsv)) }
    case .po: parts.map { single($0, portableObject($0)) }
    case .pot: parts.map { single($0, POExchange.template($0.export.table)) }
    case .strings: []
    }
  }

  /// Creates the table of one catalog in all languages; `nil` if there is none.
  package func sideBySide(_ parts: [ExportedDocument.Part]) -> ParseResult<ExportedDocument>? {
    guard let catalog = parts.first?.catalog else { return nil }
    let tables = parts.map(\.export.table)
    let form: DelimitedForm = format == .tsv ? .tsv : .csv(delimiter)
    let printed = DelimitedExchange.print(tables, as: form)
    let path = "\(catalog.stem).\(format.fileExtension)"
    let document = ExportedDocument(
      language: tables.map(\.targetLanguage).joined(separator: ", "),
      path: path,
      files: [ExportedFile(path: path, bytes: printed.value)],
      parts: parts
    )
    return ParseResult(document, diagnostics: printed.diagnostics)
  }

  /// Creates the document of one catalog.
  private func single(
    _ part: ExportedDocument.Part,
    _ printed: ParseResult<[UInt8]>
  ) -> ParseResult<[ExportedDocument]> {
    let table = part.export.table
    let name = format == .pot ? part.catalog.stem : "\(part.catalog.stem).\(table.targetCode)"
    let path = "\(name).\(format.fileExtension)"
    let document = ExportedDocument(
      language: table.targetLanguage,
      path: path,
      files: [ExportedFile(path: path, bytes: printed.value)],
      parts: [part]
    )
    return ParseResult([document], diagnostics: printed.diagnostics)
  }

  private func portableObject(_ part: ExportedDocument.Part) -> ParseResult<[UInt8]> {
    let catalog = part.catalog.file.catalog
    let sources = catalog.translationTable(
      path: part.catalog.name,
      language: catalog.sourceLanguage,
      options: options
    )
    return POExchange.print(part.export.table, sources: sources.table, plurals: plurals)
  }

  /// Creates the document of one language.
  private func whole(
    _ printed: ParseResult<[UInt8]>,
    _ parts: [ExportedDocument.Part],
    _ language: String
  ) -> ParseResult<[ExportedDocument]> {
    let path = "\(codes.code(of: language)).\(format.fileExtension)"
    let file = ExportedFile(path: path, bytes: printed.value)
    return ParseResult(
      [ExportedDocument(language: language, path: path, files: [file], parts: parts)],
      diagnostics: printed.diagnostics
    )
  }

  private func localizationCatalog(
    _ parts: [ExportedDocument.Part],
    _ language: String
  ) -> ParseResult<[ExportedDocument]> {
    let printed = document(parts)
    let code = codes.code(of: language)
    let folder = LocalizationCatalog(
      language: code,
      developmentLanguage: parts.first?.export.table.sourceLanguage
        ?? Project.defaultSourceLanguage,
      project: project,
      document: LocalizationCatalog.File(path: "\(code).xliff", bytes: printed.value),
      sources: parts.map {
        LocalizationCatalog.File(path: $0.catalog.name, bytes: $0.catalog.file.content.bytes ?? [])
      }
    )
    let files = folder.files(by: tool)
      .map {
        ExportedFile(path: "\(folder.folder)/\($0.path)", bytes: $0.bytes)
      }
    return ParseResult(
      [ExportedDocument(language: language, path: folder.folder, files: files, parts: parts)],
      diagnostics: printed.diagnostics
    )
  }

  private func document(_ parts: [ExportedDocument.Part]) -> ParseResult<[UInt8]> {
    XLIFFDocument(parts.map(\.export.table)).printed(by: tool)
  }

  /// Returns the document of one catalog in one language; `nil` if it has no strings.
  private func legacyDocument(
    _ part: ExportedDocument.Part,
    _ tables: LegacyTables,
    _ language: String
  ) -> ExportedDocument? {
    tables.files[language]
      .map { files in
        ExportedDocument(
          language: language,
          path: part.catalog.languageFolders + LegacyTables.folder(of: language),
          files: files,
          parts: [part]
        )
      }
  }
}

// MARK: - Annotations

extension ExportRequest {
  /// The greatest number of places of a key.
  private static let placeCount = 10

  /// Adds former source texts, and places in the code, to the units of a table.
  private func annotate(_ table: inout TranslationTable, of catalog: ExportedCatalog) {
    let path = catalog.file.path
    for index in table.units.indices {
      let unit = table.units[index]
      let former = formerSources[catalog: path, unit.id.key, table.targetLanguage]
      if let text = former?[unit.id.variant.name] ?? former?[""], text != unit.source {
        table.units[index].formerSource = text
      }
      table.units[index].places = contexts.context(of: unit.id.key, inCatalogAt: path).places
        .prefix(Self.placeCount)
        .map {
          TranslationUnit.Place(
            path: Project.relativePath(of: $0.location.file),
            line: $0.location.line
          )
        }
    }
  }
}

/// A format for translators.
package enum ExchangeFormat: String, CaseIterable, Sendable {
  /// XLIFF 1.2 as written by Xcode: a file for each language.
  case xliff
  /// The export folder of Xcode, with XLIFF: one for each language.
  case xcloc
  /// A table for a spreadsheet: a file for each catalog and language.
  case csv
  /// A table with tabs, which Excel opens in every region: a file for each catalog and language.
  case tsv
  /// Gettext PO: a file for each catalog and language.
  case po
  /// A gettext template for further languages: a file for each catalog.
  case pot
  /// `.strings` and `.stringsdict` in `.lproj` folders, for projects without catalogs.
  case strings
  /// A page for a translator, who needs only a browser: one for each language.
  case html

  /// Whether Xcode reads the format, which makes its losses relevant.
  var isReadByXcode: Bool { self == .xliff || self == .xcloc }

  /// Whether the format is a table for a spreadsheet.
  package var isTable: Bool { self == .csv || self == .tsv }

  /// The extension of the files, or of the folder.
  var fileExtension: String { rawValue }

  /// Returns the languages of an export: those that the user named, or those of the project or of
  /// the catalogs.
  ///
  /// - Parameters:
  ///   - named: The languages that the user named.
  ///   - files: The catalogs.
  ///   - project: The project; `nil` if there is none.
  /// - Returns: The languages, each of them once; empty if there is only the source language.
  package func languages(
    _ named: [String],
    of files: [CatalogFile],
    in project: Project?
  ) -> [String] {
    guard named.isEmpty else { return named.inOrderOnce }
    let sources = files.map(\.catalog.sourceLanguage)
    if self == .pot { return sources.inOrderOnce }
    let configured = project?.configuration.languages ?? []
    let all = configured.isEmpty ? files.flatMap(\.catalog.languages) : configured
    return all.inOrderOnce.filter {
      // Projects without catalogs need the strings of the source language too.
      (self == .strings || !sources.contains($0)) && !LocaleData.isPseudoLanguage($0)
    }
  }
}

extension [String] {
  /// The strings without duplicates, in the order of their first occurrence.
  fileprivate var inOrderOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
