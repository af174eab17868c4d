/// How a JSON text is laid out: what stands between its values, and how its strings are escaped.
@usableFromInline
package struct JSONLayout: Hashable, Sendable {
  /// What ends a line; empty if all stands on one line.
  package var newline: [UInt8]
  /// What a level of nesting adds to the start of a line.
  @usableFromInline package var indentation: [UInt8]
  /// What stands between a key and its value.
  package var colon: [UInt8]
  /// What stands behind a comma that ends no line.
  @usableFromInline package var gap: [UInt8]
  /// How an object or a list without members is written.
  package var emptyContainer: EmptyContainer
  /// Whether `/` is written as `\/`.
  package var escapesSlashes: Bool
  /// Whether whatever is not ASCII is written as `\uXXXX`.
  package var escapesNonASCII: Bool

  /// How an object or a list without members is written.
  package enum EmptyContainer: Hashable, Sendable {
    /// The brackets stand together, or with the given blanks between them.
    case closed([UInt8])
    /// So many ends of lines stand between the brackets, and the indentation of the closing one.
    case lines(Int)
  }

  /// The layout of Xcode.
  package static let xcode = JSONLayout(
    newline: Array("\n".utf8),
    indentation: Array("  ".utf8),
    colon: Array(" : ".utf8),
    gap: [],
    emptyContainer: .lines(2),
    escapesSlashes: false,
    escapesNonASCII: false
  )
}
