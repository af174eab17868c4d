/// A translation file format for the fuzzer.
///
/// To add a format, add a type that conforms to this protocol, and list it in ``ExchangeKind/all``.
protocol ExchangeFormat {
  /// The result of parsing a file.
  associatedtype Value

  /// The name for saving mutated files.
  static var fileName: String { get }
  /// Files to mutate, in addition to those of the corpora.
  static var seeds: [[UInt8]] { get }

  /// Parses a file; returns `nil` if it has another format.
  ///
  /// The time and memory of this function are measured.
  static func read(_ bytes: [UInt8]) -> Value?

  /// Returns the problem with a parsed file, or `nil` if there is none.
  static func violation(by value: Value) -> String?

  /// Returns all strings of a parsed file, none of which may come from another file.
  static func texts(of value: Value) -> [String]
}
