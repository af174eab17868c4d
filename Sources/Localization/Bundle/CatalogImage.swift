internal import CompiledCatalog
internal import ICU

/// An image of compiled catalogs, and the messages that were read from it.
final class CatalogImage: MessageCatalog {
  private let catalog: CompiledCatalog
  private let columns = BoundedCache<Place, ImageColumn>(capacity: 32)

  private init(_ catalog: CompiledCatalog) {
    self.catalog = catalog
  }

  /// Maps a file.
  convenience init(
    contentsOfFile path: String,
    verifying isVerified: Bool
  ) throws(CatalogFileError) {
    let file = try MappedImage(path: path)
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
      ImageColumn(table: catalog.tables[place.table], column: place.column)
    }
  }
}

extension CatalogImage {
  /// Opens an image that is embedded in the program; nil when it cannot be opened, which is reported.
  static func open(_ image: StaticString) -> CatalogImage? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  /// Opens a copy of an image; nil when it cannot be opened, which is reported.
  static func open(_ image: [UInt8]) -> CatalogImage? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  private static func open(
    _ make: () throws(CompiledCatalogError) -> CompiledCatalog
  ) -> CatalogImage? {
    do {
      return CatalogImage(try make())
    } catch {
      let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
      LocalizationProblem(kind: reason, key: "", table: "", language: "").report()
      return nil
    }
  }
}

/// The messages of an image's table in one language, each read from the image when it is first asked for.
final class ImageColumn: MessageColumn {
  private let table: CompiledCatalog.Table
  private let column: Int
  private let prepared: PreparedMessages

  init(table: CompiledCatalog.Table, column: Int) {
    self.table = table
    self.column = column
    prepared = PreparedMessages(keyCount: table.count)
  }

  func find(_ key: MessageKey, hasValues: Bool) throws(CompiledCatalogError) -> FoundMessage? {
    let known = prepared.message(forKey: key, hasValues: hasValues)
    if let known { return known }
    guard let message = try table.entry(forKey: key.string)?.message(inColumn: column) else {
      return nil
    }
    let made = PreparedMessage(try message.tree())
    return prepared.keep(made, forKey: key, hasValues: hasValues)
  }
}

/// Messages that were prepared, by their keys: a hash table that only grows, and is read without a lock.
///
/// There is room for twice as many as a catalog has keys, so that an empty place ends each search.
final class PreparedMessages: Sendable {
  private let places: LazySlots<Entry>
  private let mask: Int

  private final class Entry: Sendable {
    private let key: MessageKey
    private let hash: Int
    private let withValues: FoundMessage
    private let withoutValues: FoundMessage

    init(_ message: PreparedMessage, key: MessageKey, hash: Int) {
      self.key = .text(key.string)
      self.hash = hash
      withValues = FoundMessage(message, hasValues: true)
      withoutValues = FoundMessage(message, hasValues: false)
    }

    func message(forKey key: MessageKey, hash: Int, hasValues: Bool) -> FoundMessage? {
      guard hash == self.hash, key == self.key else { return nil }
      return hasValues ? withValues : withoutValues
    }
  }

  /// Makes room for the messages of a catalog.
  init(keyCount: Int) {
    var count = 2
    while count < 2 * keyCount { count *= 2 }
    places = LazySlots(count: count)
    mask = count - 1
  }

  /// Returns the message of a key; nil when it was not prepared.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasValues: whether there are values to be put into the message.
  /// - Returns: the message.
  func message(forKey key: MessageKey, hasValues: Bool) -> FoundMessage? {
    let hash = key.catalogHash
    var index = hash & mask
    while !places.isEmpty(at: index) {
      let found = places.withElement(at: index) {
        $0.message(forKey: key, hash: hash, hasValues: hasValues)
      }
      if let found { return found }
      index = (index + 1) & mask
    }
    return nil
  }

  /// Keeps the message of a key of the catalog, and returns it.
  func keep(
    _ message: PreparedMessage,
    forKey key: MessageKey,
    hasValues: Bool
  ) -> FoundMessage {
    let hash = key.catalogHash
    let added = Entry(message, key: key, hash: hash)
    var index = hash & mask
    while true {
      // Another thread may have come first, with the message of this key or of another one.
      let kept = places.fill(index, with: added)
      let found = kept.message(forKey: key, hash: hash, hasValues: hasValues)
      if let found { return found }
      index = (index + 1) & mask
    }
  }
}

/// Why a file of compiled catalogs cannot be used.
public enum CatalogFileError: Error, Hashable, Sendable {
  /// The file cannot be read; the reason is the system's.
  case unreadable(path: String, reason: String)
  /// The file is no image, is damaged, or was made for another version of the library.
  case damaged(path: String, reason: String)
}

extension CatalogFileError: CustomStringConvertible {
  /// A sentence in English, for logs.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .damaged(let path, let reason): "\(path) is no usable image of catalogs: \(reason)"
    }
  }
}
