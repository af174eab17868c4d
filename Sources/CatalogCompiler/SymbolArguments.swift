import FormatString
import OrderedCollections
import StringCatalog

/// What the texts of a key show, by position.
///
/// The texts of the source language tell, for their specifiers may have names; what they leave out, the
/// key tells.
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

  /// The arguments from the first position on, without a gap.
  var ordered: [SymbolArgument] {
    guard let last = arguments.keys.max() else { return [] }
    var labels: Set<String> = []
    return (1...last)
      .map { position in
        var argument = arguments[position] ?? .unknown
        // Two parameters of one name would not compile.
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

  /// Adds what a text of a substitution shows beside the number that it depends on.
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

/// The greatest position that becomes a parameter: no code passes more, but a broken text may say so.
private let greatestPosition = 32

extension String {
  /// Whether the name is one that parameters without a label have.
  fileprivate var isPositional: Bool {
    hasPrefix("arg") && dropFirst(3).allSatisfy { ("0"..."9").contains($0) }
  }
}

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
