/// The scores of literals as arguments.
extension OverloadResolver {
  /// Returns the score of a string literal as an argument of a type; `nil` if it cannot be one.
  func conversionScore(
    of literal: StringLiteral,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    switch type {
    case .unknown: return .init(.doubtfulArgument)
    case .parameter(let name):
      return stringScore(toParameterWith: bounds[name] ?? inference.scope.bounds[name] ?? [])
    case .dependent: return .init(.genericArgument)
    case .function, .tuple, .metatype: return nil
    case .composition(let members):
      return members.contains { conversionScore(of: literal, to: $0, bounds) == nil }
        ? nil : .init(.existential)
    case .nominal(let name, _):
      return conversionScore(of: literal, toNominal: name, type)
    }
  }

  private func conversionScore(
    of literal: StringLiteral,
    toNominal name: String,
    _ type: SwiftType
  ) -> OverloadScore? {
    switch name {
    case "String": return .perfect
    case "StaticString": return literal.plainText == nil ? nil : .init(.nonDefaultLiteral)
    case "Substring": return .init(.nonDefaultLiteral)
    case "Character": return literal.plainText?.count == 1 ? .init(.nonDefaultLiteral) : nil
    case "StringProtocol", "Any", "Sendable", "Hashable", "Equatable", "Comparable",
      "CustomStringConvertible":
      return .init(.existential)
    default: break
    }
    guard let entry = index.type(named: name), entry.isDeclared else {
      return .init(.doubtfulArgument)
    }
    if let role = entry.role {
      if role.form == .format, !isFormattable(literal, as: name) {
        return .init(.doubtfulArgument)
      }
      return role.form == .key ? .perfect : .init(.nonDefaultLiteral)
    }
    if entry.kind == .protocolType {
      return lookup.conforms(.string, to: name) == true ? .init(.existential) : nil
    }
    var names = ["ExpressibleByStringInterpolation"]
    if literal.plainText != nil {
      names += ["ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral"]
    }
    let supertypes = lookup.supertypes(of: type)
    return supertypes.contains { names.contains($0.name ?? "") } ? .init(.customLiteral) : nil
  }

  /// Returns the score of a literal, which is then a `String`, as a generic argument.
  private func stringScore(toParameterWith bounds: [SwiftType]) -> OverloadScore? {
    for bound in bounds {
      guard let name = bound.name, index.declaresType(named: name) else { continue }
      if lookup.conforms(.string, to: name) != true, !Self.stringProtocols.contains(name) {
        return nil
      }
    }
    return .init(.genericArgument)
  }

  private static let stringProtocols: Set<String> = [
    "CustomStringConvertible", "Sequence", "Collection", "BidirectionalCollection",
    "StringProtocol", "Identifiable", "RawRepresentable",
  ]

  /// Returns the score of the literal of a number.
  func numberScore(isFloatingPoint: Bool, to type: SwiftType) -> OverloadScore? {
    switch type {
    case .unknown: return .init(.unknownType)
    case .parameter, .dependent: return .init(.genericArgument)
    case .function, .tuple, .metatype: return nil
    case .composition: return .init(.existential)
    case .nominal(let name, _):
      switch name {
      case "Double", "TimeInterval":
        return isFloatingPoint ? .perfect : .init(.nonDefaultLiteral)
      case "CGFloat", "Float": return .init(.nonDefaultLiteral)
      case "Int": return isFloatingPoint ? nil : .perfect
      case "String", "Bool", "Substring", "Character", "StaticString", "Text": return nil
      case "Any", "Hashable", "Equatable", "Comparable", "Sendable": return .init(.existential)
      default: break
      }
      guard let entry = index.type(named: name), entry.isDeclared else {
        return .init(.unknownType)
      }
      if lookup.conforms(type, to: "BinaryInteger") == true {
        return isFloatingPoint ? nil : .init(.nonDefaultLiteral)
      }
      return entry.role == nil ? .init(.nonDefaultLiteral) : nil
    }
  }

  /// Returns the score of a range, whose literal bounds take the type that is expected of them.
  func rangeScore(
    of range: Expression,
    _ lower: Expression,
    _ upper: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    guard let name = type.name, name == "ClosedRange" || name == "Range",
      inference.type(of: range).name == name, let bound = type.arguments.first
    else { return conversionScore(of: inference.type(of: range), to: type, bounds) }
    return worstScore(of: [lower, upper], to: bound, bounds)
  }

  /// Returns the score of `nil` as an argument of a type that is not written as an optional.
  func nullScore(to type: SwiftType) -> OverloadScore? {
    switch type {
    case .unknown: return .init(.unknownType)
    case .parameter, .dependent: return .init(.genericArgument)
    case .nominal(let name, _):
      return index.declaresType(named: name) ? nil : .init(.unknownType)
    default: return nil
    }
  }

  /// Returns the score of an array literal.
  func arrayScore(
    of elements: [Expression],
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> OverloadScore? {
    guard case .nominal(let name, let arguments) = type,
      ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(name),
      let element = arguments.first
    else { return collectionScore(to: type) }
    return worstScore(of: elements, to: element, bounds)
  }

  /// Returns the score of a collection literal as an argument of a type that is not an array.
  func collectionScore(to type: SwiftType) -> OverloadScore? {
    switch type {
    case .unknown: return .init(.unknownType)
    case .parameter, .dependent: return .init(.genericArgument)
    case .function, .metatype, .tuple: return nil
    case .composition: return .init(.existential)
    case .nominal(let name, _):
      if name == "Dictionary" { return .perfect }
      if name == "Any" { return .init(.existential) }
      if lookup.conforms(type, to: "StringProtocol") == true { return nil }
      guard let entry = index.type(named: name), entry.isDeclared else {
        return .init(.unknownType)
      }
      return entry.role == nil ? .init(.nonDefaultLiteral) : nil
    }
  }
}
