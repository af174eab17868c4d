package import JSONSyntax
import OrderedCollections

/// A String Catalog: the localizable strings of an app or a package, in all its languages.
///
/// A catalog keeps the bytes from which it was read. Unedited parts are printed unchanged, and an
/// edit of an entry changes only the lines of that entry.
///
/// ```swift
/// var catalog = StringCatalog(sourceLanguage: "en")
/// catalog["Hello"] = StringCatalog.Entry(localizations: ["es": StringCatalog.Localization("Hola")])
/// let bytes = catalog.serialized()
/// ```
public struct StringCatalog: Sendable {
  /// The tag of the source language.
  public var sourceLanguage: String
  /// The version of the format, such as `1.0`, or `nil` if the file has none.
  public var version: String?
  /// The fields other than `sourceLanguage`, `strings` and `version`, which the model does not
  /// know.
  ///
  /// They are decoded from the file's bytes on each access.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the decoded fields.
  public var unknownFields: UnknownFields {
    get { setUnknownFields ?? document.map(Self.unknownFields(of:)) ?? UnknownFields() }
    set { setUnknownFields = newValue }
  }

  /// The document that was read, or `nil` for a catalog that was not read from a file.
  package let document: JSONDocument?
  private var setUnknownFields: UnknownFields?
  var entryTable: EntryTable

  /// Creates a catalog without entries.
  public init(sourceLanguage: String, version: String? = "1.0") {
    self.sourceLanguage = sourceLanguage
    self.version = version
    document = nil
    entryTable = EntryTable()
  }

  /// Creates a catalog from a document.
  init(
    _ document: JSONDocument,
    sourceLanguage: String,
    version: String?,
    entryTable: EntryTable
  ) {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.document = document
    self.entryTable = entryTable
  }
}

extension StringCatalog {
  /// The number of keys.
  public var count: Int {
    entryTable.count
  }

  /// Whether there are no keys.
  public var isEmpty: Bool {
    count == 0
  }

  /// The keys, in printing order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public var keys: [String] {
    entryTable.visibleSlots.map(entryTable.key(at:))
  }

  /// The entries with their keys, in printing order.
  ///
  /// An entry is decoded from the file's bytes on each access.
  public var entries: some RandomAccessCollection<(key: String, entry: Entry)> {
    entryTable.visibleSlots.lazy.map { slot in
      (key: entryTable.key(at: slot), entry: entry(at: slot))
    }
  }

  /// Returns the entries with their strings in some languages only.
  ///
  /// The fewer the languages, the faster the decoding.
  ///
  /// Set them again only by ``subscript(_:inLanguages:)``: the localizations that were not decoded
  /// would be lost.
  ///
  /// - Parameter languages: The languages; `nil` for all.
  /// - Returns: The entries with their keys, in printing order.
  package func entries(
    inLanguages languages: Set<String>?
  ) -> some RandomAccessCollection<(key: String, entry: Entry)> {
    let languages = languages.map(SelectedKeys.init)
    return entryTable.visibleSlots.lazy.map { slot in
      (key: entryTable.key(at: slot), entry: entry(at: slot, inLanguages: languages))
    }
  }

  /// Returns the entries of some keys, in printing order, without decoding the others.
  ///
  /// - Complexity: O(*n*) in the number of keys of the catalog if there are several of them.
  package func entries(forKeys keys: some Sequence<String>) -> [(key: String, entry: Entry)] {
    let slots = Set(keys.compactMap(visibleSlot))
    let ordered = slots.count > 1 ? entryTable.order.filter(slots.contains) : Array(slots)
    return ordered.map { (key: entryTable.key(at: $0), entry: entry(at: $0)) }
  }

  /// The entry of a key with its strings in some languages only, or `nil` if there is none.
  ///
  /// Setting an entry replaces everything but its strings in other languages. They are neither
  /// decoded nor printed again. Setting `nil` removes the entry.
  package subscript(key: String, inLanguages languages: Set<String>) -> Entry? {
    get { visibleSlot(of: key).map { entry(at: $0, inLanguages: SelectedKeys(languages)) } }
    set {
      if let newValue, let slot = visibleSlot(of: key) {
        entryTable.setEntry(newValue, at: slot, inLanguages: languages)
      } else {
        self[key] = newValue
      }
    }
  }

  /// The languages in which an entry has strings.
  ///
  /// - Complexity: O(*n*), where *n* is the number of localizations, whose strings are not decoded;
  ///   O(1) if it is known and the catalog was not edited.
  package var localizedLanguages: Set<String> {
    guard entryTable.isEdited else {
      return entryTable.readLanguages.value {
        var languages = LanguageNames()
        for slot in entryTable.visibleSlots {
          entryTable.origin(of: slot).map { languages.add($0.memberValue) { _ in true } }
        }
        return languages.names
      }
    }
    var languages = LanguageNames()
    for slot in entryTable.visibleSlots {
      let edit = entryTable.edits[slot]
      if let edit { languages.names.formUnion(edit.entry.localizations.keys) }
      if let edit, edit.languages == nil { continue }
      entryTable.origin(of: slot)
        .map { origin in
          languages.add(origin.memberValue) { edit?.languages?.contains($0) != true }
        }
    }
    return languages.names
  }

  /// Returns whether there is an entry for a key.
  public func contains(_ key: String) -> Bool {
    visibleSlot(of: key) != nil
  }

  /// The entry of a key, or `nil` if there is none.
  ///
  /// A new entry is inserted where Xcode inserts it. Setting `nil` removes the entry. Setting an
  /// unchanged entry does not change the file.
  ///
  /// - Complexity: Reading decodes the entry, which is O(*n*) in its size. The first insertion
  ///   reads all keys to determine their order.
  public subscript(key: String) -> Entry? {
    get { visibleSlot(of: key).map { entry(at: $0) } }
    set {
      switch (entryTable.slot(of: key), newValue) {
      case (let slot?, let entry?): entryTable.setEntry(entry, at: slot)
      case (nil, let entry?): entryTable.insert(entry, forKey: key)
      case (let slot?, nil): entryTable.remove(at: slot)
      case (nil, nil): break
      }
    }
  }

  private func visibleSlot(of key: String) -> Int? {
    entryTable.slot(of: key).flatMap { entryTable.isHidden($0) ? nil : $0 }
  }

  /// Returns the entry of a slot that is not hidden, as edited or, if it was not edited, as read.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - languages: The languages of the strings that are decoded; `nil` for all. The entry may have
  ///     others, too.
  /// - Returns: The entry.
  func entry(at slot: Int, inLanguages languages: SelectedKeys? = nil) -> Entry {
    let origin = entryTable.origin(of: slot)?.memberValue
    if let edit = entryTable.edits[slot] {
      return edit.entry(inLanguages: languages, origin: origin)
    }
    return origin.flatMap { Entry($0, inLanguages: languages) } ?? Entry()
  }
}

/// The names of the languages of entries, collected from what was read.
private struct LanguageNames {
  var names: Set<String> = []
  /// The names by their position in an entry, which is mostly the same in all entries.
  private var positions: [String] = []

  /// Adds the languages of an entry.
  mutating func add(_ entry: JSONElement, where isIncluded: (String) -> Bool) {
    guard let localizations = entry.member(StringCatalog.Entry.localizationsField) else { return }
    for (position, member) in localizations.members.enumerated() where member.value.isObject {
      let name: String
      if position < positions.count, member.hasKey(positions[position]) {
        name = positions[position]
        if names.contains(name) { continue }
      } else {
        name = member.name
        if position == positions.count { positions.append(name) }
      }
      if isIncluded(name) { names.insert(name) }
    }
  }
}
