/// Which values a localizable literal can interpolate.
///
/// A key takes strings, numbers, objects and what has a format. A literal with anything else in it,
/// such as an optional, is no key for the compiler, which then takes the overload for strings.
extension Checker {
  /// Whether every interpolation may be one of a key; what is not known may be.
  func isFormattable(_ literal: StringLiteral, as name: String) -> Bool {
    guard literal.plainText == nil else { return true }
    let declared = index.functions(
      named: "appendInterpolation",
      ofType: "\(name).StringInterpolation"
    )
    let isOpen = !declared.allSatisfy(\.isKnown)
    return literal.segments.allSatisfy { segment in
      guard case .interpolation(let interpolation) = segment,
        let argument = interpolation.arguments.first
      else { return true }
      guard interpolation.arguments.count == 1, argument.label == nil else {
        return !isOfStringsAlone(interpolation.arguments, declared)
      }
      return isOpen || isFormattable(type(of: argument.value))
    }
  }

  /// Whether arguments are those of an interpolation that the project declares for strings, and not
  /// for keys.
  private func isOfStringsAlone(
    _ arguments: [Expression.Argument],
    _ declaredForKeys: [FunctionEntry]
  ) -> Bool {
    let call = Expression.Call(
      callee: arguments[0].value,
      arguments: arguments,
      trailingClosures: []
    )
    let declaredForStrings = ["DefaultStringInterpolation", "String.StringInterpolation"]
      .flatMap { index.functions(named: "appendInterpolation", ofType: $0) }
    return declaredForStrings.contains { !$0.isKnown && call.matches($0) }
      && !declaredForKeys.contains { call.matches($0) }
  }

  /// Whether a literal is a string although its place asks for a key.
  ///
  /// All of SwiftUI takes strings where it takes keys; the tables do not repeat it.
  func isString(_ literal: StringLiteral, asking expected: SwiftType) -> Bool {
    guard let name = expected.unwrapped.name, name == "LocalizedStringKey" else { return false }
    return !isFormattable(literal, as: name)
  }

  private func isFormattable(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown, .parameter, .dependent, .composition, .metatype: return true
    case .tuple, .function: return false
    case .nominal(let name, _):
      if Self.unformattableTypes.contains(name) { return false }
      guard let entry = index.type(named: name), !entry.isOfPlatform,
        entry.kind == .structure || entry.kind == .enumeration
      else { return true }
      return Self.formattableProtocols.contains { lookup.conforms(type, to: $0) == true }
    }
  }

  private static let unformattableTypes: Set<String> = [
    "Optional", "Bool", "Character", "Substring", "Array", "ArraySlice", "Set", "Dictionary",
    "Range", "ClosedRange",
  ]

  private static let formattableProtocols = [
    "_FormatSpecifiable", "CustomLocalizedStringResourceConvertible", "ReferenceConvertible",
    "AppEnum", "AppEntity",
  ]
}

extension Expression.Call {
  /// Whether the labels of the arguments are those of a function.
  fileprivate func matches(_ function: FunctionEntry) -> Bool {
    ArgumentMatching(self, to: function.declaration.parameters) != nil
  }
}

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
