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
