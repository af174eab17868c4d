internal import CICU

/// Objects and tables that were removed from a cache, and that other threads may still read.
struct RemovedMemory {
  /// Objects and tables.
  struct Content {
    fileprivate var objects: [Unmanaged<any AnyObject & Sendable>] = []
    fileprivate var tables: [CacheTable] = []

    /// Releases all of them.
    mutating func release() {
      for object in objects { object.release() }
      for table in tables { table.deallocate() }
      self = Content()
    }

    fileprivate mutating func append(_ other: Content) {
      objects += other.objects
      tables += other.tables
    }
  }

  /// What was removed while some threads were reading.
  private struct Batch: @unchecked Sendable {
    // The pointer is to a description of threads that never changes.
    let readers: UnsafeMutableRawPointer?
    let content: Content
    let bytes: Int
  }

  private var batches: [Batch] = []
  private var last = Content()
  private var lastBytes = 0
  /// The size of the objects that could not be released yet, in bytes.
  private(set) var bytes = 0

  /// Adds an object that the cache retained.
  mutating func append(_ object: Unmanaged<any AnyObject & Sendable>, size: Int) {
    last.objects.append(object)
    lastBytes += size
    bytes += size
  }

  /// Adds a table.
  ///
  /// It is released together with the objects that are removed next. Until then, old tables have
  /// the size of the current one at most.
  mutating func append(_ table: CacheTable) {
    last.tables.append(table)
  }

  /// Moves everything that no thread can read any more.
  mutating func takeReleasable(into content: inout Content) {
    if !last.objects.isEmpty {
      let readers = cicu_readers_of_now()
      batches.append(Batch(readers: readers, content: last, bytes: lastBytes))
      (last, lastBytes) = (Content(), 0)
    }
    batches.removeAll { batch in
      guard cicu_readers_have_ended(batch.readers) == 1 else { return false }
      cicu_readers_release(batch.readers)
      content.append(batch.content)
      bytes -= batch.bytes
      return true
    }
  }

  /// Releases everything; no thread may read any more.
  mutating func releaseAll() {
    for var batch in batches.map({ ($0.readers, $0.content) }) {
      cicu_readers_release(batch.0)
      batch.1.release()
    }
    batches = []
    last.release()
    (lastBytes, bytes) = (0, 0)
  }
}
