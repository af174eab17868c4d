import CatalogExchange
import CommandSupport
import DelimitedText
import Diagnostics
import StringCatalog
import XLIFF

/// What the user asks `export` for.
struct ExportRequest {
  /// The form of the files.
  let format: ExchangeFormat
  /// Which texts are meant.
  let options: ExportOptions
  /// The name of the project, such as `App.xcodeproj`; empty if there is none.
  let project: String
  /// What stands between the fields of tables with the extension `csv`.
  let delimiter: Delimiter
  /// Whether a table holds all languages of its catalog.
  let isSideBySide: Bool

  /// What came of it.
  struct Outcome {
    /// What translators get, language by language.
    var documents: [ExportedDocument] = []
    /// What cannot be exported, and what is lost of it elsewhere.
    var diagnostics: [Diagnostic] = []

    /// Whether the export is refused.
    var isRefused: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// Makes the files of all languages.
  func perform(
    _ catalogs: [ExportedCatalog],
    in languages: [String],
    progress: (_ language: String, _ number: Int) -> Void
  ) -> Outcome {
    var outcome = Outcome()
    var tables = catalogs.map { _ in [ExportedDocument.Part]() }
    for (number, language) in languages.enumerated() {
      progress(language, number + 1)
      let parts = catalogs.map { catalog in
        let export = catalog.file.catalog
          .translationTable(path: catalog.name, language: language, options: options)
        return ExportedDocument.Part(catalog: catalog, export: export)
      }
      outcome.diagnostics += parts.flatMap(\.export.diagnostics).filter(isTold)
      guard !isSideBySide else {
        for (index, part) in parts.enumerated() { tables[index].append(part) }
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

  /// Whether a problem concerns those who get the files: what Xcode loses is no matter of a table.
  private func isTold(_ diagnostic: Diagnostic) -> Bool {
    format.isReadByXcode || !Diagnostic.ID.lostByXcode.contains(diagnostic.id)
  }
}

extension XLIFFDocument.Tool {
  /// This program.
  static let current = XLIFFDocument.Tool(
    id: "xcstrings",
    name: "xcstrings",
    version: Version.text
  )
}

extension [Diagnostic] {
  /// The problems without those that are told of another language of the same key already.
  fileprivate var withoutOtherLanguages: [Diagnostic] {
    var seen: Set<[String]> = []
    return filter { diagnostic in
      let key =
        [diagnostic.id.rawValue, diagnostic.place?.file ?? ""] + diagnostic.path.prefix(1)
        + diagnostic.arguments.dropFirst().map(\.plainText)
      return seen.insert(key).inserted
    }
  }
}
