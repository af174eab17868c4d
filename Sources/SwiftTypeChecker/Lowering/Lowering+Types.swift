@_spi(RawSyntax) import SwiftSyntax

extension Lowering {
  mutating func lower(_ type: RawTypeSyntax) -> TypeReference {
    deeper { $0.lowerHere(type) } ?? .unknown
  }

  private mutating func lowerHere(_ type: RawTypeSyntax) -> TypeReference {
    switch type.form {
    case .identifierType(let type):
      var component = component(type.name, type.genericArgumentClause)
      component.name = fileTypes.name(for: component.name)
      return .named([component])
    case .memberType(let type):
      return lower(member: type)
    case .optionalType(let type):
      return .optional(lower(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      // In every use, its value has the wrapped type.
      return lower(type.wrappedType)
    case .arrayType(let type):
      return .named("Array", [lower(type.element)])
    case .dictionaryType(let type):
      return .named("Dictionary", [lower(type.key), lower(type.value)])
    case .tupleType(let type):
      return lower(tuple: type)
    case .functionType(let type):
      return .function(
        type.parameters.elements.map { lower($0.type) },
        lower(type.returnClause.type)
      )
    case .attributedType(let type):
      return lower(type.baseType)
    case .someOrAnyType(let type):
      return lower(type.constraint)
    case .compositionType(let type):
      return .composition(type.elements.elements.map { lower($0.type) })
    case .metatypeType(let type):
      return .metatype(lower(type.baseType))
    case .packElementType(let type):
      return lower(type.pack)
    default:
      return .unknown
    }
  }

  private mutating func lower(member type: RawMemberTypeSyntax) -> TypeReference {
    let component = component(type.name, type.genericArgumentClause)
    guard case .named(let components) = lower(type.baseType) else { return .unknown }
    return .named(components + [component])
  }

  private mutating func lower(tuple type: RawTupleTypeSyntax) -> TypeReference {
    let elements = type.elements.elements
    if elements.count == 1, let only = elements.first { return lower(only.type) }
    return .tuple(
      elements.map { element in
        let label = (element.firstName?.identifierName).flatMap { $0 == "_" ? nil : $0 }
        return TypeReference.Element(label: label, type: lower(element.type))
      }
    )
  }

  private mutating func component(
    _ name: RawTokenSyntax,
    _ arguments: RawGenericArgumentClauseSyntax?
  ) -> TypeReference.Component {
    TypeReference.Component(name: name.identifierName, arguments: lower(arguments))
  }

  mutating func lower(_ clause: RawGenericArgumentClauseSyntax?) -> [TypeReference] {
    guard let clause else { return [] }
    return clause.arguments.elements.map { argument in
      RawTypeSyntax(argument.argument).map { lower($0) } ?? .unknown
    }
  }
}

extension TokenSyntax {
  /// The name in a token, without backticks.
  package var identifierName: String {
    let text = text
    guard text.utf8.first == UInt8(ascii: "`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}
