/// A value of JSON, for what the model of a catalog has no name for.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, digit for digit as it is written.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Members in the order of the text. A key that stands twice is there twice.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}
