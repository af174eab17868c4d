/// A name for the lookup of declarations, with the kind of lookup, as 64 bits.
///
/// A collision of two names is practically impossible. Each answer is checked against its name, so
/// a collision would cost time, but not correctness.
package struct DeclarationKey: Hashable, BitwiseCopyable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ kind: Kind, _ name: String, ofType type: String? = nil) {
    let seed = Fingerprint(rawValue: kind.rawValue)
    rawValue = (type.map { Fingerprint($0, seed: seed) } ?? seed).adding(name).rawValue
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  private enum Kind: UInt64 {
    case type = 1
    case declaredType
    case memberFunctions
    case memberVariables
    case memberAlias
    case functions
    case variables
    case alias
    case everyAlias
    case macros
    case membersOfAnyType
    case staticVariables
    case localizingMacro
  }

  /// The declarations of a type, without its members.
  static func type(_ name: String) -> Self { Self(.type, name) }
  /// The declaration of a type, and not extensions of it.
  static func declaredType(_ name: String) -> Self { Self(.declaredType, name) }

  static func functions(_ name: String, ofType type: String) -> Self {
    Self(.memberFunctions, name, ofType: type)
  }
  static func variables(_ name: String, ofType type: String) -> Self {
    Self(.memberVariables, name, ofType: type)
  }
  static func alias(_ name: String, ofType type: String) -> Self {
    Self(.memberAlias, name, ofType: type)
  }

  static func functions(_ name: String) -> Self { Self(.functions, name) }
  static func variables(_ name: String) -> Self { Self(.variables, name) }
  static func alias(_ name: String) -> Self { Self(.alias, name) }
  /// All aliases outside of types.
  static let everyAlias = Self(.everyAlias, "")
  static func macros(_ name: String) -> Self { Self(.macros, name) }
  /// The functions of this name of all types.
  static func members(_ name: String) -> Self { Self(.membersOfAnyType, name) }
  /// The static variables of this name of all types.
  static func staticVariables(_ name: String) -> Self { Self(.staticVariables, name) }
  /// The implementation of a macro whose expansion contains localized strings.
  static func localizingMacro(_ name: String) -> Self { Self(.localizingMacro, name) }
}

/// The low half of a key, for the record of the names that a file depends on.
///
/// After a collision, a file depends on one name more than necessary.
package typealias ShortDeclarationKey = UInt32

extension DeclarationKey {
  /// The key as the cache stores it.
  package var shortened: ShortDeclarationKey { UInt32(truncatingIfNeeded: rawValue) }
}

// MARK: - Keys

extension FileDeclarations {
  /// The names of the entries, each with the number of an entry.
  ///
  /// An entry may have several names. Entries in extensions whose first component may be a module
  /// are not included.
  package var keys: [(key: DeclarationKey, entry: Int)] {
    keys(withGlobals: true) { fragment in
      guard fragment.doubtfulName == nil else { return nil }
      return Owner(name: fragment.path.joined(separator: "."), isFirst: true)
    }
  }

  /// Returns the names of the entries in extensions whose type depends on the whole project.
  package func keys(resolvedBy tables: DeclarationTables) -> [(key: DeclarationKey, entry: Int)] {
    keys(withGlobals: false) { fragment in
      guard tables.resolves(fragment) else { return nil }
      // The names of the members of an alias that need no type are already counted.
      return Owner(name: tables.name(of: fragment), isFirst: fragment.doubtfulName != nil)
    }
  }

  /// The type of members.
  private struct Owner {
    var name: String
    /// Whether its members are counted for the first time.
    var isFirst: Bool
  }

  private func keys(
    withGlobals: Bool,
    below owner: (TypeFragment) -> Owner?
  ) -> [(key: DeclarationKey, entry: Int)] {
    var result: [(key: DeclarationKey, entry: Int)] = []
    result.reserveCapacity(withGlobals ? entries.count * 3 : 0)
    var owners: [Int: Owner] = [:]
    for (position, entry) in entries.enumerated() {
      if case .type(let fragment) = entry {
        guard let owner = owner(fragment) else { continue }
        owners[position] = owner
        for key in Self.keys(of: fragment, named: owner.name) { result.append((key, position)) }
      } else if let type = entry.type {
        guard let owner = owners[type] else { continue }
        for key in entry.keys(ofMemberOf: owner.name) { result.append((key, position)) }
        guard owner.isFirst else { continue }
        for key in entry.unownedKeys { result.append((key, position)) }
      } else if withGlobals {
        for key in entry.globalKeys { result.append((key, position)) }
      }
    }
    return result
  }

  private static func keys(of fragment: TypeFragment, named name: String) -> [DeclarationKey] {
    var keys: [DeclarationKey] = [.type(name)]
    guard fragment.isDeclaration else { return keys }
    // The members of a doubtful extension do not help to resolve another one.
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
    case .type: []
    case .function(let function, _): [.functions(function.name, ofType: type)]
    case .variable(let variable, _): variable.pattern.names.map { .variables($0, ofType: type) }
    case .alias(let alias, _): [.alias(alias.name, ofType: type)]
    }
  }

  /// The names of a member that do not depend on its type.
  fileprivate var unownedKeys: [DeclarationKey] {
    switch self {
    case .function(let function, .some) where !["init", "subscript"].contains(function.name):
      [.members(function.name)]
    case .variable(let variable, .some) where variable.isStatic:
      variable.pattern.names.map { .staticVariables($0) }
    default: []
    }
  }

  fileprivate var globalKeys: [DeclarationKey] {
    switch self {
    case .type: []
    case .function(let function, _):
      [function.kind == .macro ? .macros(function.name) : .functions(function.name)]
    case .variable(let variable, _): variable.pattern.names.map { .variables($0) }
    case .alias(let alias, _): [.alias(alias.name), .everyAlias]
    }
  }
}

extension Pattern {
  /// The names that the pattern binds.
  package var names: [String] {
    switch self {
    case .name(let name): [name]
    case .tuple(let elements), .enumCase(_, _, let elements): elements.flatMap(\.pattern.names)
    case .optional(let pattern), .typed(let pattern, _): pattern.names
    case .expression, .wildcard: []
    }
  }
}
