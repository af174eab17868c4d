package import Diagnostics
import StringCatalog
package import XLIFF

extension XLIFFDocument {
  /// Reads the translations of a file in XLIFF 1.2 or 2, one table for each catalog that it names.
  ///
  /// A state that XLIFF does not define is told, and taken for none, as Xcode takes it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for places.
  /// - Returns: The tables in the order of the file, and what is wrong; with an error they are unfit
  ///   for use.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func incomingTables(_ bytes: [UInt8], file: String) -> Parsed<[IncomingTable]> {
    let document = read(bytes, file: file)
    let units = document.value?.files.flatMap(\.units) ?? []
    return Parsed(
      document.value?.incomingTables ?? [],
      diagnostics: document.diagnostics + units.compactMap(\.unknownStateDiagnostic)
    )
  }

  /// The translations of each file of the document.
  private var incomingTables: [IncomingTable] {
    files.map { file in
      IncomingTable(
        path: file.original.isEmpty ? nil : file.original,
        sourceLanguage: file.sourceLanguage.isEmpty ? nil : file.sourceLanguage,
        targetLanguage: file.targetLanguage,
        translations: file.units.map(IncomingTranslation.init),
        at: file.place
      )
    }
  }
}

extension XLIFFDocument.Unit {
  fileprivate var translationState: StringCatalog.TranslationState? {
    state.flatMap { StringCatalog.TranslationState(xliffState: $0, qualifier: stateQualifier) }
  }

  fileprivate var unknownStateDiagnostic: Diagnostic? {
    guard let state, target != nil, translationState == nil else { return nil }
    return Diagnostic(
      .xliffUnknownState,
      .warning,
      at: place,
      path: [id],
      arguments: [.text(state), .text(id)]
    )
  }
}

extension IncomingTranslation {
  fileprivate init(_ unit: XLIFFDocument.Unit) {
    self.init(
      id: unit.id,
      source: unit.source,
      target: unit.target,
      state: unit.translationState,
      at: unit.place
    )
  }
}
