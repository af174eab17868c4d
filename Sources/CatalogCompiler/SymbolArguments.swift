import FormatString
import OrderedCollections
import StringCatalog

/// The arguments of the strings of a key, by position.
///
/// They are read from the strings of the source language, because their specifiers may have names.
/// The key provides the missing ones.
struct SymbolArguments {
  private var arguments: [Int: SymbolArgument] = [:]

  /// Finds the arguments of an entry.
  init(key: String, entry: StringCatalog.Entry, sourceLanguage: String) {
    let localization = entry.localizations[sourceLanguage]
    for leaf in localization?.leaves ?? [] {
      let text = FormatString(parsing: leaf.unit.value)
      if leaf.path.first == "substitutions" {
        addNumbered(text)
      } else {
        add(text, localization?.substitutions ?? [:])
      }
    }
    add(FormatString(parsing: key))
    let isCounted = arguments.values.contains { $0.specifier != nil }
    if !isCounted, localization?.variations?.plural.isEmpty == false { add(.count, at: 1) }
  }

  /// The arguments from the first position on, without gaps.
  var ordered: [SymbolArgument] {
    guard let last = arguments.keys.max() else { return [] }
    var labels: Set<String> = []
    return (1...last)
      .map { position in
        var argument = arguments[position] ?? .unknown
        // Two parameters with the same name do not compile.
        if let label = argument.label, label.isPositional || !labels.insert(label).inserted {
          argument.label = nil
        }
        return argument
      }
  }

  private mutating func add(
    _ text: FormatString,
    _ substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]
  ) {
    for use in text.argumentUses {
      switch use.user {
      case .specifier(let specifier): add(SymbolArgument(specifier), at: use.position)
      case .extent: add(.extent, at: use.position)
      case .substitution(let name):
        guard let substitution = substitutions[name] else { continue }
        let format = FormatString(parsing: "%" + substitution.formatSpecifier)
        guard let specifier = format.specifiers.first else { continue }
        add(
          SymbolArgument(specifier, label: name),
          at: substitution.argNum ?? use.position
        )
      }
    }
  }

  /// Adds the arguments of a substitution's string other than the number on which it depends.
  private mutating func addNumbered(_ text: FormatString) {
    for specifier in text.specifiers {
      guard let position = specifier.argumentIndex else { continue }
      add(SymbolArgument(specifier), at: position)
    }
  }

  private mutating func add(_ argument: SymbolArgument, at position: Int) {
    guard (1...greatestPosition).contains(position), arguments[position] == nil else { return }
    arguments[position] = argument
  }
}

/// The maximum position of a parameter.
///
/// No code has more arguments, but a broken string may refer to one.
private let greatestPosition = 32

extension String {
  /// Whether the name is that of a parameter without a label.
  fileprivate var isPositional: Bool {
    hasPrefix("arg") && dropFirst(3).allSatisfy { ("0"..."9").contains($0) }
  }
}

/// An argument of a symbol's string.
package struct SymbolArgument: Hashable, Sendable {
  /// The label, which is the name of the parameter too; `nil` for `_ arg1`.
  package var label: String?
  /// The type in Swift.
  package var type: String
  /// The specifier for interpolating a number; `nil` for a string.
  package var specifier: String?

  /// An argument of unknown type, which is a string.
  static let unknown = SymbolArgument(label: nil, type: "String", specifier: nil)

  /// A width or a precision.
  static let extent = SymbolArgument(label: nil, type: "Int32", specifier: "%d")

  /// The number on which a plural depends if no string contains it.
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
  ///   - label: The name of the substitution that contains it, if any.
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
  /// The specifier without a position, a name or a `*`, which would refer to other arguments.
  fileprivate var bareText: String {
    guard argumentIndex == nil, argumentName == nil, !text.contains("*") else {
      return "%" + (lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
    }
    return text
  }
}

extension FormatSpecifier {
  /// The type that Swift passes to a specifier, as in Xcode: `Float` for `%f`, which is the
  /// placeholder of an interpolated `Float` in a key, and `Double` for `%lf` and all others.
  fileprivate var swiftType: String {
    switch argumentKind {
    case .signedInteger(let bits): bits > 32 ? "Int" : "Int32"
    case .unsignedInteger(let bits): bits > 32 ? "UInt" : "UInt32"
    case .floatingPoint: conversion == .fixed && lengthModifier == nil ? "Float" : "Double"
    case .object, .character, .cString, .pointer: "String"
    }
  }
}
