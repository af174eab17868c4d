/// The bytes of an image and their owner; each access is checked against the bounds.
///
/// Unchecked because of the pointer: the memory is never written to during the lifetime of the
/// image.
struct BinaryCatalogBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  /// The length of the image.
  let count: Int
  private let owner: BinaryCatalogOwner?

  /// Creates a view of memory that does not change during the lifetime of `owner`; without one,
  /// ever.
  init(
    _ bytes: UnsafeRawBufferPointer,
    owner: (any AnyObject & Sendable)?
  ) throws(CompiledCatalogError) {
    guard let base = bytes.baseAddress else { throw .notAnImage }
    self.base = base
    self.count = bytes.count
    self.owner = owner.map(BinaryCatalogOwner.init)
  }

  /// Returns one byte.
  func byte(at offset: Int) throws(CompiledCatalogError) -> UInt8 {
    guard offset >= 0, offset < count else { throw .corrupt(offset: offset) }
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the five-digit number at an offset.
  @inline(__always)
  func fixed(at offset: Int) throws(CompiledCatalogError) -> Int {
    guard offset >= 0, offset <= count - 8 else { throw .corrupt(offset: offset) }
    let characters = UInt64(
      littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    // All five digits are decoded at once. A character below "0" borrows from the next one, but its
    // own upper bits remain set, so the mask detects it.
    let digits = (characters & 0xFF_FFFF_FFFF) &- 0x30_3030_3030
    guard digits & ~0x3F_3F3F_3F3F == 0 else { throw .corrupt(offset: offset) }
    let pairs = (digits & 0x3F_003F_003F) | (digits & 0x3F00_3F00) &>> 2
    return Int(pairs & 0xFFF | (pairs &>> 4) & 0xFF_F000 | (pairs &>> 8) & 0x3F00_0000)
  }

  /// Returns the range of `length` bytes from `offset`.
  func range(at offset: Int, length: Int) throws(CompiledCatalogError) -> Range<Int> {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw .corrupt(offset: offset)
    }
    return offset..<(offset + length)
  }

  /// Returns the range of the reference at an offset.
  func reference(at offset: Int) throws(CompiledCatalogError) -> Range<Int> {
    let start = try fixed(at: offset)
    return try range(at: start, length: try fixed(at: offset + BinaryCatalogFormat.fixedLength))
  }

  /// Calls `body` with the bytes of a range that was checked when it was created.
  func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
    }
  }

  /// Returns the string in a range that was checked when it was created; invalid UTF-8 is repaired.
  func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }
}

/// The owner of an image's memory, which every view of the image retains.
///
/// It is a separate class, because an existential takes longer to copy.
final class BinaryCatalogOwner: Sendable {
  private let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) {
    self.object = object
  }
}

/// A copy of an image, which is freed with its last view.
final class BinaryCatalogStorage: Sendable {
  /// The image, which is immutable after the initializer.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Copies an image.
  init(copying image: some Collection<UInt8>) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: image.count, alignment: 1)
    copy.copyBytes(from: image)
    bytes = UnsafeRawBufferPointer(copy)
  }

  deinit {
    bytes.deallocate()
  }
}
