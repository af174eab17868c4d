/// The bytes of a snapshot, which are read on demand.
package final class SnapshotBytes: Sendable {
  // The bytes are never written: they are a copy, or the owner keeps them unchanged.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let owner: (any AnyObject & Sendable)?

  /// Copies the bytes of a snapshot.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    owner = nil
  }

  /// Creates a view of the bytes of a snapshot without a copy.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which do not change during the lifetime of `owner`.
  ///   - owner: The owner of the bytes.
  package init(_ bytes: UnsafeRawBufferPointer, keptBy owner: any AnyObject & Sendable) {
    self.bytes = bytes
    self.owner = owner
  }

  deinit {
    if owner == nil { bytes.deallocate() }
  }

  /// A snapshot without bytes.
  package static let none = SnapshotBytes([])

  /// The number of bytes.
  package var count: Int { bytes.count }

  /// Calls `body` with the bytes of a range, which are empty if the range is out of bounds.
  package func withBytes<Result>(
    _ range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return withExtendedLifetime(self) { body(UnsafeRawBufferPointer(rebasing: bytes[range])) }
  }
}
