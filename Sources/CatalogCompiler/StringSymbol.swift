import Diagnostics
import FormatString

/// A Swift declaration for a key.
package struct StringSymbol: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The table that has the key.
  package var table: String
  /// The namespace of the declaration; `nil` for none.
  package var namespace: String?
  /// The name, without backticks.
  package var name: String
  /// The arguments of the string, in the order of their positions.
  ///
  /// A function has them as parameters.
  package var arguments: [SymbolArgument]
  /// The comment for translators; `nil` if there is none.
  package var comment: String?
  /// The string in the source language if the compiled catalog leaves it to the code; otherwise
  /// `nil`.
  package var defaultText: String?
}

// MARK: - Declaration

extension StringSymbol {
  /// The signature that identifies the declaration in Swift: the name, the labels and the types.
  var signature: String {
    guard !arguments.isEmpty else { return name }
    return "\(name)(\(arguments.map { "\($0.label ?? "_"):\($0.type)" }.joined(separator: ",")))"
  }

  /// Returns the declaration of a member of that type up to its body, as in
  /// `var title: LocalizedStringResource`.
  func head(of resourceType: String) -> String {
    let name = escapedIdentifier(name)
    guard !arguments.isEmpty else { return "var \(name): \(resourceType)" }
    let parameters = arguments.enumerated()
      .map { index, argument in
        let label = argument.label.map(escapedIdentifier) ?? "_ \(parameter(index))"
        return "\(label): \(argument.type)"
      }
    return "func \(name)(\(parameters.joined(separator: ", "))) -> \(resourceType)"
  }

  /// A literal for the string if the compiled catalog has none in the source language.
  ///
  /// Translations use the order of the arguments, so a string with another order is not suitable.
  var defaultValue: String {
    guard let defaultText else { return interpolations ?? swiftLiteral(key) }
    guard !arguments.isEmpty else { return swiftLiteral(defaultText) }
    let format = FormatString(parsing: defaultText)
    let positions = format.argumentUses.map { use in
      if case .specifier = use.user { use.position } else { 0 }
    }
    guard positions == Array(1...arguments.count) else { return interpolations ?? "\"\"" }
    var next = 0
    let parts = format.segments.map { segment -> String in
      switch segment {
      case .text(let text): return String(swiftLiteral(text).dropFirst().dropLast())
      case .escapedPercent: return "%"
      case .specifier, .substitution, .argument:
        next += 1
        return interpolation(next - 1)
      }
    }
    return "\"" + parts.joined() + "\""
  }

  /// A literal of the interpolations alone if the string is in the catalog; `nil` without
  /// arguments.
  var interpolations: String? {
    guard !arguments.isEmpty else { return nil }
    return "\"" + arguments.indices.map(interpolation).joined() + "\""
  }

  private func interpolation(_ index: Int) -> String {
    let specifier = arguments[index].specifier.map { ", specifier: \(swiftLiteral($0))" } ?? ""
    return "\\(\(parameter(index))\(specifier))"
  }

  /// Returns the name of a parameter within the function.
  private func parameter(_ index: Int) -> String {
    arguments[index].label.map(escapedIdentifier) ?? "arg\(index + 1)"
  }
}

/// Returns a text on one line without invisible characters: a comment in Swift ends with its line.
func visible(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { $0 += $1.isInvisible ? $1.swiftEscape : String($1) }
}
