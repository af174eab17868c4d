/// What the sources have of a key.
package struct KeyExplanation: Sendable {
  /// The places of the key, in the order of files and offsets.
  package var places: [LiteralExplanation]
  /// The literals that read like the key and are none, in the order of files and offsets.
  package var literals: [LiteralVerdict]
  /// All keys of the sources.
  package var keys: Set<String>
}

extension KeyExplanation {
  /// Joins what the files have.
  init(joining files: [KeyExplanation]) {
    places = files.flatMap(\.places).sorted { $0.place < $1.place }
    literals = files.flatMap(\.literals).sorted { $0.place < $1.place }
    keys = files.reduce(into: []) { $0.formUnion($1.keys) }
  }
}
