/// How well literals fit a type.
extension OverloadResolver {
  func fitString(
    _ literal: StringLiteral,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown: return 2
    case .parameter(let name):
      return fitString(toParameter: bounds[name] ?? inference.scope.bounds[name] ?? [])
    case .dependent: return 0.7
    case .function, .tuple, .metatype: return nil
    case .composition(let members):
      return members.contains { fitString(literal, to: $0, bounds) == nil } ? nil : 0.6
    case .nominal(let name, _):
      return fitString(literal, toNominal: name, type)
    }
  }

  private func fitString(
    _ literal: StringLiteral,
    toNominal name: String,
    _ type: SwiftType
  ) -> Double? {
    switch name {
    case "String": return 0
    case "StaticString": return literal.plainText == nil ? nil : 0.3
    case "Substring": return 0.4
    case "Character": return literal.plainText?.count == 1 ? 0.4 : nil
    case "StringProtocol": return 0.5
    case "Any", "Sendable", "Hashable", "Equatable", "Comparable", "CustomStringConvertible":
      return 0.6
    default: break
    }
    guard let entry = index.type(named: name), entry.isDeclared else { return 3 }
    if let role = entry.role {
      if role.form == .format, !isFormattable(literal, as: name) { return 2.5 }
      return role.form == .key ? 0 : 1
    }
    if entry.kind == .protocolType { return lookup.conforms(.string, to: name) == true ? 0.6 : nil }
    var names = ["ExpressibleByStringInterpolation"]
    if literal.plainText != nil {
      names += ["ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral"]
    }
    let lineage = lookup.lineage(of: type)
    return lineage.contains { names.contains($0.name ?? "") } ? 1.5 : nil
  }

  /// Returns how well a literal, which is then a `String`, fits a generic parameter.
  private func fitString(toParameter bounds: [SwiftType]) -> Double? {
    var cost = 0.6
    for bound in bounds {
      guard let name = bound.name else { continue }
      if name == "StringProtocol" { cost = 0.5 }
      guard index.declaresType(named: name) else { continue }
      if lookup.conforms(.string, to: name) != true, !Self.stringProtocols.contains(name) {
        return nil
      }
    }
    return cost
  }

  private static let stringProtocols: Set<String> = [
    "CustomStringConvertible", "Sequence", "Collection", "BidirectionalCollection",
    "StringProtocol", "Identifiable", "RawRepresentable",
  ]

  func fitNumber(
    isFloatingPoint: Bool,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.2
    case .function, .tuple, .metatype: return nil
    case .composition: return 0.4
    case .nominal(let name, _):
      switch name {
      case "Double": return isFloatingPoint ? 0 : 0.1
      case "CGFloat", "Float", "TimeInterval": return 0.1
      case "Int": return isFloatingPoint ? nil : 0
      case "String", "Bool", "Substring", "Character", "StaticString", "Text": return nil
      case "Any", "Hashable", "Equatable", "Comparable", "Sendable": return 0.4
      default: break
      }
      guard let entry = index.type(named: name), entry.isDeclared else { return 0.5 }
      if lookup.conforms(type, to: "BinaryInteger") == true { return isFloatingPoint ? nil : 0.1 }
      return entry.role == nil ? 0.8 : nil
    }
  }

  /// Returns how well a range fits, whose literal bounds take the type that the place asks for.
  func fitRange(
    _ range: Expression,
    _ lower: Expression,
    _ upper: Expression,
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard let name = type.name, name == "ClosedRange" || name == "Range",
      inference.type(of: range).name == name, let bound = type.arguments.first
    else { return convert(inference.type(of: range), to: type, bounds) }
    guard let first = fit(lower, to: bound, bounds), let second = fit(upper, to: bound, bounds)
    else { return nil }
    return max(first, second)
  }

  func fitNull(to type: SwiftType) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.5
    case .nominal(let name, _):
      return index.declaresType(named: name) ? nil : 0.5
    default: return nil
    }
  }

  func fitArray(
    _ elements: [Expression],
    to type: SwiftType,
    _ bounds: [String: [SwiftType]]
  ) -> Double? {
    guard case .nominal(let name, let arguments) = type,
      ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(name),
      let element = arguments.first
    else { return fitCollection(to: type) }
    var cost = 0.0
    for value in elements {
      guard let fit = fit(value, to: element, bounds) else { return nil }
      cost = max(cost, fit)
    }
    return cost
  }

  /// Returns how well a collection literal fits a type that is no array.
  func fitCollection(to type: SwiftType) -> Double? {
    switch type {
    case .unknown: return 0.3
    case .parameter, .dependent: return 0.3
    case .function, .metatype, .tuple: return nil
    case .composition: return 0.5
    case .nominal(let name, _):
      if name == "Dictionary" { return 0 }
      if name == "Any" { return 0.6 }
      if lookup.conforms(type, to: "StringProtocol") == true { return nil }
      guard let entry = index.type(named: name), entry.isDeclared else { return 0.5 }
      return entry.role == nil ? 1 : nil
    }
  }
}
