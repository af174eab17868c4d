import FormatString

/// A value that the text of a symbol shows.
package struct SymbolArgument: Hashable, Sendable {
  /// The label, which is the name of the parameter too; `nil` for `_ arg1`.
  package var label: String?
  /// The type in Swift.
  package var type: String
  /// The specifier that a number is interpolated with; `nil` for a text.
  package var specifier: String?

  /// What nothing is known of: a text shows anything.
  static let unknown = SymbolArgument(label: nil, type: "String", specifier: nil)

  /// A width or a precision.
  static let extent = SymbolArgument(label: nil, type: "Int32", specifier: "%d")

  /// What a plural depends on that shows no number.
  static let count = SymbolArgument(label: nil, type: "Int", specifier: "%lld")

  init(label: String?, type: String, specifier: String?) {
    self.label = label
    self.type = type
    self.specifier = specifier
  }

  /// Creates the argument of a specifier.
  ///
  /// - Parameters:
  ///   - specifier: The specifier.
  ///   - label: The name of the substitution that it stands in, if any.
  init(_ specifier: FormatSpecifier, label: String? = nil) {
    let type = specifier.swiftType
    self.init(
      label: (label ?? specifier.argumentName).flatMap(SymbolName.member),
      type: type,
      specifier: type == "String" ? nil : specifier.bareText
    )
  }
}

extension FormatSpecifier {
  /// The specifier alone: neither a position, a name nor a `*`, which would ask for other arguments.
  fileprivate var bareText: String {
    guard argumentIndex == nil, argumentName == nil, !text.contains("*") else {
      return "%" + (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
    }
    return text
  }
}

extension FormatSpecifier {
  /// The type that Swift passes to a specifier, as Xcode has it: a `Float` for `%f`, which is what an
  /// interpolated `Float` becomes in a key, and a `Double` for `%lf` and all others.
  fileprivate var swiftType: String {
    switch argumentKind {
    case .signedInteger(let bits): bits > 32 ? "Int" : "Int32"
    case .unsignedInteger(let bits): bits > 32 ? "UInt" : "UInt32"
    case .floatingPoint: conversion == .fixed && lengthModifier == nil ? "Float" : "Double"
    case .object, .character, .cString, .pointer: "String"
    }
  }
}
