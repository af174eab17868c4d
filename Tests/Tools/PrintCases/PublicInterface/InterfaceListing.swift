/// The interface of a module as lines for comparison: one for each declaration and conformance.
struct InterfaceListing {
  private var found: Set<String> = []

  /// The lines, sorted by code points, so a change does not move other lines.
  var lines: [String] {
    found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Adds a symbol graph; a module has one graph, and one more for each module that it extends.
  mutating func add(_ graph: SymbolGraph) {
    var names: [String: String] = [:]
    for symbol in graph.symbols {
      let name = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = name
      let declaration = symbol.declarationFragments.map(\.spelling).joined()
      found.insert("\(name) | \(Self.oneLine(declaration))")
    }
    for relationship in graph.relationships where relationship.kind == "conformsTo" {
      guard let name = names[relationship.source] else { continue }
      let conformance = names[relationship.target] ?? relationship.targetFallback ?? ""
      // Implicit conformances differ between compiler versions.
      guard !Self.implicit.contains(conformance) else { continue }
      found.insert("\(name): \(conformance)")
    }
  }

  private static let implicit: Set = [
    "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
  ]

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
