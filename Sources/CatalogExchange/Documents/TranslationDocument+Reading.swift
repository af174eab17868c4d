import Diagnostics
import FileFormats
import ICU
import StringCatalog

// MARK: - XLIFF

extension TranslationDocument {
  /// Reads a document in XLIFF.
  static func units(
    _ bytes: [UInt8],
    _ path: String,
    _ fallback: String?
  ) -> ParseResult<TranslationDocument?> {
    var diagnostics = XLIFFDocument.incomingTables(bytes, file: path).diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let document = XLIFFDocument.read(bytes, file: path).value
    else { return ParseResult(nil, diagnostics: diagnostics) }
    var units: [DocumentUnit] = []
    var (inlineCount, dividedCount) = (0, 0)
    for file in document.files {
      guard let language = file.targetLanguage?.languageTag ?? fallback else {
        let location = file.location
        diagnostics.append(Diagnostic(.documentWithoutLanguage, .error, at: location))
        return ParseResult(nil, diagnostics: diagnostics)
      }
      guard language != file.sourceLanguage.languageTag else { continue }
      let rules = LegacyUnitID.rules(among: file.units.map { ($0.id, $0.source) })
      for unit in file.units where !rules.contains(Array(unit.id.utf8)) {
        if unit.isDivided {
          dividedCount += 1
        } else if unit.hasInlineElements {
          inlineCount += 1
        }
        units.append(DocumentUnit(unit, of: file, language))
      }
    }
    let start = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    if inlineCount > 0 {
      diagnostics.append(Diagnostic(.documentWithInlineElements(inlineCount), .warning, at: start))
    }
    if dividedCount > 0 {
      diagnostics.append(Diagnostic(.documentWithSegments(dividedCount), .warning, at: start))
    }
    let source = document.files.lazy.map(\.sourceLanguage.languageTag).first { !$0.isEmpty }
    let value = TranslationDocument(
      units,
      .xliff,
      sourceLanguage: source ?? defaultSourceLanguage,
      of: bytes,
      file: path,
      fallbackLanguage: fallback
    )
    return ParseResult(value, diagnostics: diagnostics)
  }

  /// The source language of a file that does not declare one.
  private static var defaultSourceLanguage: String { "en" }
}

extension XLIFFDocument.Unit {
  fileprivate var start: Int? { location?.utf8Range.lowerBound }
}

extension DocumentUnit {
  fileprivate init(_ unit: XLIFFDocument.Unit, of file: XLIFFDocument.File, _ language: String) {
    let source = unit.source ?? unit.id
    let isVersion2Draft = unit.state == "initial"
    let state = unit.state.map {
      StringCatalog.TranslationState(xliffState: $0, qualifier: unit.stateQualifier) ?? .needsReview
    }
    // Xcode exports the source string as the translation of an untranslated string.
    let isMissing =
      unit.target?.isEmpty ?? true
      || state == .new && source.hasSameCodePoints(as: unit.target)
    let notes = unit.notes.map(\.text).filter { !$0.isEmpty }
    self.init(
      id: Self.id(unit.id),
      part: file.original,
      language: language,
      source: source,
      target: isMissing ? nil : unit.target,
      state: isMissing ? nil : isVersion2Draft ? .needsReview : state ?? .translated,
      note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
      formerSource: unit.formerSource,
      places: unit.places.map { TranslationUnit.Place(path: $0.path, line: $0.line) },
      isTranslatable: unit.isTranslatable && !unit.hasInlineElements && !unit.isDivided,
      slot: .unit(unit.start ?? 0)
    )
  }

  /// Returns the key and the variant of an identifier, which is a key if it names no variant.
  fileprivate static func id(_ text: String) -> TranslationUnit.ID {
    for range in text.ranges(of: TranslationUnit.ID.separator).reversed() {
      let name = String(text[range.upperBound...])
      guard let variant = StringCatalog.Variant(exchangeName: name) else { continue }
      return TranslationUnit.ID(key: String(text[..<range.lowerBound]), variant: variant)
    }
    guard let id = LegacyUnitID(parsing: text) else { return TranslationUnit.ID(key: text) }
    return TranslationUnit.ID(
      key: id.key,
      variant: StringCatalog.Variant(substitution: id.variable, plural: id.plural)
    )
  }
}

// MARK: - PO

extension TranslationDocument {
  /// Reads a PO file.
  static func messages(
    _ bytes: [UInt8],
    _ path: String,
    _ fallback: String?
  ) -> ParseResult<TranslationDocument?> {
    let incoming = POExchange.read(bytes, file: path, language: fallback)
    var diagnostics = incoming.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return ParseResult(nil, diagnostics: diagnostics)
    }
    let file = POFile.parse(bytes, file: path).value
    guard let language = incoming.value.first?.targetLanguage ?? fallback else {
      let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
      diagnostics.append(Diagnostic(.documentWithoutLanguage, .error, at: location))
      return ParseResult(nil, diagnostics: diagnostics)
    }
    let plurals = try? POExchange.plurals(of: file, language)
    let units = file.messages.filter { !$0.isObsolete }
      .flatMap { DocumentUnit.units($0, plurals, language) }
    let value = TranslationDocument(
      units,
      .portableObject,
      sourceLanguage: incoming.value.first?.sourceLanguage ?? defaultSourceLanguage,
      of: bytes,
      file: path,
      fallbackLanguage: fallback
    )
    return ParseResult(value, diagnostics: diagnostics)
  }
}

extension DocumentUnit {
  /// Returns the strings of a message: one, or one for each plural category.
  fileprivate static func units(
    _ message: POFile.Message,
    _ plurals: ImportedPlurals?,
    _ language: String
  ) -> [DocumentUnit] {
    guard message.plural != nil else {
      let id = message.context.map(MessageContext.id) ?? message.text
      return [DocumentUnit(message, id: id, language, message.text, indexes: [0], count: 1)]
    }
    let categories = plurals?.categories ?? []
    return PluralCategory.allCases.compactMap { category in
      let indexes = categories.indices.filter { categories[$0] == category }
      guard !indexes.isEmpty else { return nil }
      return DocumentUnit(
        message,
        id: MessageContext.id(of: category, in: message.context ?? message.text),
        language,
        category == .one ? message.text : message.plural ?? message.text,
        indexes: Array(indexes),
        count: categories.count
      )
    }
  }

  private init(
    _ message: POFile.Message,
    id: String,
    _ language: String,
    _ source: String,
    indexes: [Int],
    count: Int
  ) {
    let texts = indexes.filter { message.translations.indices.contains($0) }
      .filter { !message.translations[$0].isEmpty }
    let notes = [message.extractedComment, StateComment.removed(from: message.translatorComment)]
      .compactMap(\.self)
    let isPlural = message.plural != nil
    self.init(
      id: Self.id(id),
      language: language,
      source: source,
      target: texts.first.map { message.translations[$0] },
      state: texts.first.map { message.state(at: $0) },
      note: notes.isEmpty ? nil : notes.joined(separator: "\n"),
      formerSource: isPlural && !id.hasSuffix(".one")
        ? message.previous?.plural : message.previous?.text,
      places: message.references.map(TranslationUnit.Place.init),
      slot: .message(
        message.location?.utf8Range.lowerBound ?? 0,
        indexes: indexes,
        count: count,
        isPlural: isPlural
      )
    )
  }
}

extension TranslationUnit.Place {
  /// Reads a reference such as `door.swift:12`.
  fileprivate init(_ reference: String) {
    let colon = reference.lastIndex(of: ":")
    let line = colon.flatMap { Int(reference[reference.index(after: $0)...]) }
    self.init(
      path: line == nil ? reference : String(reference[..<(colon ?? reference.endIndex)]),
      line: max(line ?? 1, 1)
    )
  }
}

extension String {
  /// The language tag for a locale name, such as `es-ES` for `es_ES`.
  fileprivate var languageTag: String { replacingScalars("_", with: "-") }
}

extension Diagnostic.Message {
  /// A translation file declares no target language.
  fileprivate static let documentWithoutLanguage = Self(
    "document-language",
    "the file does not declare the language of its translations; specify it with --language"
  )

  /// Texts with inline elements are left out.
  fileprivate static func documentWithInlineElements(_ count: Int) -> Self {
    Self(
      "document-inline-elements",
      "\(count) texts contain XML elements and are not shown; translate them in an XLIFF editor",
      one: "\(count) text contains XML elements and is not shown; translate it in an XLIFF editor"
    )
  }

  /// Texts with several segments are left out.
  fileprivate static func documentWithSegments(_ count: Int) -> Self {
    Self(
      "document-segments",
      "\(count) texts have several segments and are not shown; translate them in an XLIFF editor",
      one: "\(count) text has several segments and is not shown; translate it in an XLIFF editor"
    )
  }
}
