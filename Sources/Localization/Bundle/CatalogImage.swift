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
    let file = try MappedFile(path: path)
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
