internal import CompiledCatalog
internal import ICU

/// An image of compiled catalogs, and a cache of the messages that were decoded from it.
final class BinaryCatalog: MessageCatalog {
  private let catalog: CompiledCatalog
  private let columns = KeyedCache<Place, BinaryCatalogColumn>()

  private init(_ catalog: CompiledCatalog) {
    self.catalog = catalog
  }

  /// Maps a file.
  convenience init(
    contentsOfFile path: String,
    verifying isVerified: Bool
  ) throws(CatalogFileError) {
    let file = try MappedBinaryCatalog(path: path)
    do {
      let catalog = try CompiledCatalog(image: file.bytes, owner: file)
      if isVerified { try catalog.verify() }
      self.init(catalog)
    } catch {
      throw .damaged(path: path, reason: "\(error)")
    }
  }

  private struct Place: Hashable, Sendable {
    let table: Int
    let column: Int
  }

  var sourceLanguage: String { catalog.sourceLanguage }

  var languages: [String] {
    var languages: [String] = []
    for language in catalog.tables.flatMap(\.languages) where !languages.contains(language) {
      languages.append(language)
    }
    return languages
  }

  func column(ofTable name: String, language: String) -> (any MessageColumn)? {
    guard let index = catalog.tables.firstIndex(where: { $0.name == name }),
      let column = catalog.tables[index].column(ofLanguage: language)
    else { return nil }
    return columns.value(for: Place(table: index, column: column)) { place in
      BinaryCatalogColumn(table: catalog.tables[place.table], column: place.column)
    }
  }
}

extension BinaryCatalog {
  /// Opens an image that is embedded in the program.
  ///
  /// - Returns: `nil` if the image cannot be opened; the problem is reported.
  static func open(_ image: StaticString) -> BinaryCatalog? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  /// Opens a copy of an image.
  ///
  /// - Returns: `nil` if the image cannot be opened; the problem is reported.
  static func open(_ image: [UInt8]) -> BinaryCatalog? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  private static func open(
    _ make: () throws(CompiledCatalogError) -> CompiledCatalog
  ) -> BinaryCatalog? {
    do {
      return BinaryCatalog(try make())
    } catch {
      let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
      LocalizationProblem(kind: reason, key: "", table: "", language: "").report()
      return nil
    }
  }
}

/// The messages of a table in one language.
///
/// Each message is decoded when it is first used.
final class BinaryCatalogColumn: MessageColumn {
  private let table: CompiledCatalog.Table
  private let column: Int
  /// The decoded messages.
  ///
  /// There are two positions for each key. Searches are short, and every message has a position.
  private let messages: AtomicTable<Entry>

  init(table: CompiledCatalog.Table, column: Int) {
    self.table = table
    self.column = column
    messages = AtomicTable(capacity: 2 * table.count + 2)
  }

  func find(_ key: MessageKey, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage? {
    let known = key.withUTF8 { key in
      let hash = CompiledCatalog.hash(ofKey: key)
      return messages.first(near: hash) {
        $0.isOf(key, hash: hash) ? $0.message(hasValues: hasValues) : nil
      }
    }
    if let known { return known }
    guard let message = try table.entry(forKey: key.string)?.message(inColumn: column) else {
      return nil
    }
    let hash = key.catalogHash
    let entry = Entry(message, key: key.string, hash: hash)
    _ = messages.insert(entry, near: hash) { other in key.withUTF8 { other.isOf($0, hash: hash) } }
    return entry.message(hasValues: hasValues)
  }

  /// A message with its key.
  private final class Entry: @unchecked Sendable {
    // Unchecked because of the pointer to the UTF-8 of the key, which never changes. A string would
    // be retained for each comparison.
    private let key: UnsafeRawBufferPointer
    private let hash: Int
    private let withValues: FoundMessage
    private let withoutValues: FoundMessage

    init(_ message: MessageTree, key: String, hash: Int) {
      let bytes = Array(key.utf8)
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyBytes(from: bytes)
      self.key = UnsafeRawBufferPointer(copy)
      self.hash = hash
      withValues = FoundMessage(message, hasValues: true)
      withoutValues = FoundMessage(message, hasValues: false)
    }

    func isOf(_ key: UnsafeRawBufferPointer, hash: Int) -> Bool {
      hash == self.hash && CompiledCatalog.isSameKey(key, self.key)
    }

    func message(hasValues: Bool) -> FoundMessage { hasValues ? withValues : withoutValues }

    deinit { key.deallocate() }
  }
}

/// An error that prevents the use of a file of compiled catalogs.
public enum CatalogFileError: Error, Hashable, Sendable {
  /// The file cannot be read. The reason comes from the operating system.
  case unreadable(path: String, reason: String)
  /// The file is not an image, is damaged, or was written for another version of the library.
  case damaged(path: String, reason: String)
}

extension CatalogFileError: CustomStringConvertible {
  /// An English sentence for logs.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .damaged(let path, let reason): "\(path) is no usable image of catalogs: \(reason)"
    }
  }
}
