/// The output of `swift-symbolgraph-extract` for a module, as far as it concerns the interface.
struct SymbolGraph: Decodable {
  /// A public declaration.
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }
    struct Fragment: Decodable {
      var spelling: String
    }

    var identifier: Identifier
    /// The names of the enclosing types, followed by its own name.
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }

  /// A relationship between two declarations.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of the target if it is in another module.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
