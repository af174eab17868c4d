internal import Synchronization

/// The catalogs that come before those of every bundle.
enum CatalogOverrides {
  /// A number that is another after each change, so that nobody keeps a plan that was made before.
  static var generation: Int { counter.load(ordering: .acquiring) }

  /// The catalogs, the first of which comes first.
  static var images: [CatalogImage] { current.withLock { $0 } }

  static func set(_ images: [CatalogImage]) {
    current.withLock { current in
      current = images
      counter.add(1, ordering: .releasing)
    }
  }

  private static let current = Mutex<[CatalogImage]>([])
  private static let counter = Atomic<Int>(0)
}
