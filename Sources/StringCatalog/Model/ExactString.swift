/// A string that equals only what has the same code points.
///
/// Swift's strings are equal if they are canonically equivalent; two keys of a catalog that look the
/// same but are composed differently are two keys all the same.
struct ExactString: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (lhs: ExactString, rhs: ExactString) -> Bool {
    lhs.string.utf8.elementsEqual(rhs.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
