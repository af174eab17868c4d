/// A kind of file that translations come in, as the fuzzer sees it.
///
/// A new kind is a type that says this, and a line in ``ExchangeKind/all``.
protocol ExchangeFormat {
  /// What its reader makes of a file.
  associatedtype Value

  /// The name that damaged files are saved under.
  static var fileName: String { get }
  /// Files that are damaged, beside those of the corpora.
  static var seeds: [[UInt8]] { get }

  /// Reads a file; `nil` if it is none of the kind. The time and the memory of this are measured.
  static func read(_ bytes: [UInt8]) -> Value?

  /// Returns what is wrong with what was read; `nil` if nothing is.
  static func violation(by value: Value) -> String?

  /// Returns all texts in what was read; nothing of any other file may be in them.
  static func texts(of value: Value) -> [String]
}
