/// A UTF-8 string that is assembled from pieces in a buffer of the caller, as long as it fits.
///
/// Appending to a `String` takes several times as long, and allocates memory for each string.
struct UTF8Output {
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  /// The whole string after it has outgrown the buffer.
  private var longer: [UInt8] = []

  /// Creates an empty string.
  ///
  /// - Parameter buffer: The buffer, which has to outlive this value.
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = buffer
  }

  /// Appends a string.
  mutating func append(_ text: String) {
    text.withContiguousUTF8 { append($0) }
  }

  /// Appends a range of the UTF-8 of a string.
  mutating func append(_ text: String, _ range: Range<Int>) {
    text.withContiguousUTF8 { append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Appends UTF-8.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if longer.isEmpty, bytes.count <= buffer.count - count {
      _ = UnsafeMutableBufferPointer(rebasing: buffer[count...]).update(from: bytes)
      count += bytes.count
    } else {
      if longer.isEmpty { longer = Array(buffer[..<count]) }
      longer += bytes
    }
  }

  /// The number of bytes so far.
  var length: Int { longer.isEmpty ? count : longer.count }

  /// Calls `body` with the UTF-8 of the output.
  func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    longer.isEmpty
      ? body(UnsafeBufferPointer(rebasing: buffer[..<count]))
      : longer.withUnsafeBufferPointer(body)
  }

  /// The output as a string.
  var string: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
}

// MARK: - Contiguous utf8

extension String {
  /// Calls `body` with the UTF-8 of the string.
  ///
  /// Only a string of Objective-C is copied first. Unlike `withUTF8`, which may have to make a
  /// copy, it does not retain the string.
  @inline(__always)
  func withContiguousUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
