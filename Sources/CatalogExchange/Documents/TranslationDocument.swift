package import Diagnostics
import FileFormats
import OrderedCollections
package import StringCatalog

/// A translation file as a catalog of its strings, whose edits are written into the bytes of the file.
///
/// The forms of a unit, such as `%lld days|==|plural.one` or `msgstr[1]`, are variants of one entry.
/// An edit changes only the translations and states that differ; all other bytes stay as they are.
package struct TranslationDocument: Sendable {
  /// The strings with their translations.
  package let catalog: StringCatalog
  /// The target languages, in the order of the file.
  package let languages: [String]
  /// The language of a file that does not declare one.
  package let fallbackLanguage: String?
  private let bytes: [UInt8]
  private let path: String
  private let form: Form
  private let units: [DocumentUnit]
  /// The units by their key.
  private let positions: [ExactString: [Int]]

  /// The formats of files.
  enum Form: Sendable {
    case xliff
    case portableObject
  }

  init(
    _ units: [DocumentUnit],
    _ form: Form,
    sourceLanguage: String,
    of bytes: [UInt8],
    file path: String,
    fallbackLanguage: String?
  ) {
    self.bytes = bytes
    self.path = path
    self.form = form
    self.fallbackLanguage = fallbackLanguage
    let content = DocumentCatalog(units, sourceLanguage: sourceLanguage, file: path)
    self.units = content.units
    catalog = content.catalog
    positions = Dictionary(grouping: self.units.indices) { ExactString(content.units[$0].id.key) }
    languages = Array(OrderedSet(units.map(\.language)))
  }
}

/// A string of a translation file.
struct DocumentUnit: Sendable {
  /// The key and the variant in the catalog.
  var id: TranslationUnit.ID
  /// The name of the part of the file, which distinguishes equal keys; empty if there is none.
  var part = ""
  var language: String
  var source: String
  /// The translation; `nil` if it is missing.
  var target: String?
  var state: StringCatalog.TranslationState?
  var note: String?
  var formerSource: String?
  var places: [TranslationUnit.Place] = []
  var isTranslatable = true
  var slot: Slot
  /// The placeholder in forms of a substitution for which the catalog has `%arg`; `nil` if there is
  /// none.
  var argument: String?

  /// The place of the translation in the file.
  enum Slot: Sendable {
    /// The unit that begins at an offset.
    case unit(Int)
    /// Translations of the message that begins at an offset, among a number of them.
    case message(Int, indexes: [Int], count: Int, isPlural: Bool)
  }

  /// The translation and its state, if there is one.
  var text: StringCatalog.StringUnit? {
    target.map { StringCatalog.StringUnit(state: state ?? .translated, value: $0) }
  }
}

// MARK: - Reading

extension TranslationDocument {
  /// The extensions of the files that can be read.
  private static let extensions = [".xliff", ".xlf", poExtension]
  private static let poExtension = ".po"

  /// Returns whether a path has the extension of a file that can be read.
  package static func isDocument(_ path: String) -> Bool {
    let path = path.lowercased()
    return extensions.contains(where: path.hasSuffix)
  }

  /// Reads a file in XLIFF or PO.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path, whose extension names the format.
  ///   - fallback: The language of a file that does not declare one.
  /// - Returns: The document, or `nil` with an error; and the diagnostics.
  /// - Complexity: O(*n* log *n*) in the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    file path: String,
    language fallback: String? = nil
  ) -> ParseResult<TranslationDocument?> {
    path.lowercased().hasSuffix(poExtension)
      ? messages(bytes, path, fallback) : units(bytes, path, fallback)
  }

  /// Returns whether the file has a form of a text.
  ///
  /// - Parameters:
  ///   - variation: The name of the form, such as `plural.one`; empty for a text without forms.
  ///   - key: The key of the text.
  ///   - language: The language.
  /// - Returns: Whether a translation of the form can be written.
  package func hasForm(_ variation: String, of key: String, in language: String) -> Bool {
    (positions[ExactString(key)] ?? [])
      .contains { units[$0].language == language && units[$0].id.variant.name == variation }
  }

  /// What the file says about a key besides its strings.
  package struct KeyRemarks: Sendable {
    /// The places in the code.
    package var places: [TranslationUnit.Place]
    /// The former source strings by language and the name of the variant.
    package var formerSources: [String: [String: String]]
  }

  /// What the file says about each key besides its strings.
  package var remarks: [(key: String, KeyRemarks)] {
    positions.map { key, indexes in
      var remarks = KeyRemarks(places: [], formerSources: [:])
      for unit in indexes.map({ units[$0] }) {
        if remarks.places.isEmpty { remarks.places = unit.places }
        guard let former = unit.formerSource, let state = unit.state, state != .translated,
          !former.hasSameCodePoints(as: unit.source)
        else { continue }
        remarks.formerSources[unit.language, default: [:]][unit.id.variant.name] = former
      }
      return (key.string, remarks)
    }
  }
}

// MARK: - Writing

extension TranslationDocument {
  /// An error of an edit that a file cannot represent.
  package struct WritingError: Error, Hashable {
    /// The key of the string.
    package let key: String
  }

  /// Returns the bytes of the file with the translations of an edited catalog.
  ///
  /// The result is read again. If another text than those that were edited would differ, nothing is
  /// returned.
  ///
  /// - Parameter edited: The catalog of the document after edits.
  /// - Returns: The bytes.
  /// - Throws: ``WritingError`` if the file cannot represent an edit.
  /// - Complexity: O(*n* log *n*) in the number of bytes.
  package func bytes(with edited: StringCatalog) throws(WritingError) -> [UInt8] {
    let keys = edited.changedKeys(since: catalog)
    var changed: [Int: StringCatalog.StringUnit?] = [:]
    for key in keys {
      let entry = edited[key.string]
      for index in positions[key] ?? [] {
        let unit = units[index]
        let text = entry?.localizations[unit.language]?.unit(at: unit.id.variant)
          .map { unit.unfolded($0) }
        if unit.target == nil, unit.withoutPlaceholder(text) == nil { continue }
        if text?.value.hasSameCodePoints(as: unit.target) ?? false, text?.state == unit.state {
          continue
        }
        changed[index] = .some(text)
      }
    }
    guard !changed.isEmpty else { return bytes }
    let key = changed.keys.min().map { units[$0].id.key } ?? ""
    guard let patched = patched(changed), matches(patched, changed) else {
      throw WritingError(key: key)
    }
    return patched
  }

  private func patched(_ changed: [Int: StringCatalog.StringUnit?]) -> [UInt8]? {
    switch form {
    case .xliff:
      XLIFFDocument.patched(bytes, changed.compactMap(targetEdit), language: fallbackLanguage)
    case .portableObject: POFile.patched(bytes, messageEdits(changed))
    }
  }

  /// Returns whether a changed file has the changed texts, and all others as before.
  private func matches(_ patched: [UInt8], _ changed: [Int: StringCatalog.StringUnit?]) -> Bool {
    guard
      let other = Self.read(patched, file: path, language: fallbackLanguage).value?.units,
      other.count == units.count
    else { return false }
    return units.indices.allSatisfy { index in
      let (old, new) = (units[index], other[index])
      let wanted = old.withoutPlaceholder(changed[index] ?? old.text)
      let found = new.withoutPlaceholder(new.text)
      return old.id == new.id && old.source.hasSameCodePoints(as: new.source)
        && wanted?.state == found?.state
        && wanted?.value.hasSameCodePoints(as: found?.value) ?? (found == nil)
    }
  }

  private func targetEdit(
    _ index: Int,
    _ text: StringCatalog.StringUnit?
  ) -> XLIFFTargetEdit? {
    let unit = units[index]
    guard case .unit(let position) = unit.slot else { return nil }
    let isSame = unit.target.map { text?.value.hasSameCodePoints(as: $0) ?? false } ?? false
    return XLIFFTargetEdit(
      at: position,
      text.map { isSame ? .kept : .set($0.value) } ?? .removed,
      state: text?.state == unit.state ? nil : text?.state.xliffState,
      isFinished: text?.state == .translated
    )
  }

  private func messageEdits(_ changed: [Int: StringCatalog.StringUnit?]) -> [POMessageEdit] {
    let starts = units.map(\.slot.messageStart)
    let changedStarts = Set(changed.keys.compactMap { starts[$0] })
    var messages: [Int: [Int]] = [:]
    for (index, start) in starts.enumerated() {
      guard let start, changedStarts.contains(start) else { continue }
      messages[start, default: []].append(index)
    }
    return messages.map { messageEdit(at: $0.key, of: $0.value, changed) }
  }

  private func messageEdit(
    at start: Int,
    of indexes: [Int],
    _ changed: [Int: StringCatalog.StringUnit?]
  ) -> POMessageEdit {
    var translations: [Int: String] = [:]
    var states: [StringCatalog.TranslationState?] = []
    for index in indexes {
      guard case .message(_, let forms, let count, let isPlural) = units[index].slot else {
        continue
      }
      if states.isEmpty {
        states = Array(repeating: nil, count: count)
        // A message that begins to be translated must have all forms.
        if isPlural, indexes.allSatisfy({ units[$0].target == nil }) {
          for form in 0..<count { translations[form] = "" }
        }
      }
      let old = units[index].text
      let text = changed[index] ?? old
      for form in forms where states.indices.contains(form) {
        states[form] = text?.state
        if changed.keys.contains(index), text?.value != old?.value {
          translations[form] = text?.value ?? ""
        }
      }
    }
    let isFuzzy = states.contains { $0 != nil && $0 != .translated }
    let mark = StateComment(states)
    let isHalf = states.count > 1 && states[0] == nil
    let isMarked = isFuzzy && (isHalf || !mark.isPlain(isFuzzy: isFuzzy))
    return POMessageEdit(
      at: start,
      translations,
      isFuzzy: isFuzzy,
      replacing: StateComment.prefix,
      with: isMarked ? mark.text : nil
    )
  }
}

extension DocumentUnit {
  /// Returns a text; `nil` if it only takes the place of a missing translation, as in Xcode's files.
  fileprivate func withoutPlaceholder(
    _ text: StringCatalog.StringUnit?
  ) -> StringCatalog.StringUnit? {
    guard let text else { return nil }
    let isPlaceholder =
      text.value.isEmpty || text.state == .new && source.hasSameCodePoints(as: text.value)
    return isPlaceholder ? nil : text
  }
}

extension DocumentUnit.Slot {
  fileprivate var messageStart: Int? {
    switch self {
    case .message(let start, _, _, _): start
    case .unit: nil
    }
  }
}
