import SwiftTypeChecker
import TestSupport

/// A view with modifiers, and the keys of its literals.
///
/// The calls follow the declarations of the platform's tables: each parameter gets a value of its
/// type, and each closure has one of the forms that the language allows.
struct GeneratedChain {
  /// The expression.
  private(set) var source = ""
  /// The keys of its literals in their order.
  private(set) var keys: [String] = []
  /// The properties and types that the expression uses, by their names.
  private(set) var declarations: [String: String] = [:]
  private var random: SeededGenerator
  let name: String

  /// Begins a chain.
  ///
  /// - Parameters:
  ///   - name: The prefix of its keys.
  ///   - seed: The seed of the choices between forms.
  init(name: String, seed: UInt64) {
    self.name = name
    random = SeededGenerator(seed: seed)
  }

  /// Adds a call of a function.
  ///
  /// - Parameters:
  ///   - callee: The callee as source code, with the period of a modifier.
  ///   - function: The declaration of the function.
  ///   - generics: The generic parameters of its type.
  mutating func call(
    _ callee: String,
    _ function: FunctionDeclaration,
    of generics: [GenericParameter] = []
  ) {
    var types = ArgumentTypes(of: function, in: generics)
    for type in types.declaredTypes { declarations[type.name] = type.source }
    source += callee
    var arguments: [Argument] = []
    let functions = function.parameters.indices.filter { function.parameters[$0].isClosure }
    let isTrailing = functions.last == function.parameters.indices.last && random.nextBool()
    for (position, parameter) in function.parameters.enumerated() {
      // A trailing closure is the first function without an argument.
      let mayOmit = parameter.hasDefault && !(isTrailing && parameter.isClosure)
      if mayOmit, random.nextBool() { continue }
      let isLast = isTrailing && position == functions.last
      arguments.append(
        Argument(label: parameter.label, isTrailing: isLast, parameter: parameter)
      )
    }
    write(arguments, &types)
  }

  /// Adds a container with a closure, of which no initializer is declared.
  mutating func container(_ name: String) {
    source += "\(name) { \(textCall()) }"
  }

  private struct Argument {
    var label: String?
    var isTrailing: Bool
    var parameter: FunctionDeclaration.Parameter
  }

  private mutating func write(_ arguments: [Argument], _ types: inout ArgumentTypes) {
    let listed = arguments.filter { !$0.isTrailing }
    let trailing = arguments.first { $0.isTrailing }
    if !listed.isEmpty || trailing == nil {
      source += "("
      for (position, argument) in listed.enumerated() {
        if position > 0 { source += ", " }
        source += argument.label.map { "\($0): " } ?? ""
        let parameter = argument.parameter
        source += value(of: types.substituted(parameter.type), isBuilder: parameter.isBuilder)
      }
      source += ")"
    }
    if let parameter = trailing?.parameter {
      source += " "
      source += value(of: types.substituted(parameter.type), isBuilder: parameter.isBuilder)
    }
  }

  private mutating func textCall() -> String { "Text(\(literal()))" }

  private mutating func literal() -> String {
    let key = "\(name).\(keys.count)"
    keys.append(key)
    return "\"\(key)\""
  }

  private mutating func value(of type: TypeReference, isBuilder: Bool = false) -> String {
    switch type {
    case .optional(let wrapped): return value(of: wrapped, isBuilder: isBuilder)
    case .function(let parameters, let result):
      return closure(parameters, result, isBuilder: isBuilder)
    case .metatype(let instance): return "\(instance.spelling).self"
    case .named(let components) where components.count == 1:
      return value(ofNamed: components[0], type)
    default: return property(of: type)
    }
  }

  private mutating func value(
    ofNamed component: TypeReference.Component,
    _ type: TypeReference
  ) -> String {
    switch component.name {
    case "LocalizedStringKey", "LocalizedStringResource": return literal()
    case "Text", "View": return textCall()
    case "Bool": return "true"
    case "Int": return "1"
    case "Array" where component.arguments.contains(where: \.isText):
      return "[\(value(of: component.arguments[0]))]"
    default: return property(of: type)
    }
  }

  /// Returns the name of a property of a type, which is declared when it is first used.
  private mutating func property(of type: TypeReference) -> String {
    let words = type.spelling.split { !$0.isLetter && !$0.isNumber }
    let name = "a\(words.joined())"
    declarations[name] = type.mentionsUnknown ? "" : "let \(name): \(type.spelling)"
    return name
  }

  private mutating func closure(
    _ parameters: [TypeReference],
    _ result: TypeReference,
    isBuilder: Bool
  ) -> String {
    let isVoid = result == .void
    let form = Int.random(in: 0..<(isVoid ? 5 : 2), using: &random)
    let names = parameters.indices.map { "p\($0)" }
    let anonymous = parameters.indices.map { "$\($0)" }
    let head: String
    switch form {
    case 0: head = names.map { _ in "_" }.joined(separator: ", ")
    case 1, 2: head = names.joined(separator: ", ")
    default: head = ""
    }
    let start = head.isEmpty ? "{ " : "{ \(head) in "
    switch form {
    case _ where !isVoid: return "\(start)\(isBuilder ? textCall() : value(of: result)) }"
    case 2: return "\(start)print(\((names + ["0"]).joined(separator: ", "))) }"
    case 3: return "\(start)print(\((anonymous + ["0"]).joined(separator: ", "))) }"
    case 4:
      let values = (anonymous + ["0"]).joined(separator: ", ")
      return "\(start)let copy = (\(values)); print(copy) }"
    default: return "\(start)print(0) }"
    }
  }
}

/// The types that replace the generic parameters of a declaration.
private struct ArgumentTypes {
  private var types: [String: TypeReference] = [:]
  /// The types of the source that replace parameters with bounds.
  private(set) var declaredTypes: [(name: String, source: String)] = []

  /// Creates the types for a function of a type with generic parameters.
  ///
  /// The parts of a container are views, although only its conformance requires that.
  init(of function: FunctionDeclaration, in generics: [GenericParameter]) {
    for generic in generics where generic.bounds.isEmpty {
      types[generic.name] = .named("Text")
    }
    for generic in generics.filter({ !$0.bounds.isEmpty }) + function.generics {
      let names = generic.bounds.flatMap(\.names)
      if names.contains("View") {
        types[generic.name] = .named("Text")
      } else if names.contains("StringProtocol") {
        types[generic.name] = .named("String")
      } else if names.contains(where: { $0.hasSuffix("Collection") || $0 == "Sequence" }) {
        types[generic.name] = .named("Array", [.named("Int")])
      } else if names.isEmpty {
        types[generic.name] = .named("Int")
      } else {
        let name = "Type" + names.joined()
        types[generic.name] = .named(name)
        declaredTypes.append((name, "struct \(name): \(names.joined(separator: ", ")) {}"))
      }
    }
  }

  /// Returns the type with the replaced parameters; members of them are unknown types.
  func substituted(_ type: TypeReference) -> TypeReference {
    switch type {
    case .named(let components):
      guard let first = components.first else { return type }
      if let replacement = types[first.name] {
        return components.count == 1 ? replacement : .unknown
      }
      return .named(
        components.map { component in
          var result = component
          result.arguments = component.arguments.map { substituted($0) }
          return result
        }
      )
    case .optional(let wrapped): return .optional(substituted(wrapped))
    case .metatype(let instance): return .metatype(substituted(instance))
    case .function(let parameters, let result):
      return .function(parameters.map { substituted($0) }, substituted(result))
    case .tuple(let elements):
      return .tuple(
        elements.map { element in
          var result = element
          result.type = substituted(element.type)
          return result
        }
      )
    case .composition, .unknown: return type
    }
  }
}

extension FunctionDeclaration.Parameter {
  fileprivate var isClosure: Bool {
    if case .function = type { return true }
    if case .optional(.function) = type { return true }
    return false
  }
}

extension TypeReference {
  /// The names of the types that a bound requires.
  fileprivate var names: [String] {
    switch self {
    case .named(let components): [components.map(\.name).joined(separator: ".")]
    case .composition(let members): members.flatMap(\.names)
    default: []
    }
  }

  /// Whether literals of the type are keys, or values of it contain them.
  fileprivate var isText: Bool {
    ["LocalizedStringKey", "LocalizedStringResource", "Text"].contains { self == .named($0) }
  }

  /// Whether a part of the type is not known.
  fileprivate var mentionsUnknown: Bool {
    switch self {
    case .unknown: true
    case .named(let components):
      components.contains { $0.arguments.contains(where: \.mentionsUnknown) }
    case .optional(let type), .metatype(let type): type.mentionsUnknown
    case .function(let parameters, let result):
      result.mentionsUnknown || parameters.contains(where: \.mentionsUnknown)
    case .tuple(let elements): elements.contains(where: \.type.mentionsUnknown)
    case .composition(let members): members.contains(where: \.mentionsUnknown)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func nextBool() -> Bool { Bool.random(using: &self) }
}
