extension SwiftType {
  /// The type as Swift spells it; `nil` if it is not known.
  package var spelling: String? {
    switch self {
    case .unknown: nil
    case .nominal("Optional", let arguments):
      (arguments.first?.spelling).map { "\($0)?" }
    case .nominal("Array", let arguments) where arguments.count == 1:
      "[\(arguments[0].spellingOrPlaceholder)]"
    case .nominal("Dictionary", let arguments) where arguments.count == 2:
      "[\(arguments[0].spellingOrPlaceholder): \(arguments[1].spellingOrPlaceholder)]"
    case .nominal(let name, let arguments):
      arguments.isEmpty || arguments.allSatisfy(\.isUnknown)
        ? name.readableTypeName : "\(name.readableTypeName)<\(Self.list(arguments))>"
    case .parameter(let name): name
    case .dependent(let base, let name): "\(base.spellingOrPlaceholder).\(name)"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : "(\(Self.list(elements.map(\.type))))"
    case .function(let parameters, let result):
      "(\(Self.list(parameters))) -> \(result.spellingOrPlaceholder)"
    case .metatype(let instance): (instance.spelling).map { "\($0).Type" }
    case .composition(let members):
      members.map(\.spellingOrPlaceholder).joined(separator: " & ")
    }
  }

  private var spellingOrPlaceholder: String { spelling ?? "_" }

  private static func list(_ types: [SwiftType]) -> String {
    types.map(\.spellingOrPlaceholder).joined(separator: ", ")
  }
}

extension TypeReference {
  /// The type as Swift spells it.
  package var spelling: String {
    switch self {
    case .named(let components):
      components.map(\.spelling).joined(separator: ".")
    case .optional(let wrapped):
      wrapped.isFunction ? "(\(wrapped.spelling))?" : "\(wrapped.spelling)?"
    case .tuple(let elements):
      "(\(elements.map { $0.type.spelling }.joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(\.spelling).joined(separator: ", "))) -> \(result.resultSpelling)"
    case .composition(let members): members.map(\.spelling).joined(separator: " & ")
    case .metatype(let instance): "\(instance.spelling).Type"
    case .unknown: "_"
    }
  }

  private var resultSpelling: String { self == .void ? "Void" : spelling }
}

extension TypeReference.Component {
  fileprivate var spelling: String {
    switch (name, arguments.count) {
    case ("Array", 1): "[\(arguments[0].spelling)]"
    case ("Dictionary", 2): "[\(arguments[0].spelling): \(arguments[1].spelling)]"
    case ("Optional", 1): "\(arguments[0].spelling)?"
    case (_, 0): name.readableTypeName
    default: "\(name.readableTypeName)<\(arguments.map(\.spelling).joined(separator: ", "))>"
    }
  }
}

extension String {
  /// The name of a type in the platform's API.
  ///
  /// The tables have separate types for keys and default values, which the platform declares with
  /// others.
  fileprivate var readableTypeName: String {
    switch self {
    case "LocalizationKey": "StaticString"
    case "LocalizationDefault": "String.LocalizationValue"
    default: plainTypeName
    }
  }
}
