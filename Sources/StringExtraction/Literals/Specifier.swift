/// The specifiers of interpolated values in a key.
enum Specifier {
  /// The specifier of all other values.
  static let object = "%@"

  /// Returns the specifier for a value of a nominal type; `nil` for an object.
  static func specifier(forTypeNamed name: String) -> String? {
    switch name {
    case "Int", "Int64": "%lld"
    case "UInt", "UInt64": "%llu"
    case "Int8", "Int16", "Int32": "%d"
    case "UInt8", "UInt16", "UInt32": "%u"
    case "Double", "CGFloat": "%lf"
    case "Float": "%f"
    default: nil
    }
  }

  /// Returns the specifier for a placeholder of a later value, such as `.int`.
  static func specifier(forPlaceholder name: String) -> String {
    switch name {
    case "int": "%lld"
    case "uint": "%llu"
    case "double": "%lf"
    case "float": "%f"
    default: object
    }
  }
}
