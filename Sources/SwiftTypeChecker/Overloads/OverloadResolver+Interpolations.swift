/// The values that a literal of a type with formats can interpolate.
///
/// `LocalizedStringKey` takes strings, numbers, objects and values with a format. If a literal
/// contains another value, such as an optional, the compiler chooses the overload for `String`.
extension OverloadResolver {
  /// Returns whether a type takes every value that a literal interpolates.
  ///
  /// Values of unknown types are accepted.
  package func isFormattable(_ literal: StringLiteral, as name: String) -> Bool {
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
      return isOpen || isFormattable(inference.type(of: argument.value))
    }
  }

  /// Whether the project declares an interpolation with these arguments for strings, but not for
  /// keys.
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
