/// A run of text in an image, used in place.
package struct UTF8Slice: Sendable {
  private let bytes: ImageBytes
  private let range: Range<Int>

  /// Creates a slice of a range that lies within the image.
  init(bytes: ImageBytes, range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// The number of bytes.
  package var count: Int {
    range.count
  }

  /// The text; what is not UTF-8 in a damaged image is replaced.
  ///
  /// - Complexity: O(*n*); a text of more than 15 bytes is allocated.
  package var string: String {
    bytes.string(in: range)
  }

  /// Calls `body` with the bytes, which are UTF-8 unless the image is damaged.
  package func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withBytes(in: range, body)
  }

  /// Returns the offsets at which the slice stands in one that holds it.
  func range(in whole: UTF8Slice) -> Range<Int> {
    let start = range.lowerBound - whole.range.lowerBound
    return start..<(start + range.count)
  }

  /// Returns a part of the text.
  func slice(at offset: Int, length: Int) throws(CompiledCatalogError) -> UTF8Slice {
    guard offset <= range.count, length <= range.count - offset else {
      throw .corrupt(offset: range.lowerBound)
    }
    let start = range.lowerBound + offset
    return UTF8Slice(bytes: bytes, range: start..<(start + length))
  }
}
