/// What `swift-symbolgraph-extract` tells about a module, as far as its interface is concerned.
struct SymbolGraph: Decodable {
  /// A declaration that users of the module see.
  struct Symbol: Decodable {
    struct Identifier: Decodable {
      var precise: String
    }
    struct Fragment: Decodable {
      var spelling: String
    }

    var identifier: Identifier
    /// The names of the types around it, then its own.
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }

  /// How two declarations belong together.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    /// The name of the target where it is of another module.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
