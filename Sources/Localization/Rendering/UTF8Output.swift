/// A text in UTF-8 that is put together from pieces: in memory of the caller's as long as it fits in.
///
/// To append to a `String` takes several times as long, and memory of one's own for each text.
struct UTF8Output {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// The whole text, once it is too long for the buffer.
  private var longer: [UInt8] = []

  /// Creates an empty text.
  ///
  /// - Parameter buffer: the memory, which has to outlive the text.
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Appends a piece.
  mutating func append(_ text: String) {
    text.withContiguousUTF8 { append($0) }
  }

  /// Appends a range of the UTF-8 of a text.
  mutating func append(_ text: String, _ range: Range<Int>) {
    text.withContiguousUTF8 { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if longer.isEmpty, bytes.count <= buffer.count - count {
      _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).update(from: bytes)
      count += bytes.count
    } else {
      if longer.isEmpty { longer = Array(buffer[..<count]) }
      longer += bytes
    }
  }

  /// Calls `body` with the text.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    longer.isEmpty
      ? body(UnsafeBufferPointer(rebasing: buffer[..<count]))
      : longer.withUnsafeBufferPointer(body)
  }

  /// The text.
  var string: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}

// MARK: - Contiguous utf8

extension String {
  /// Calls `body` with the UTF-8 of the text, in place wherever it stands in one piece, as it does but for
  /// texts of Objective-C.
  ///
  /// No reference is counted, as `withUTF8` does for the copy that it may have to make.
  @inline(__always)
  func withContiguousUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
