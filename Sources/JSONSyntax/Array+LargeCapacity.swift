import CJSONSyntax

extension Array where Element == UInt8 {
  /// Reserves memory for a number of bytes, in large pages where the system has them.
  ///
  /// Only use this for arrays without content, and if most of the memory will be needed.
  package mutating func reserveLargeCapacity(_ count: Int) {
    reserveCapacity(count)
    withUnsafeMutableBufferPointer { buffer in
      cjson_prefer_large_pages(buffer.baseAddress, count)
    }
  }
}
