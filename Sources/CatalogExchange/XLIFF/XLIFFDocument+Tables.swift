package import XLIFF

extension XLIFFDocument {
  /// Creates the document that translators get, as Xcode exports it: one file for each catalog.
  ///
  /// - Parameter tables: The texts, all of one language.
  /// - Complexity: O(*n*), where *n* is the number of units.
  package init(_ tables: [TranslationTable]) {
    self.init(files: tables.map(File.init))
  }
}

extension XLIFFDocument.File {
  fileprivate init(_ table: TranslationTable) {
    self.init(
      original: table.path,
      sourceLanguage: table.sourceLanguage,
      targetLanguage: table.targetLanguage,
      units: table.units.map(XLIFFDocument.Unit.init)
    )
  }
}

extension XLIFFDocument.Unit {
  fileprivate init(_ unit: TranslationUnit) {
    self.init(
      id: unit.id.text,
      source: unit.source,
      target: unit.target,
      state: unit.state?.xliffState,
      stateQualifier: unit.state?.xliffStateQualifier,
      // Xcode writes an empty element where there is nothing to say.
      notes: [
        XLIFFDocument.Note(
          unit.note ?? "",
          from: unit.isNoteGenerated ? XLIFFDocument.Note.generatedOrigin : nil
        )
      ]
    )
  }
}

extension XLIFFDocument.Note {
  /// Where Xcode says that a comment comes from which a machine made.
  fileprivate static let generatedOrigin = "auto-generated"
}
