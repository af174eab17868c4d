package import Diagnostics
import SwiftTypeChecker

/// A declaration that a call means, as a reader of the code knows it.
package struct Callable: Hashable, Sendable {
  /// The name with its type: `Card.init`, `Text.init`, `navigationTitle`.
  package var name: String
  /// The parameters as they are declared, those that a call leaves to their default values as `…`.
  package var signature: String
  /// Who declares it.
  package var origin: Origin

  /// Who declares something that can be called.
  package enum Origin: Hashable, Sendable {
    /// A module of the platform: `SwiftUI`.
    case module(String)
    /// A source that was read.
    case source(Place)
    /// A value of a function type.
    case value
  }
}

/// A parameter of a ``Callable``.
package struct CallableParameter: Hashable, Sendable {
  /// The name, by the label of a call where it has one.
  package var name: String
  /// The type as it is declared.
  package var type: String
  /// Whether the label is `verbatim`, by which the code says that a text is meant as it stands.
  package var isVerbatim: Bool
}

extension FunctionDeclaration.Parameter {
  /// The parameter as its declaration spells it: `_ key: LocalizedStringKey`.
  var spelling: String {
    let names: String =
      switch label {
      case nil: name.isEmpty || name == "_" ? "_" : "_ \(name)"
      case name?: name
      case let label?: "\(label) \(name)"
      }
    return "\(names): \(type.spelling)\(isVariadic ? "..." : "")"
  }

  /// What names the parameter for a reader.
  var readableName: String { label ?? name }
}

extension FunctionDeclaration {
  /// The declaration as a reader knows it, with the parameters that a call passes.
  ///
  /// - Parameters:
  ///   - owner: The type that it is a member of.
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

  /// The name with the type before it; methods of views go by their own name.
  func qualifiedName(in owner: String?) -> String {
    guard let owner, owner != "View" else { return name }
    return "\(owner.plainTypeName).\(name)"
  }
}

extension FunctionEntry {
  /// The module of the platform that declares it; `nil` if a source does.
  var module: String? { KnownDeclarations.module(ofFile: file) }
}
