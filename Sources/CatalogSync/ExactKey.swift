/// A key that equals only what has the same bytes.
///
/// Swift takes differently composed letters for equal; two such keys of a catalog are two keys.
struct ExactKey: Hashable {
  private let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
  }
}
