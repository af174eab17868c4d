import SwiftTypeChecker
import Synchronization

/// The lookups of the tasks that check files.
///
/// A lookup caches conclusions about the types of the platform and of the project, which most files
/// need. A task takes a lookup for its files, and a later task continues with the same one. So there
/// are as many lookups as tasks at the same time.
final class LookupPool: Sendable {
  private let declarations: ProjectDeclarations
  private let unused = Mutex<[Lookup]>([])

  /// A lookup that no task uses, or only one.
  ///
  /// It is not safe for several tasks, and the pool gives it to one task at a time.
  struct Lookup: @unchecked Sendable {
    let types: TypeLookup
    /// The number of batches that have used it.
    fileprivate var useCount = 0
  }

  /// The number of batches after which a lookup is discarded, because its caches grow with the
  /// project.
  private static let maximumUseCount = 64

  /// Creates a pool without lookups.
  init(_ declarations: ProjectDeclarations) {
    self.declarations = declarations
  }

  /// Returns a lookup that no other task uses.
  func take() -> Lookup {
    var lookup =
      unused.withLock { $0.popLast() }
      ?? Lookup(types: TypeLookup(index: DeclarationIndex(declarations)))
    lookup.useCount += 1
    return lookup
  }

  /// Gives a lookup to later tasks.
  func giveBack(_ lookup: Lookup) {
    guard lookup.useCount < Self.maximumUseCount else { return }
    unused.withLock { $0.append(lookup) }
  }
}
