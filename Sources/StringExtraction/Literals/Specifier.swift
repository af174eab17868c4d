/// The specifiers that interpolated values become in a key.
enum Specifier {
  /// What everything else becomes.
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

  /// Returns the specifier for a placeholder that stands for a value to come, such as `.int`.
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
