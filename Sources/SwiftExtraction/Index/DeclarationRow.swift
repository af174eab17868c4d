/// Where a declaration stands: in which file, and which of its entries it is.
struct DeclarationPlace: Hashable, Comparable, Sendable {
  var file: UInt32
  var entry: UInt32

  static func < (lhs: DeclarationPlace, rhs: DeclarationPlace) -> Bool {
    (lhs.file, lhs.entry) < (rhs.file, rhs.entry)
  }
}

/// That a declaration at a place counts under a name.
struct DeclarationRow: Hashable, Sendable {
  var key: DeclarationKey
  var place: DeclarationPlace
}
