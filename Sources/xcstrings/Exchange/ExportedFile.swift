import CatalogExchange
import CommandSupport
import Diagnostics

/// A file for translators.
struct ExportedFile {
  /// Where it is to be: from the folder of the export on.
  var path: String
  /// What it holds.
  var bytes: [UInt8]
}

/// What the translators to one language get: in one document, or in one for each catalog.
struct ExportedDocument {
  /// The language of the translations.
  let language: String
  /// The file or the folder that people know the document by: from the folder of the export on.
  let path: String
  /// The files of it.
  let files: [ExportedFile]
  /// What was exported of each catalog.
  let parts: [Part]

  /// What was exported of a catalog.
  struct Part {
    let catalog: ExportedCatalog
    let export: TranslationExport
  }

  /// The texts of all catalogs.
  var units: [TranslationUnit] { parts.flatMap(\.export.table.units) }

  /// How many texts there are to translate.
  var unfinishedCount: Int { units.count { !$0.isFinished } }

  /// How many keys were left out, by reason.
  var leftOut: [TranslationExport.Omission: Int] {
    parts.reduce(into: [:]) { $0.merge($1.export.leftOut, uniquingKeysWith: +) }
  }
}
