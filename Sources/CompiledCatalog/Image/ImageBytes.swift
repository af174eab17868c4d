/// The bytes of an image and whatever keeps them alive; each access is checked against the bounds.
///
/// Unchecked because of the pointer: the memory is never written to while the image lives.
struct ImageBytes: @unchecked Sendable {
  private let base: UnsafeRawPointer
  /// The length of the image.
  let count: Int
  private let owner: ImageOwner?

  /// Creates a view of memory that stays as it is as long as `owner` lives; without one, forever.
  init(
    _ bytes: UnsafeRawBufferPointer,
    owner: (any AnyObject & Sendable)?
  ) throws(CompiledCatalogError) {
    guard let base = bytes.baseAddress else { throw .notAnImage }
    self.base = base
    self.count = bytes.count
    self.owner = owner.map(ImageOwner.init)
  }

  /// Returns one byte.
  func byte(at offset: Int) throws(CompiledCatalogError) -> UInt8 {
    guard offset >= 0, offset < count else { throw .corrupt(offset: offset) }
    return base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the number of five digits at an offset.
  @inline(__always)
  func fixed(at offset: Int) throws(CompiledCatalogError) -> Int {
    guard offset >= 0, offset <= count - 8 else { throw .corrupt(offset: offset) }
    let characters = UInt64(
      littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    // All five digits at once: a character below "0" borrows from its neighbour, but leaves its own
    // upper bits set, so that the mask sees it.
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

  /// Returns the range that the reference at an offset names.
  func reference(at offset: Int) throws(CompiledCatalogError) -> Range<Int> {
    let start = try fixed(at: offset)
    return try range(at: start, length: try fixed(at: offset + ImageFormat.fixedLength))
  }

  /// Calls `body` with the bytes of a range that was checked when it was made.
  func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
    }
  }

  /// Returns the text in a range that was checked when it was made; what is not UTF-8 is replaced.
  func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }
}

/// What keeps the memory of an image as long as there is a view of it.
///
/// A class of its own, because every view holds it: an existential takes longer to copy.
final class ImageOwner: Sendable {
  private let object: any AnyObject & Sendable

  init(_ object: any AnyObject & Sendable) {
    self.object = object
  }
}

/// Memory that an image was copied to, freed with its last view.
final class ImageStorage: Sendable {
  /// The image; nobody writes to it after the initializer.
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
