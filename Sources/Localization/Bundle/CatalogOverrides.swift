internal import CompiledCatalog
internal import Synchronization

/// The catalogs that come before those of every bundle.
enum CatalogOverrides {
  /// A number that is another after each change, so that nobody keeps a plan that was made before.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The catalogs, the first of which comes first.
  static var catalogs: [CompiledCatalog] { current.withLock { $0 } }

  static func set(_ catalogs: [CompiledCatalog]) {
    current.withLock { current in
      current = catalogs
      counter.add(1, ordering: .releasing)
    }
  }

  private static let current = Mutex<[CompiledCatalog]>([])
  private static let counter = Atomic<Int>(0)
}
