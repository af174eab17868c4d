import JSONSyntax

/// A String Catalog: the localizable texts of an app or a package, in all its languages.
///
/// A catalog remembers the bytes that it was read from. What is not edited is printed as it was, and
/// the edit of an entry changes the lines of that entry alone.
///
/// ```swift
/// var catalog = StringCatalog(sourceLanguage: "en")
/// catalog["Hello"] = StringCatalog.Entry(localizations: ["es": StringCatalog.Localization("Hola")])
/// let bytes = catalog.printed()
/// ```
public struct StringCatalog: Sendable {
  /// The language of the code, as a language tag.
  public var sourceLanguage: String
  /// The version of the format, such as `1.0`; `nil` if the file gives none.
  public var version: String?
  /// What the model has no name for, beside `sourceLanguage`, `strings` and `version`.
  ///
  /// It is read from the file's bytes when somebody asks for it.
  ///
  /// - Complexity: O(*n*), where *n* is the size of what is read.
  public var unknownFields: UnknownFields {
    get { setUnknownFields ?? document.map(Self.unknownFields(of:)) ?? UnknownFields() }
    set { setUnknownFields = newValue }
  }

  /// What was read; `nil` for a catalog that was made.
  let document: JSONDocument?
  private var setUnknownFields: UnknownFields?
  var entryTable: EntryTable

  /// Creates a catalog without entries.
  public init(sourceLanguage: String, version: String? = "1.0") {
    self.sourceLanguage = sourceLanguage
    self.version = version
    document = nil
    entryTable = EntryTable()
  }

  /// Creates a catalog that was read.
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

  /// Whether there is no key.
  public var isEmpty: Bool {
    count == 0
  }

  /// The keys, in the order in which they are printed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys.
  public var keys: [String] {
    entryTable.visibleSlots.map(entryTable.key(at:))
  }

  /// The entries with their keys, in the order in which they are printed.
  ///
  /// An entry is read from the file's bytes each time that it is asked for.
  public var entries: some RandomAccessCollection<(key: String, entry: Entry)> {
    entryTable.visibleSlots.lazy.map { slot in
      (key: entryTable.key(at: slot), entry: entry(at: slot))
    }
  }

  /// Returns the entries with their texts in some languages alone, which are read the faster the fewer
  /// they are.
  ///
  /// They are not to be set again: what was not read would be lost.
  ///
  /// - Parameter languages: the languages; nil for all.
  /// - Returns: the entries with their keys, in the order in which they are printed.
  package func entries(
    inLanguages languages: Set<String>?
  ) -> some RandomAccessCollection<(key: String, entry: Entry)> {
    entryTable.visibleSlots.lazy.map { slot in
      (key: entryTable.key(at: slot), entry: entry(at: slot, inLanguages: languages))
    }
  }

  /// Returns the entry of a key with its texts in some languages alone; `nil` if there is none.
  ///
  /// It is not to be set again: what was not read would be lost.
  package func entry(forKey key: String, inLanguages languages: Set<String>) -> Entry? {
    visibleSlot(of: key).map { entry(at: $0, inLanguages: languages) }
  }

  private func entry(at slot: Int, inLanguages languages: Set<String>?) -> Entry {
    guard let languages, entryTable.edits[slot] == nil, let origin = entryTable.origin(of: slot)
    else { return entry(at: slot) }
    return Entry(origin.memberValue, isRead: languages.contains) ?? Entry()
  }

  /// Returns whether there is an entry for a key.
  public func contains(_ key: String) -> Bool {
    visibleSlot(of: key) != nil
  }

  /// The entry of a key; `nil` if there is none.
  ///
  /// A new entry goes to where Xcode puts it. Setting `nil` removes the entry. An entry that is read
  /// and set again unchanged changes nothing in the file.
  ///
  /// - Complexity: Reading decodes the entry, O(*n*) in its size; a first insertion looks at all
  ///   keys to learn their order.
  public subscript(key: String) -> Entry? {
    get { visibleSlot(of: key).map(entry(at:)) }
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

  /// Returns the entry of a slot that is not hidden, as it was edited or else as it was read.
  func entry(at slot: Int) -> Entry {
    if let edited = entryTable.edits[slot] { return edited }
    return entryTable.origin(of: slot).flatMap { Entry($0.memberValue) } ?? Entry()
  }
}
