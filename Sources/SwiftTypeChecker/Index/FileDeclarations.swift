/// The declarations of one file as entries: one for each type, extension, member and global.
///
/// Entries do not depend on other files. So files are processed in parallel, and the cached entries
/// of an unchanged file stay valid.
package struct FileDeclarations: Sendable {
  /// The entries in the order of the file.
  ///
  /// A type comes before its members, and all its members before the types that are nested in it.
  private(set) var entries: [Entry] = []
  /// Whether some of the extensions are of types whose first component may be a module.
  package private(set) var isDoubtful = false
  private let isKnown: Bool

  /// One declaration.
  package enum Entry: Sendable {
    case type(TypeFragment)
    /// A function, and the entry of the type that it is a member of.
    case function(FunctionDeclaration, of: Int?)
    case variable(VariableDeclaration, of: Int?)
    case alias(AliasDeclaration, of: Int?)
  }

  /// Creates declarations from existing entries.
  package init(entries: [Entry]) {
    self.entries = entries
    isKnown = false
    isDoubtful = entries.contains { entry in
      guard case .type(let fragment) = entry else { return false }
      return fragment.isDoubtful
    }
  }

  /// Creates the declarations of a file.
  ///
  /// - Parameters:
  ///   - tree: The content of the file.
  ///   - isKnown: Whether it is a table of the platform, which names all initializers.
  package init(_ tree: SourceTree, isKnown: Bool = false) {
    self.isKnown = isKnown
    for case .declaration(let declaration) in tree.statements { add(declaration) }
    for declaration in tree.localDeclarations { add(declaration) }
  }

  private mutating func add(_ declaration: Declaration) {
    if case .type(let type) = declaration {
      add(type, in: nil)
    } else {
      addMember(declaration, of: nil)
    }
  }

  private mutating func add(_ type: TypeDeclaration, in outer: TypeFragment?) {
    let fragment = TypeFragment(type, in: outer)
    let position = entries.count
    entries.append(.type(fragment))
    if fragment.isDoubtful { isDoubtful = true }
    for member in type.members { addMember(member, of: position, isPrivate: type.isPrivate) }
    if !isKnown, let initializer = type.memberwiseInitializer {
      entries.append(.function(initializer, of: position))
    }
    for case .type(let nested) in type.members { add(nested, in: fragment) }
  }

  private mutating func addMember(
    _ declaration: Declaration,
    of type: Int?,
    isPrivate: Bool = false
  ) {
    switch declaration {
    case .type: return
    case .function(let function):
      var signature = function.signature
      signature.isPrivate = signature.isPrivate || isPrivate
      entries.append(.function(signature, of: type))
    case .variable(let variable):
      var signature = variable.signature
      signature.isPrivate = signature.isPrivate || isPrivate
      entries.append(.variable(signature, of: type))
    case .alias(let alias): entries.append(.alias(alias, of: type))
    }
  }
}

extension FunctionDeclaration {
  /// The function without its body, as callers see it.
  var signature: FunctionDeclaration {
    var result = self
    result.body = []
    result.rawValue = nil
    for index in result.parameters.indices { result.parameters[index].defaultValue = nil }
    return result
  }
}

extension VariableDeclaration {
  /// The variable without the bodies of its accessors, and without its value unless that determines
  /// the type.
  fileprivate var signature: VariableDeclaration {
    var result = self
    if type != nil {
      result.initialValue = initialValue.map { Expression(.opaque([]), at: $0.offset) }
    }
    result.getter = getter.map { _ in [] }
    result.otherAccessors = []
    return result
  }
}

extension FileDeclarations {
  /// Returns the entry of this number; `nil` if there is none.
  package func entry(_ number: Int) -> Entry? {
    entries.indices.contains(number) ? entries[number] : nil
  }
}
