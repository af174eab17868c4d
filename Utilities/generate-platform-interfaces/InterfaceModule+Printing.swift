import SwiftTypeChecker

/// Prints a module as declarations, one a line, in an order that depends only on the declarations.
extension InterfaceModule {
  /// The declarations as lines.
  var lines: [String] {
    var lines = members.values.sorted().spelling
    for type in types.values.sorted(by: { $0.name < $1.name }) {
      if !isNested(type) { lines += block(of: type) }
      lines += constrainedExtensions(of: type)
    }
    return lines
  }

  /// Returns whether the type is written inside its enclosing type.
  private func isNested(_ type: InterfaceType) -> Bool {
    guard type.kind != nil, let outer = type.outerName else { return false }
    return types[outer] != nil
  }

  /// Returns the type with the members that have no additional requirements.
  private func block(of type: InterfaceType) -> [String] {
    let plain = type.members.values.filter(\.requirements.isEmpty).sorted()
    let nested = types.values
      .filter { $0.kind != nil && $0.outerName == type.name }
      .sorted { $0.name < $1.name }
    var body = plain.spelling
    body += nested.flatMap { block(of: $0) }
    // An empty extension has no effect.
    if type.kind == nil, body.isEmpty, type.inherited.isEmpty { return [] }
    return block(type.head, body)
  }

  private func constrainedExtensions(of type: InterfaceType) -> [String] {
    let members = Dictionary(
      grouping: type.members.values.filter { !$0.requirements.isEmpty },
      by: { $0.requirements.joined(separator: ", ") }
    )
    let conformances = Dictionary(
      grouping: type.conformances.filter { !$0.requirements.isEmpty },
      by: { $0.requirements.joined(separator: ", ") }
    )
    return Set(members.keys).union(conformances.keys).sorted()
      .flatMap { requirements in
        let parents = (conformances[requirements] ?? []).map(\.type).list
        let head = "extension \(type.name)\(parents) where \(requirements)"
        return block(head, (members[requirements] ?? []).sorted().spelling)
      }
  }

  private func block(_ head: String, _ body: [String]) -> [String] {
    body.isEmpty ? ["\(head) {}"] : ["\(head) {"] + body.map { "  \($0)" } + ["}"]
  }
}

extension InterfaceType {
  fileprivate var head: String {
    let keyword =
      switch kind {
      case .structure: "struct \(ownName)"
      case .enumeration: "enum \(ownName)"
      case .protocolType: "protocol \(ownName)"
      case .nominal: "class \(ownName)"
      case .extended, nil: "extension \(name)"
      }
    let text = kind == nil ? keyword : keyword + generics.spelling
    return (roles + [text + inherited.list]).joined(separator: " ")
  }
}

extension [TypeReference] {
  /// The types after a colon, as the head of a declaration names them; empty if there are none.
  fileprivate var list: String {
    isEmpty ? "" : ": \(map(\.declaredSpelling).sorted().joined(separator: ", "))"
  }
}

extension [InterfaceMember] {
  /// The declarations, one a line.
  ///
  /// Variables of the same type share a line.
  fileprivate var spelling: [String] {
    var lines: [String] = []
    var places: [String: Int] = [:]
    for member in self {
      let text = member.declaration.spelling(withDetails: true)
      guard case .variable(let variable) = member.declaration, let name = variable.quotedName,
        let type = variable.type?.declaredSpelling
      else {
        lines.append(text)
        continue
      }
      let group = "\(variable.isStatic) \(variable.isBuilder) \(type)"
      if let location = places[group] {
        lines[location] = "\(lines[location].dropLast(type.count + 2)), \(name): \(type)"
      } else {
        places[group] = lines.count
        lines.append(text)
      }
    }
    return lines
  }
}

extension InterfaceMember: Comparable {
  static func < (lhs: InterfaceMember, rhs: InterfaceMember) -> Bool {
    let left = (lhs.rank, lhs.declaration.baseName, lhs.identity)
    return left < (rhs.rank, rhs.declaration.baseName, rhs.identity)
  }

  static func == (lhs: InterfaceMember, rhs: InterfaceMember) -> Bool {
    lhs.identity == rhs.identity
  }

  /// The sort order of the kinds of members.
  private var rank: Int {
    switch declaration {
    case .alias: 0
    case .variable: 2
    case .type: 5
    case .function(let function):
      switch function.kind {
      case .enumCase: 1
      case .initializer: 3
      case .function, .subscripting, .macro: 4
      }
    }
  }
}
