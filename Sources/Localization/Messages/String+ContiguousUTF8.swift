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
