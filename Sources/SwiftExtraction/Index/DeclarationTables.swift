/// The places of the declarations of the platform and of a project.
struct DeclarationTables: Sendable {
  /// Those of the platform's tables.
  private let known = KnownDeclarations.places
  /// Those of the project, but for those below extensions whose first component may be a module.
  var project: DeclarationTable
  /// Those below extensions of which only the whole of the project tells the type.
  var doubtful = DeclarationTable.empty
  /// The types that aliases mean which extensions go by, such as `TimeInterval`.
  private(set) var extendedAliases: [String: String] = [:]

  /// Returns the places of a name, in the order of files and of the entries in them.
  func places(of key: DeclarationKey) -> [DeclarationPlace] {
    // The platform's files come first.
    var places = known.places(of: key)
    let doubtful = doubtful.places(of: key)
    places += project.places(of: key)
    return doubtful.isEmpty ? places : (places + doubtful).sorted()
  }

  /// Returns whether anything is declared under a name.
  func contains(_ key: DeclarationKey) -> Bool {
    known.contains(key) || project.contains(key) || doubtful.contains(key)
  }

  /// Returns whether only the whole of the project tells the type of an extension, or of what stands
  /// in it.
  func resolves(_ fragment: TypeFragment) -> Bool {
    fragment.doubtfulName != nil || extendedAlias(of: fragment) != nil
  }

  /// Returns the qualified name of the type that a declaration or an extension is of.
  func name(of fragment: TypeFragment) -> String {
    if let type = extendedAlias(of: fragment) {
      return ([type] + fragment.path.dropFirst()).joined(separator: ".")
    }
    return fragment.path.dropFirst(startsWithModule(fragment) ? 1 : 0).joined(separator: ".")
  }

  private func extendedAlias(of fragment: TypeFragment) -> String? {
    guard fragment.extendedCount == 1, !extendedAliases.isEmpty else { return nil }
    return fragment.path.first.flatMap { extendedAliases[$0] }
  }

  /// Returns whether the first component of an extended type's name is a module: then a type of the
  /// remaining name is declared, and none of the whole.
  private func startsWithModule(_ fragment: TypeFragment) -> Bool {
    guard let name = fragment.doubtfulName else { return false }
    return !declaresType(name) && declaresType(fragment.nameInModule)
  }

  private func declaresType(_ name: String) -> Bool {
    project.contains(.declaredType(name)) || known.contains(.declaredType(name))
  }
}

extension DeclarationTables {
  /// Finds the aliases that extensions go by.
  ///
  /// - Parameter entry: Returns the entry at a place.
  mutating func findExtendedAliases(
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) {
    var names = KnownDeclarations.aliasNames
    for place in project.places(of: .everyAlias) {
      if case .alias(let alias, nil)? = entry(place) { names.insert(alias.name) }
    }
    extendedAliases = [:]
    for name in names where !declaresType(name) && isExtended(name) {
      extendedAliases[name] = declaredType(named: name, entry)
    }
  }

  private func isExtended(_ name: String) -> Bool {
    project.contains(.type(name)) || known.contains(.type(name))
  }

  /// Returns the type that an alias means; `nil` for one of no plain type.
  private func declaredType(
    named alias: String,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> String? {
    var current = alias
    // Aliases may lead in a circle.
    for _ in 0..<8 {
      guard case .named(let components)? = target(of: current, entry), components.count == 1,
        components[0].arguments.isEmpty
      else { return nil }
      current = components[0].name
      if declaresType(current) { return current }
    }
    return nil
  }

  /// Returns what the last alias of a name stands for.
  private func target(
    of name: String,
    _ entry: (DeclarationPlace) -> FileDeclarations.Entry?
  ) -> TypeReference? {
    for place in places(of: .alias(name)).reversed() {
      if case .alias(let alias, nil)? = entry(place), alias.name == name { return alias.target }
    }
    return nil
  }

  /// Returns the files that extend one of some aliases.
  func files(extending aliases: some Sequence<String>) -> Set<Int> {
    var files: Set<Int> = []
    for alias in aliases {
      for place in known.places(of: .type(alias)) + project.places(of: .type(alias)) {
        files.insert(Int(place.file))
      }
    }
    return files
  }
}
