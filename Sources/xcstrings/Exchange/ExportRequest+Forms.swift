import BundleTables
import CatalogExchange
import CommandSupport
import Diagnostics
import StringCatalog
import XLIFF

/// The forms of what translators get.
extension ExportRequest {
  /// Makes the documents of one language: one for all catalogs, or one for each.
  func documents(
    of parts: [ExportedDocument.Part],
    _ language: String
  ) -> [Parsed<[ExportedDocument]>] {
    switch format {
    case .xliff: [xliff(parts, language)]
    case .xcloc: [localizationCatalog(parts, language)]
    case .csv:
      parts.map { single($0, DelimitedExchange.print([$0.export.table], as: .csv(delimiter))) }
    case .tsv: parts.map { single($0, DelimitedExchange.print([$0.export.table], as: .tsv)) }
    case .po: parts.map { single($0, portableObject($0)) }
    case .pot: parts.map { single($0, PortableObjectExchange.template($0.export.table)) }
    case .strings: parts.map { legacyTables($0, language) }
    }
  }

  /// Makes the table of one catalog in all languages; `nil` if there is none.
  func sideBySide(_ parts: [ExportedDocument.Part]) -> Parsed<ExportedDocument>? {
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
    return Parsed(document, diagnostics: printed.diagnostics)
  }

  /// The document of one catalog.
  private func single(
    _ part: ExportedDocument.Part,
    _ printed: Parsed<[UInt8]>
  ) -> Parsed<[ExportedDocument]> {
    let language = part.export.table.targetLanguage
    let name = format == .pot ? part.catalog.stem : "\(part.catalog.stem).\(language)"
    let path = "\(name).\(format.fileExtension)"
    let document = ExportedDocument(
      language: language,
      path: path,
      files: [ExportedFile(path: path, bytes: printed.value)],
      parts: [part]
    )
    return Parsed([document], diagnostics: printed.diagnostics)
  }

  private func portableObject(_ part: ExportedDocument.Part) -> Parsed<[UInt8]> {
    let catalog = part.catalog.file.catalog
    let sources = catalog.translationTable(
      path: part.catalog.name,
      language: catalog.sourceLanguage,
      options: options
    )
    return PortableObjectExchange.print(part.export.table, sources: sources.table)
  }

  private func xliff(
    _ parts: [ExportedDocument.Part],
    _ language: String
  ) -> Parsed<[ExportedDocument]> {
    let printed = document(parts)
    let path = "\(language).\(format.fileExtension)"
    return Parsed(
      [
        ExportedDocument(
          language: language,
          path: path,
          files: [ExportedFile(path: path, bytes: printed.value)],
          parts: parts
        )
      ],
      diagnostics: printed.diagnostics
    )
  }

  private func localizationCatalog(
    _ parts: [ExportedDocument.Part],
    _ language: String
  ) -> Parsed<[ExportedDocument]> {
    let printed = document(parts)
    let folder = LocalizationCatalog(
      language: language,
      developmentLanguage: parts.first?.export.table.sourceLanguage
        ?? Project.defaultSourceLanguage,
      project: project,
      document: LocalizationCatalog.File(path: "\(language).xliff", bytes: printed.value),
      sources: parts.map {
        LocalizationCatalog.File(path: $0.catalog.name, bytes: $0.catalog.file.content.bytes ?? [])
      }
    )
    let files = folder.files(by: .current)
      .map {
        ExportedFile(path: "\(folder.folder)/\($0.path)", bytes: $0.bytes)
      }
    return Parsed(
      [ExportedDocument(language: language, path: folder.folder, files: files, parts: parts)],
      diagnostics: printed.diagnostics
    )
  }

  private func document(_ parts: [ExportedDocument.Part]) -> Parsed<[UInt8]> {
    XLIFFDocument(parts.map(\.export.table)).printed(by: .current)
  }

  private func legacyTables(
    _ part: ExportedDocument.Part,
    _ language: String
  ) -> Parsed<[ExportedDocument]> {
    let tables = LegacyTables(of: part.catalog, language)
    guard !tables.files.isEmpty else { return Parsed([], diagnostics: tables.diagnostics) }
    let document = ExportedDocument(
      language: language,
      path: LegacyTables.folder(of: language),
      files: tables.files,
      parts: [part]
    )
    return Parsed([document], diagnostics: tables.diagnostics)
  }
}
