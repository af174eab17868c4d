/// Memory that an image was copied to, freed with the last view of it.
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
