package import Diagnostics
package import FileFormats
import StringCatalog

extension XLIFFDocument {
  /// Creates the document for translators, with one file per catalog, as exported by Xcode.
  ///
  /// - Parameter tables: The strings, all in one language.
  /// - Complexity: O(*n*), where *n* is the number of units.
  package init(_ tables: [TranslationTable]) {
    self.init(files: tables.map(File.init))
  }
}

extension XLIFFDocument.File {
  fileprivate init(_ table: TranslationTable) {
    self.init(
      original: table.path,
      sourceLanguage: table.sourceCode,
      targetLanguage: table.targetCode,
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
      // Xcode writes an empty element if there is no comment.
      notes: [
        XLIFFDocument.Note(
          unit.note ?? "",
          from: unit.isNoteGenerated ? XLIFFDocument.Note.generatedOrigin : nil
        )
      ]
    )
    places = unit.places.map { XLIFFDocument.Place(path: $0.path, line: $0.line) }
    formerSource = unit.formerSource
  }
}

extension XLIFFDocument.Note {
  /// The origin in Xcode's notes with generated comments.
  fileprivate static let generatedOrigin = "auto-generated"
}

// MARK: - Import

extension XLIFFDocument {
  /// Reads the translations of a file in XLIFF 1.2 or 2, with one table for each catalog.
  ///
  /// A state that XLIFF does not define is reported and ignored, as in Xcode.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The tables in the order of the file, with diagnostics; with an error they are
  ///   unusable.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func incomingTables(_ bytes: [UInt8], file: String) -> ParseResult<[ImportedTable]>
  {
    let document = read(bytes, file: file)
    var diagnostics = LimitedDiagnostics()
    let tables = document.value?.files.map { $0.incomingTable(&diagnostics) }
    return ParseResult(tables ?? [], diagnostics: document.diagnostics + diagnostics.all)
  }
}

extension XLIFFDocument.File {
  fileprivate func incomingTable(_ diagnostics: inout LimitedDiagnostics) -> ImportedTable {
    let rules = LegacyUnitID.rules(among: units.map { ($0.id, $0.source) })
    var table = ImportedTable(
      path: original.isEmpty ? nil : original,
      sourceLanguage: sourceLanguage.isEmpty ? nil : sourceLanguage,
      targetLanguage: targetLanguage,
      at: location
    )
    for unit in units {
      if !rules.isEmpty, rules.contains(Array(unit.id.utf8)) {
        diagnostics.append(unit.ruleDiagnostic)
      } else {
        if let diagnostic = unit.unknownStateDiagnostic { diagnostics.append(diagnostic) }
        table.translations.append(ImportedTranslation(unit))
      }
    }
    // In a catalog, the forms of a plural can be the entire string; they are applied after the
    // format and replace it.
    let formats = table.translations.filter(\.isLegacyFormat)
    if !formats.isEmpty {
      table.translations = formats + table.translations.filter { !$0.isLegacyFormat }
    }
    return table
  }
}

extension XLIFFDocument.Unit {
  fileprivate var ruleDiagnostic: Diagnostic {
    Diagnostic(.xliffPluralRule(id), .note, at: location, path: [id])
  }

  fileprivate var translationState: StringCatalog.TranslationState? {
    state.flatMap { StringCatalog.TranslationState(xliffState: $0, qualifier: stateQualifier) }
  }

  fileprivate var unknownStateDiagnostic: Diagnostic? {
    guard let state, target != nil, translationState == nil else { return nil }
    return Diagnostic(
      .xliffUnknownState(state, of: id),
      .warning,
      at: location,
      path: [id]
    )
  }
}

extension ImportedTranslation {
  fileprivate init(_ unit: XLIFFDocument.Unit) {
    self.init(
      id: unit.id,
      // Strings of `.stringsdict` files have a different notation, so they do not indicate changes.
      source: LegacyUnitID(parsing: unit.id) == nil ? unit.source : nil,
      target: unit.target,
      state: unit.translationState,
      at: unit.location
    )
  }

  /// Whether the unit is the string in a `.stringsdict` file that contains the variables of a key.
  fileprivate var isLegacyFormat: Bool {
    LegacyUnitID(parsing: id).map { $0.variable == nil } ?? false
  }
}

// MARK: - XLIFF

extension StringCatalog.TranslationState {
  /// The value of the attribute `state`, as in Xcode.
  ///
  /// A state without an equivalent in Xcode is written as an extension, which XLIFF allows:
  /// `x-stale`.
  var xliffState: String {
    switch self {
    case .translated, .machineTranslated: "translated"
    case .needsReview: "needs-review-l10n"
    case .new: "new"
    default: Self.extensionPrefix + rawValue
    }
  }

  /// The value of the attribute `state-qualifier`; `nil` if there is none.
  var xliffStateQualifier: String? {
    self == .machineTranslated ? Self.machineTranslationQualifier : nil
  }

  /// Creates the state from the attributes of a translation in XLIFF 1.2 or 2.
  ///
  /// The state is `nil` if the values are unknown.
  init?(xliffState state: String, qualifier: String?) {
    switch state {
    case "translated", "final", "signed-off", "reviewed":
      self = qualifier == Self.machineTranslationQualifier ? .machineTranslated : .translated
    case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation",
      "needs-l10n", "needs-adaptation":
      self = .needsReview
    case "new", "needs-translation", "initial":
      self = .new
    case "\(Self.extensionPrefix)\(Self.stale.rawValue)":
      self = .stale
    default: return nil
    }
  }

  private static var extensionPrefix: String { "x-" }
  private static var machineTranslationQualifier: String { "leveraged-mt" }
}
