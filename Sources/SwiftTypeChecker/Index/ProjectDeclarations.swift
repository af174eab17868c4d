import Synchronization

/// The declarations of all files and of the platform, merged on demand.
///
/// All tasks share it. Its answers depend on the files only, not on the order of the lookups.
package final class ProjectDeclarations: Sendable {
  /// The sources of the declarations of the project's files.
  private let files: [Source]
  /// The paths of the project's files.
  private let paths: [String]
  /// The platform's tables, which are numbered before the project's files.
  private let known = PlatformDeclarations.files
  private let places: DeclarationTables
  private let snapshot: SnapshotBytes
  /// Cached answers by the first bits of their names, so that tasks seldom wait for each other.
  private let answers: [Shard]
  private let damage = Atomic<Bool>(false)

  /// The source of the declarations of a file.
  package enum Source: Sendable {
    /// The file was read.
    case read(FileDeclarations)
    /// The file is unchanged, and its declarations are these bytes of the cache.
    case kept(Range<Int>)
  }

  private final class Shard: Sendable {
    let answers = Mutex(LookupCache())
  }

  /// Creates the declarations of files.
  package init(
    _ files: [Source],
    paths: [String],
    _ places: DeclarationTables,
    snapshot: SnapshotBytes
  ) {
    self.files = files
    self.paths = paths
    self.places = places
    self.snapshot = snapshot
    answers = (0..<64).map { _ in Shard() }
  }

  /// Whether cached declarations were damaged, which makes all answers invalid.
  package var isDamaged: Bool { damage.load(ordering: .relaxed) }

  /// Returns the cached answer for a key, or the result of `make`.
  func answer(
    _ key: DeclarationKey,
    _ make: (ProjectDeclarations) -> LookupResult
  ) -> LookupResult {
    guard places.contains(key) else { return .nothing }
    let shard = answers[Int(key.rawValue >> 58)]
    if let known = shard.answers.withLock({ $0[key] }) { return known }
    let answer = make(self)
    shard.answers.withLock { _ = $0.add(answer, key) }
    return answer
  }
}

extension ProjectDeclarations {
  /// Returns the merged fragments of a type; `nil` if there are none.
  func type(named name: String) -> TypeEntry? {
    var fragments: [TypeEntry.Part] = []
    var nested: Set<String> = []
    for location in places.places(of: .type(name)) {
      guard case .type(let fragment)? = entry(at: location) else { continue }
      let declared = self.name(of: fragment)
      if declared == name {
        let file = number(ofFileAt: location)
        fragments.append(TypeEntry.Part(fragment: fragment, file: file, path: path(ofFile: file)))
      } else if fragment.isDeclaration, let last = fragment.path.last, declared == "\(name).\(last)"
      {
        nested.insert(last)
      }
    }
    if fragments.contains(where: { $0.fragment.isDeclaration && !$0.isKnown }) {
      fragments.removeAll { PlatformDeclarations.isPackage($0.file) }
    }
    guard !fragments.isEmpty || !nested.isEmpty else { return nil }
    return TypeEntry(name: name, joining: fragments, nested: nested)
  }

  /// Returns the functions of a type.
  func functions(named name: String, ofType type: String) -> [FunctionEntry] {
    places.places(of: .functions(name, ofType: type)).flatMap { members(at: $0) }
      .filter { $0.declaration.name == name && $0.owner == type }
  }

  /// Returns the functions of this name of all types, by the names of the types.
  ///
  /// A value whose type is not known is seldom one of a package.
  func members(named name: String) -> [FunctionEntry] {
    places.places(of: .members(name)).flatMap { members(at: $0) }
      .filter { $0.declaration.name == name && !PlatformDeclarations.isPackage($0.file) }
      .enumerated()
      .sorted { ($0.element.owner ?? "", $0.offset) < ($1.element.owner ?? "", $1.offset) }
      .map(\.element)
  }

  /// Returns the static variables of this name of all types, by the names of the types.
  func staticVariables(named name: String) -> [VariableEntry] {
    places.places(of: .staticVariables(name)).flatMap { variables(at: $0) }
      .filter { $0.name == name && $0.entry.declaration.isStatic }
      .map(\.entry)
      .enumerated()
      .sorted { ($0.element.owner ?? "", $0.offset) < ($1.element.owner ?? "", $1.offset) }
      .map(\.element)
  }

  /// Returns the path of a file of the project; `nil` for a table of the platform.
  func path(ofFile file: Int) -> String? {
    paths.indices.contains(file) ? paths[file] : nil
  }

  /// Returns the functions outside of types, or the macros.
  func functions(_ key: DeclarationKey, named name: String) -> [FunctionEntry] {
    places.places(of: key)
      .compactMap { location in
        guard case .function(let function, nil)? = entry(at: location), function.name == name else {
          return nil
        }
        return FunctionEntry(
          declaration: function,
          isKnown: isKnown(location),
          file: number(ofFileAt: location)
        )
      }
  }

  /// Returns the variables of a type, or those outside of types.
  func variables(
    _ key: DeclarationKey,
    named name: String,
    ofType type: String?
  ) -> [VariableEntry] {
    let found = places.places(of: key).flatMap { variables(at: $0) }
      .filter { $0.name == name && $0.entry.owner == type }
      .map(\.entry)
    // A type of the project may have the name of one of the platform.
    let own = found.filter { !$0.isKnown }
    return own.isEmpty ? found : own
  }

  /// Returns the alias of a type.
  ///
  /// It takes precedence over the default of an associated type.
  func alias(named name: String, ofType type: String) -> AliasDeclaration? {
    var result: AliasDeclaration?
    for location in places.places(of: .alias(name, ofType: type)) {
      guard case .alias(let alias, let owner?)? = entry(at: location), alias.name == name,
        fragment(owner, of: location.file).map({ self.name(of: $0) }) == type
      else { continue }
      if alias.target != nil || result == nil { result = alias }
    }
    return result
  }

  /// Returns the last alias outside of types.
  func alias(named name: String) -> AliasDeclaration? {
    for location in places.places(of: .alias(name)).reversed() {
      if case .alias(let alias, nil)? = entry(at: location), alias.name == name { return alias }
    }
    return nil
  }

  /// Returns whether a type of this name implements a macro whose expansion contains localized
  /// strings.
  func isLocalizingMacro(implementedBy name: String) -> Bool {
    places.places(of: .localizingMacro(name))
      .contains { location in
        guard case .type(let fragment)? = entry(at: location) else { return false }
        return fragment.isLocalizingMacro && fragment.path.last == name
      }
  }
}

extension ProjectDeclarations {
  /// Returns the number of a file in entries, which is negative for the platform's tables.
  private func number(ofFileAt location: DeclarationPlace) -> Int {
    Int(location.file) - known.count
  }

  private func isKnown(_ location: DeclarationPlace) -> Bool {
    Int(location.file) < known.count
  }

  /// Returns the entry at a location; `nil` if there is none, which only a damaged cache can cause.
  private func entry(at location: DeclarationPlace) -> FileDeclarations.Entry? {
    guard !isKnown(location) else { return known[Int(location.file)].entry(Int(location.entry)) }
    let entry: FileDeclarations.Entry? =
      switch files[number(ofFileAt: location)] {
      case .read(let declarations): declarations.entry(Int(location.entry))
      case .kept(let range):
        snapshot.withBytes(range) { EncodedDeclarations($0).entry(Int(location.entry)) }
      }
    if entry == nil { damage.store(true, ordering: .relaxed) }
    return entry
  }

  private func fragment(_ entry: Int, of file: UInt32) -> TypeFragment? {
    let location = DeclarationPlace(file: file, entry: UInt32(clamping: entry))
    guard case .type(let fragment)? = self.entry(at: location) else { return nil }
    return fragment
  }

  private func name(of fragment: TypeFragment) -> String {
    places.name(of: fragment)
  }

  /// Returns the function at a location, and the additional overload that the platform has with it.
  private func members(at location: DeclarationPlace) -> [FunctionEntry] {
    guard case .function(let function, let owner?)? = entry(at: location),
      let fragment = fragment(owner, of: location.file)
    else { return [] }
    let entry = FunctionEntry(
      declaration: function,
      owner: name(of: fragment),
      equalities: fragment.equalities,
      bounds: fragment.isDeclaration ? [] : fragment.generics,
      isInExtension: !fragment.isDeclaration,
      isKnown: isKnown(location),
      file: number(ofFileAt: location)
    )
    return entry.isKnown ? [entry] + (entry.takingResources.map { [$0] } ?? []) : [entry]
  }

  private func variables(at location: DeclarationPlace) -> [(name: String, entry: VariableEntry)] {
    guard case .variable(let variable, let owner)? = entry(at: location) else { return [] }
    let fragment = owner.flatMap { self.fragment($0, of: location.file) }
    let type = fragment.map { self.name(of: $0) }
    let bounds = fragment.flatMap { $0.isDeclaration ? nil : $0.generics } ?? []
    return variable.pattern.names.enumerated()
      .map { position, name in
        let entry = VariableEntry(
          declaration: variable,
          owner: type,
          equalities: fragment?.equalities ?? [],
          bounds: bounds,
          isKnown: isKnown(location),
          file: number(ofFileAt: location),
          identifier: Int(location.file) << 40 | Int(location.entry) << 8 | position
        )
        return (name, entry)
      }
  }
}

extension ProjectDeclarations {
  /// Creates the declarations of the platform and of files that were all read.
  package convenience init(_ trees: [SourceTree]) {
    let files = trees.map { FileDeclarations($0) }
    self.init(
      files.map { .read($0) },
      paths: trees.map(\.path),
      DeclarationTables(files.map(\.keys), of: files),
      snapshot: .none
    )
  }
}
