/// The declarations of all sources and of the platform, as a file looks them up.
///
/// Every lookup goes by a name, and the index records the name. The strings of a file depend only
/// on the declarations under these names. Several files may use an index one after another. The
/// index caches their conclusions together with the names.
package final class DeclarationIndex {
  private let declarations: ProjectDeclarations
  // The check of exclusive access at run time takes longer than most of the accesses.
  @exclusivity(unchecked) private var answers = LookupCache()
  @exclusivity(unchecked) private var graph = DependencyGraph()
  /// The number of files that have used the index.
  private var fileCount = 0

  /// Creates an index.
  package init(_ declarations: ProjectDeclarations) {
    self.declarations = declarations
  }

  /// Begins with another file, which does not depend on anything yet.
  func beginFile() {
    graph.beginFile()
    fileCount += 1
  }

  /// The names on which the findings of the file depend, whether or not they are declared.
  package var dependencies: [ShortDeclarationKey] {
    graph.names().map { answers.keys[$0].shortened }
  }

  private func answer(
    _ key: DeclarationKey,
    _ make: (ProjectDeclarations) -> LookupResult
  ) -> LookupResult {
    if let number = answers.number(of: key) {
      graph.note(.name(number))
      return answers[number]
    }
    let answer = declarations.answer(key, make)
    graph.note(.name(answers.add(answer, key)))
    return answer
  }

  /// Returns the declarations of a type, without its members.
  ///
  /// - Parameter name: The qualified name: `Outer.Inner`.
  /// - Returns: The type; `nil` if it has neither a declaration nor an extension.
  package func type(named name: String) -> TypeEntry? {
    let answer = answer(.type(name)) { .type($0.type(named: name)) }
    guard case .type(let type) = answer else { return nil }
    return type
  }

  /// Returns whether the declaration of a type is known, and not only extensions of it.
  package func declaresType(named name: String) -> Bool {
    type(named: name)?.isDeclared ?? false
  }

  /// Returns the functions, initializers, subscripts and cases of this name that a type declares.
  package func functions(named name: String, ofType type: String) -> [FunctionEntry] {
    let answer = answer(.functions(name, ofType: type)) {
      .functions($0.functions(named: name, ofType: type))
    }
    guard case .functions(let functions) = answer else { return [] }
    guard functions.contains(where: { PlatformDeclarations.isPackage($0.file) }),
      declaresType(named: type), self.type(named: type)?.isOfPlatform == false
    else { return functions }
    // A type of the sources is not the one of the package, or it is, and more is known of it.
    return functions.filter { !PlatformDeclarations.isPackage($0.file) }
  }

  /// Returns the variables of this name that a type declares.
  package func variables(named name: String, ofType type: String) -> [VariableEntry] {
    let key = DeclarationKey.variables(name, ofType: type)
    let answer = answer(key) { .variables($0.variables(key, named: name, ofType: type)) }
    guard case .variables(let variables) = answer else { return [] }
    return variables
  }

  /// Returns the alias or associated type of this name that a type declares.
  func alias(named name: String, ofType type: String) -> AliasDeclaration? {
    let answer = answer(.alias(name, ofType: type)) { .alias($0.alias(named: name, ofType: type)) }
    guard case .alias(let alias) = answer else { return nil }
    return alias
  }

  /// Returns the functions of this name outside of types.
  package func functions(named name: String) -> [FunctionEntry] {
    functions(.functions(name), named: name)
  }

  /// Returns the declarations of a macro.
  func macros(named name: String) -> [FunctionEntry] {
    functions(.macros(name), named: name)
  }

  private func functions(_ key: DeclarationKey, named name: String) -> [FunctionEntry] {
    let answer = answer(key) { .functions($0.functions(key, named: name)) }
    guard case .functions(let functions) = answer else { return [] }
    return functions
  }

  /// Returns the variables of this name outside of types.
  package func variables(named name: String) -> [VariableEntry] {
    let key = DeclarationKey.variables(name)
    let answer = answer(key) { .variables($0.variables(key, named: name, ofType: nil)) }
    guard case .variables(let variables) = answer else { return [] }
    return variables
  }

  /// Returns the alias of this name outside of types.
  func alias(named name: String) -> AliasDeclaration? {
    let answer = answer(.alias(name)) { .alias($0.alias(named: name)) }
    guard case .alias(let alias) = answer else { return nil }
    return alias
  }

  /// Returns the functions of this name of all types, for bases whose types are not known.
  func members(named name: String) -> [FunctionEntry] {
    let answer = answer(.members(name)) { .functions($0.members(named: name)) }
    guard case .functions(let functions) = answer else { return [] }
    return functions
  }

  /// Returns the declarations of a type that several files declare; `nil` for every other type.
  func rivals(ofType name: String) -> AmbiguousTypeDeclarations? {
    type(named: name)?.rivals
  }

  /// Returns the path of a file of the project, by the number that an entry has.
  func path(ofFile file: Int) -> String? {
    declarations.path(ofFile: file)
  }

  /// Returns the static variables of this name in extensions of types that are not available.
  func staticVariables(named name: String) -> [VariableEntry] {
    let answer = answer(.staticVariables(name)) { .variables($0.staticVariables(named: name)) }
    guard case .variables(let variables) = answer else { return [] }
    // Whether a type is available is a lookup with its own name.
    return variables.filter { variable in
      variable.owner.map { !declaresType(named: $0) } ?? false
    }
  }

  /// Returns whether a type of this name implements a macro whose expansion contains localized
  /// strings.
  package func isLocalizingMacro(implementedBy name: String) -> Bool {
    let answer = answer(.localizingMacro(name)) {
      .existence($0.isLocalizingMacro(implementedBy: name))
    }
    guard case .existence(let exists) = answer else { return false }
    return exists
  }
}

extension DeclarationIndex {
  /// Computes a value, and records its dependencies.
  func conclude<Value>(_ find: () -> Value) -> CachedQuery<Value> {
    graph.begin()
    let value = find()
    let (basis, isBrokenOff) = graph.end()
    return CachedQuery(value: value, basis: basis, file: isBrokenOff ? fileCount : nil)
  }

  /// Records that the file depends on a conclusion.
  ///
  /// - Returns: `false` if the conclusion is not valid for the file.
  func take<Value>(_ conclusion: CachedQuery<Value>) -> Bool {
    if let file = conclusion.file {
      guard file == fileCount else { return false }
      graph.markIncomplete()
    }
    graph.note(conclusion.basis)
    return true
  }

  /// Records that a search stops early, although it might continue from another start.
  ///
  /// So its result is valid for the current file only.
  func markIncomplete() {
    graph.markIncomplete()
  }
}

/// Results of lookups by their names.
///
/// A key is already a good hash, so a lookup here is much faster than in a dictionary, which hashes
/// the key again. A file does a few thousand lookups.
struct LookupCache: Sendable {
  /// The keys in the order of their insertion.
  private(set) var keys: [DeclarationKey] = []
  private var answers: [LookupResult] = []
  /// For each slot, the number of an answer plus one; 0 for an empty slot.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// The answer for a key.
  subscript(key: DeclarationKey) -> LookupResult? { number(of: key).map { answers[$0] } }

  /// The answer with a number.
  subscript(number: Int) -> LookupResult { answers[number] }

  /// Returns the number of the answer for a key: the count of the answers before it.
  func number(of key: DeclarationKey) -> Int? {
    let slot = slot(of: key)
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// Adds the answer for a key, unless it has one.
  ///
  /// - Returns: The number of the answer.
  mutating func add(_ answer: LookupResult, _ key: DeclarationKey) -> Int {
    let slot = slot(of: key)
    guard slots[slot] == 0 else { return Int(slots[slot]) - 1 }
    keys.append(key)
    answers.append(answer)
    slots[slot] = UInt32(keys.count)
    if keys.count * 2 > slots.count { grow() }
    return keys.count - 1
  }

  /// Returns the slot of a key, or the free slot for it.
  private func slot(of key: DeclarationKey) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.rawValue) & mask
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() { slots[slot(of: key)] = UInt32(number + 1) }
  }
}

/// The declarations under a name.
enum LookupResult: Sendable {
  case type(TypeEntry?)
  case functions([FunctionEntry])
  case variables([VariableEntry])
  case alias(AliasDeclaration?)
  case existence(Bool)
  /// No declaration, which is the most frequent result.
  case nothing
}
