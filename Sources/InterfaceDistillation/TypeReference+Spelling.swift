import SwiftExtraction

extension TypeReference {
  /// The type in the language's words.
  ///
  /// Unlike the spelling for readers it keeps the names of the types that the tables have of their
  /// own. What only tells how a value is passed was never read.
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

  /// Whether a suffix would belong to a part of the type alone.
  private var isCompound: Bool {
    switch self {
    case .function, .composition: true
    default: false
    }
  }

  /// The names of all types that the type mentions, each from its first component on.
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

  /// Returns the type without the modules before its names.
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

  /// The type with `Void` written as the tuple that it is.
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
