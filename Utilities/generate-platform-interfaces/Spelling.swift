import SwiftTypeChecker

extension Declaration {
  /// The name and labels of a function, or the name of any other declaration.
  var fullName: String {
    switch self {
    case .type(let type): type.name.joined(separator: ".")
    case .function(let function):
      "\(function.name)(\(function.parameters.map { "\($0.label ?? "_"):" }.joined()))"
    case .variable(let variable): variable.name ?? ""
    case .alias(let alias): alias.name
    }
  }

  /// The name without labels.
  var baseName: String {
    if case .function(let function) = self { function.name } else { fullName }
  }

  /// The attributes of the declaration itself.
  var attributes: [Attribute] {
    switch self {
    case .type(let type): type.attributes
    case .function(let function): function.attributes
    case .variable(let variable): variable.attributes
    case .alias: []
    }
  }

  /// The names of all types in the signature.
  var mentionedNames: [String] {
    switch self {
    case .type: []
    case .function(let function):
      function.parameters.flatMap(\.type.mentionedNames) + (function.result?.mentionedNames ?? [])
        + function.generics.flatMap { $0.bounds.flatMap(\.mentionedNames) }
    case .variable(let variable): variable.type?.mentionedNames ?? []
    case .alias(let alias): alias.target?.mentionedNames ?? []
    }
  }

  /// Returns the declaration as source code, on one line.
  ///
  /// - Parameter withDetails: Whether to include attributes, defaults and the result, all of which
  ///   may differ between two versions of the same declaration.
  /// - Returns: One line. Empty for a type.
  func spelling(withDetails: Bool) -> String {
    switch self {
    case .type: ""
    case .function(let function): function.spelling(withDetails: withDetails)
    case .variable(let variable): variable.spelling(withDetails: withDetails)
    case .alias(let alias): alias.spelling(withDetails: withDetails)
    }
  }

  /// Returns the declaration without the module prefixes of its types.
  func unqualified(by modules: Set<String>) -> Declaration {
    switch self {
    case .type: return self
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = function.parameters[index].type
          .unqualified(by: modules)
      }
      function.result = function.result?.unqualified(by: modules)
      function.generics = function.generics.map { $0.unqualified(by: modules) }
      function.equalities = function.equalities.map { $0.unqualified(by: modules) }
      return .function(function)
    case .variable(var variable):
      variable.type = variable.type?.unqualified(by: modules)
      return .variable(variable)
    case .alias(var alias):
      alias.target = alias.target?.unqualified(by: modules)
      alias.generics = alias.generics.map { $0.unqualified(by: modules) }
      alias.bounds = alias.bounds.map { $0.unqualified(by: modules) }
      return .alias(alias)
    }
  }
}

extension TypeDeclaration.Equality {
  /// The requirement as source code.
  var spelling: String { "\(left.declaredSpelling) == \(type.declaredSpelling)" }

  func unqualified(by modules: Set<String>) -> TypeDeclaration.Equality {
    var result = self
    result.left = left.unqualified(by: modules)
    result.type = type.unqualified(by: modules)
    return result
  }
}

extension GenericParameter {
  func unqualified(by modules: Set<String>) -> GenericParameter {
    var result = self
    result.bounds = bounds.map { $0.unqualified(by: modules) }
    return result
  }

  fileprivate var spelling: String {
    let bounds = bounds.filter { !$0.isMarker }.map(\.declaredSpelling)
    return bounds.isEmpty ? name : "\(name): \(bounds.joined(separator: " & "))"
  }
}

extension [GenericParameter] {
  /// The parameters in angle brackets; empty if there are none.
  var spelling: String {
    isEmpty ? "" : "<\(map(\.spelling).joined(separator: ", "))>"
  }
}

extension FunctionDeclaration {
  fileprivate func spelling(withDetails: Bool) -> String {
    var text = ""
    if withDetails {
      if isDisfavoured { text += "@_disfavoredOverload " }
      if isBuilder { text += "@Builder " }
    }
    let keyword =
      switch kind {
      case .function: isStatic ? "static func " : "func "
      case .initializer: isFailable && withDetails ? "init?" : "init"
      case .subscripting: isStatic ? "static subscript" : "subscript"
      case .enumCase: "case "
      case .macro: "macro "
      }
    text += keyword
    if kind != .initializer, kind != .subscripting { text += name.quotedIfNeeded }
    text += generics.spelling
    let list = parameters.map { parameter in
      parameter.spelling(withDetails: withDetails, in: kind)
    }
    if kind != .enumCase || !list.isEmpty { text += "(\(list.joined(separator: ", ")))" }
    if withDetails, let result, result != .void { text += " -> \(result.declaredSpelling)" }
    let requirements = equalities.map(\.spelling).sorted()
    return requirements.isEmpty ? text : "\(text) where \(requirements.joined(separator: ", "))"
  }
}

extension FunctionDeclaration.Parameter {
  /// Returns the label and the type.
  ///
  /// If there is no label, the internal name documents the argument.
  fileprivate func spelling(withDetails: Bool, in kind: FunctionDeclaration.Kind) -> String {
    var text = isBuilder && withDetails ? "@Builder " : ""
    switch (kind, label) {
    case (.enumCase, nil): break
    case (.subscripting, nil): text += "_: "
    case (_, nil) where withDetails && !name.isEmpty && name != "_": text += "_ \(name): "
    case (_, nil): text += "_: "
    case (.subscripting, let label?): text += "\(label) _: "
    case (_, let label?): text += "\(label): "
    }
    if isAutoclosure { text += "@autoclosure " }
    text += type.declaredSpelling
    if isVariadic { text += "..." }
    // Only the existence of a default value is relevant, not the value itself.
    if withDetails, hasDefault { text += " = _" }
    return text
  }
}

extension VariableDeclaration {
  /// The name as written in a declaration.
  var quotedName: String? { name?.quotedIfNeeded }

  fileprivate func spelling(withDetails: Bool) -> String {
    let text = "\(isStatic ? "static " : "")var \(quotedName ?? "_")"
    guard withDetails else { return text }
    return "\(isBuilder ? "@Builder " : "")\(text): \((type ?? .unknown).declaredSpelling)"
  }
}

extension AliasDeclaration {
  fileprivate func spelling(withDetails: Bool) -> String {
    guard let target else {
      let bounds = bounds.filter { withDetails && !$0.isMarker }.map(\.declaredSpelling)
      let text = "associatedtype \(name)"
      return bounds.isEmpty ? text : "\(text): \(bounds.joined(separator: " & "))"
    }
    let text = "typealias \(name)"
    return withDetails ? "\(text)\(generics.spelling) = \(target.declaredSpelling)" : text
  }
}

extension String {
  /// The name, in backticks if it is a keyword.
  fileprivate var quotedIfNeeded: String {
    Self.reserved.contains(self) ? "`\(self)`" : self
  }

  private static let reserved: Set<String> = [
    "Self", "Type", "any", "as", "break", "case", "catch", "class", "continue", "default", "defer",
    "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

// MARK: - Spelling

extension TypeReference {
  /// The type as source code.
  ///
  /// Unlike the spelling in diagnostics, it keeps the internal type names of the tables. Attributes
  /// that only determine how a value is passed are not part of the parsed type.
  var declaredSpelling: String {
    switch self {
    case .named(let components):
      return components.map(\.declaredSpelling).joined(separator: ".")
    case .optional(let wrapped):
      return wrapped.isCompound ? "(\(wrapped.declaredSpelling))?" : "\(wrapped.declaredSpelling)?"
    case .tuple(let elements):
      return "(\(elements.map(\.declaredSpelling).joined(separator: ", ")))"
    case .function(let parameters, let result):
      let types = parameters.map(\.declaredSpelling).joined(separator: ", ")
      return "(\(types)) -> \(result == .void ? "Void" : result.declaredSpelling)"
    case .composition(let members):
      return members.map(\.declaredSpelling).joined(separator: " & ")
    case .metatype(let instance):
      return instance.isCompound
        ? "(\(instance.declaredSpelling)).Type" : "\(instance.declaredSpelling).Type"
    case .unknown:
      return "_"
    }
  }

  /// Whether a suffix would apply only to a part of the type.
  private var isCompound: Bool {
    switch self {
    case .function, .composition: true
    default: false
    }
  }

  /// The names of all types in the type, including those of nested types from the first component
  /// on.
  var mentionedNames: [String] {
    switch self {
    case .named(let components):
      [components.map(\.name).joined(separator: ".")]
        + components.flatMap { $0.arguments.flatMap(\.mentionedNames) }
    case .optional(let inner), .metatype(let inner): inner.mentionedNames
    case .tuple(let elements): elements.flatMap(\.type.mentionedNames)
    case .function(let parameters, let result):
      parameters.flatMap(\.mentionedNames) + result.mentionedNames
    case .composition(let members): members.flatMap(\.mentionedNames)
    case .unknown: []
    }
  }

  /// Returns the type without module prefixes.
  func unqualified(by modules: Set<String>) -> TypeReference {
    switch self {
    case .named(var components):
      if components.count > 1, modules.contains(components[0].name) { components.removeFirst() }
      return
        .named(
          components.map { component in
            var result = component
            result.arguments = component.arguments.map { $0.unqualified(by: modules) }
            return result
          }
        )
        .withoutEmptyTuple
    case .optional(let wrapped): return .optional(wrapped.unqualified(by: modules))
    case .metatype(let instance): return .metatype(instance.unqualified(by: modules))
    case .tuple(let elements):
      return .tuple(
        elements.map { element in
          var result = element
          result.type = element.type.unqualified(by: modules)
          return result
        }
      )
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.unqualified(by: modules) },
        result.unqualified(by: modules)
      )
    case .composition(let members):
      return .composition(members.map { $0.unqualified(by: modules) })
    case .unknown: return self
    }
  }

  /// The type with `Void` written as an empty tuple.
  private var withoutEmptyTuple: TypeReference {
    self == .named("Void") ? .void : self
  }
}

extension TypeReference.Component {
  fileprivate var declaredSpelling: String {
    guard !arguments.isEmpty else { return name }
    if name == "Array", arguments.count == 1 { return "[\(arguments[0].declaredSpelling)]" }
    if name == "Dictionary", arguments.count == 2 {
      return "[\(arguments[0].declaredSpelling): \(arguments[1].declaredSpelling)]"
    }
    return "\(name)<\(arguments.map(\.declaredSpelling).joined(separator: ", "))>"
  }
}

extension TypeReference.Element {
  fileprivate var declaredSpelling: String {
    label.map { "\($0): \(type.declaredSpelling)" } ?? type.declaredSpelling
  }
}
