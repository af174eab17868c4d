internal import CompiledCatalog

/// Opens images, and reports those that cannot be opened.
typealias CatalogImage = CompiledCatalog

extension CatalogImage {
  static func open(_ image: StaticString) -> CatalogImage? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  static func open(_ image: [UInt8]) -> CatalogImage? {
    open { () throws(CompiledCatalogError) in try CompiledCatalog(image: image) }
  }

  private static func open(
    _ make: () throws(CompiledCatalogError) -> CompiledCatalog
  ) -> CatalogImage? {
    do {
      return try make()
    } catch {
      let reason = LocalizationProblem.Kind.damagedCatalog(reason: "\(error)")
      LocalizationProblem(kind: reason, key: "", table: "", language: "").report()
      return nil
    }
  }
}
