/// The bytes of a snapshot, of which parts are read when they are needed.
package final class SnapshotBytes: Sendable {
  // Nobody changes the bytes: they are a copy, or stay what they are as long as their owner does.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let owner: (any AnyObject & Sendable)?

  /// Creates the bytes of a snapshot from a copy.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    owner = nil
  }

  /// Creates the bytes of a snapshot where they are.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which stay as they are as long as `owner` does.
  ///   - owner: What keeps the bytes.
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

  /// Returns what `body` reads from a range; nothing stands in one that is not within the snapshot.
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
