extension FileDeclarations {
  /// Returns the names under which the entries count.
  ///
  /// - Parameters:
  ///   - isDoubtful: Whether those below extensions are wanted whose first component may be a
  ///     module, or all others.
  ///   - isModule: Tells whether the first component of such an extension is one.
  /// - Returns: Each name with the number of an entry; an entry may have several names.
  func keys(
    isDoubtful: Bool,
    isModule: (TypeFragment) -> Bool = { _ in false }
  ) -> [(key: DeclarationKey, entry: Int)] {
    var result: [(key: DeclarationKey, entry: Int)] = []
    result.reserveCapacity(entries.count * 3)
    var types: [Int: String] = [:]
    for (position, entry) in entries.enumerated() {
      if case .type(let fragment) = entry {
        guard isDoubtful == (fragment.doubtfulName != nil) else { continue }
        let name = fragment.name(withoutModule: isDoubtful && isModule(fragment))
        types[position] = name
        for key in Self.keys(of: fragment, named: name) { result.append((key, position)) }
      } else if let type = entry.type {
        guard let name = types[type] else { continue }
        for key in entry.keys(ofMemberOf: name) { result.append((key, position)) }
      } else if !isDoubtful {
        for key in entry.globalKeys { result.append((key, position)) }
      }
    }
    return result
  }

  private static func keys(of fragment: TypeFragment, named name: String) -> [DeclarationKey] {
    var keys: [DeclarationKey] = [.type(name)]
    guard fragment.isDeclaration else { return keys }
    // What a doubtful extension declares does not help to tell whether another one is.
    if fragment.doubtfulName == nil { keys.append(.declaredType(name)) }
    if let dot = name.lastIndex(of: ".") { keys.append(.type(String(name[..<dot]))) }
    if fragment.isLocalizingMacro, let last = fragment.path.last {
      keys.append(.localizingMacro(last))
    }
    return keys
  }
}

extension FileDeclarations.Entry {
  /// The entry of the type that this one is a member of.
  var type: Int? {
    switch self {
    case .type: nil
    case .function(_, let type), .variable(_, let type), .alias(_, let type): type
    }
  }

  fileprivate func keys(ofMemberOf type: String) -> [DeclarationKey] {
    switch self {
    case .type: return []
    case .function(let function, _):
      let name = function.name
      let key = DeclarationKey.functions(name, ofType: type)
      return name == "init" || name == "subscript" ? [key] : [key, .members(name)]
    case .variable(let variable, _):
      let names = variable.pattern.names
      let own = names.map { DeclarationKey.variables($0, ofType: type) }
      return variable.isStatic ? own + names.map { .staticVariables($0) } : own
    case .alias(let alias, _): return [.alias(alias.name, ofType: type)]
    }
  }

  fileprivate var globalKeys: [DeclarationKey] {
    switch self {
    case .type: []
    case .function(let function, _):
      [function.kind == .macro ? .macros(function.name) : .functions(function.name)]
    case .variable(let variable, _): variable.pattern.names.map { .variables($0) }
    case .alias(let alias, _): [.alias(alias.name)]
    }
  }
}

extension Pattern {
  /// The names that the pattern binds.
  var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let elements), .enumCase(_, let elements): elements.flatMap(\.pattern.names)
    case .optional(let pattern), .typed(let pattern, _): pattern.names
    case .expression, .wildcard: []
    }
  }
}
