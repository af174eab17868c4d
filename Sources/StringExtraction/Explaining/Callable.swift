package import Diagnostics
import SwiftTypeChecker

/// A declaration that a call refers to, as the code spells it.
package struct Callable: Hashable, Sendable {
  /// The name with its type: `Card.init`, `Text.init`, `navigationTitle`.
  package var name: String
  /// The parameters as they are declared.
  ///
  /// Parameters without an argument are `…`.
  package var signature: String
  /// The origin of the declaration.
  package var origin: Origin

  /// The origin of a declaration.
  package enum Origin: Hashable, Sendable {
    /// A module of the platform: `SwiftUI`.
    case module(String)
    /// A source file.
    case source(Location)
    /// A value of a function type.
    case value
  }
}

/// A parameter of a ``Callable``.
package struct CallableParameter: Hashable, Sendable {
  /// The label of the parameter; the name if it has no label.
  package var name: String
  /// The declared type.
  package var type: String
  /// Whether the label is `verbatim`, which marks strings that are not translated.
  package var isVerbatim: Bool
}

extension FunctionDeclaration.Parameter {
  /// The parameter as it is declared: `_ key: LocalizedStringKey`.
  var spelling: String {
    let names: String =
      switch label {
      case nil: name.isEmpty || name == "_" ? "_" : "_ \(name)"
      case name?: name
      case let label?: "\(label) \(name)"
      }
    return "\(names): \(type.spelling)\(isVariadic ? "..." : "")"
  }

  /// The label of the parameter, or the name if it has no label.
  var readableName: String { label ?? name }
}

extension FunctionDeclaration {
  /// Returns the declaration as the code spells it, with the parameters that a call passes.
  ///
  /// - Parameters:
  ///   - owner: The type whose member it is.
  ///   - passed: Whether the call has an argument for the parameter at a position.
  /// - Returns: The name and the parameters.
  func spelling(in owner: String?, passing passed: (Int) -> Bool) -> String {
    var parts: [String] = []
    for (position, parameter) in parameters.enumerated() {
      if !parameter.hasDefault || passed(position) {
        parts.append(parameter.spelling)
      } else if parts.last != "…" {
        parts.append("…")
      }
    }
    return "\(qualifiedName(in: owner))(\(parts.joined(separator: ", ")))"
  }

  /// Returns the name with the type before it; of methods of views only the name.
  func qualifiedName(in owner: String?) -> String {
    guard let owner, owner != "View" else { return name }
    return "\(owner.plainTypeName).\(name)"
  }
}

extension FunctionEntry {
  /// The module of the platform that declares it; `nil` if a source file does.
  var module: String? { PlatformDeclarations.module(ofFile: file) }
}
