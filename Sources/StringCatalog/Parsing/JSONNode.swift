/// One value, or one key, of a JSON text: where it stands and where the next one follows.
///
/// A document keeps its nodes in one array, in the order of the text: a container, then all that is
/// in it, keys and values in turn. Sixteen bytes a node are what makes a catalog of many megabytes
/// cheap to hold; nothing is decoded before somebody asks.
struct JSONNode {
  /// The offset of the first byte, of a string its quotation mark.
  var start: UInt32
  /// The offset behind the last byte.
  var end: UInt32
  /// The index of the first node behind this one and all that is in it.
  var next: UInt32
  /// What the text is.
  var kind: Kind
  /// Whether the text of a string holds a backslash.
  var hasEscapes: Bool

  enum Kind: UInt8 {
    case object
    case array
    case string
    case number
    case boolean
    case null
  }

  /// The range of bytes, of a string with its quotation marks.
  var range: Range<Int> {
    Int(start)..<Int(end)
  }
}
