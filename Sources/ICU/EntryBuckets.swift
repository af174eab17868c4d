internal import Synchronization

/// The entries of a cache that have no place in its row, by the remainders of their hashes, under a lock.
@usableFromInline
final class EntryBuckets: Sendable {
  private let state = Mutex(State())
  private let capacity: Int

  private struct State {
    /// None before the first entry.
    var buckets: [[any AnyObject & Sendable]] = []
    var count = 0
  }

  @usableFromInline
  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the first entry of a bucket that is one that is looked for.
  @usableFromInline
  func first(
    in place: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> (any AnyObject & Sendable)? {
    state.withLock { state in
      state.buckets.isEmpty ? nil : state.buckets[place].first(where: isWanted)
    }
  }

  /// Returns the entry that a thread has put there meanwhile, or puts another one there.
  ///
  /// When there is no room all are thrown away.
  @usableFromInline
  func keep(
    _ made: any AnyObject & Sendable,
    in place: Int,
    where isWanted: (AnyObject) -> Bool
  ) -> any AnyObject & Sendable {
    state.withLock { state in
      if state.buckets.isEmpty || state.count >= capacity {
        state.buckets = Array(repeating: [], count: capacity)
        state.count = 0
      }
      if let known = state.buckets[place].first(where: isWanted) { return known }
      state.buckets[place].append(made)
      state.count += 1
      return made
    }
  }
}
