/// Where a type is written: inside of which type, and with which generic parameters in sight.
struct TypeContext: Hashable, Sendable {
  /// The qualified name of the innermost type.
  var owner: String?
  /// The generic parameters of functions around the place.
  var generics: Set<String> = []

  func adding(_ parameters: [GenericParameter]) -> TypeContext {
    guard !parameters.isEmpty else { return self }
    return TypeContext(owner: owner, generics: generics.union(parameters.map(\.name)))
  }
}

extension String {
  /// The name of the type around the type of this name; `nil` for a type within no other.
  var enclosingTypeName: String? {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) }
  }
}
