import Diagnostics

/// Finds the keys that stand twice in one object.
enum DuplicateKeys {
  /// Adds a diagnostic for each key of an object that stood there before.
  static func find(in object: JSONElement, for list: inout DiagnosticList) {
    var duplicates: [(position: Int, first: Int)] = []
    let index = KeyIndex(object) { duplicates.append(($0, $1)) }
    for (position, first) in duplicates {
      let key = JSONElement(document: object.document, index: index.node(at: position))
      let first = JSONElement(document: object.document, index: index.node(at: first))
      list.append(diagnostic(for: key, after: first))
    }
  }

  private static func diagnostic(for key: JSONElement, after first: JSONElement) -> Diagnostic {
    Diagnostic(
      .keyDuplicate,
      .error,
      at: key.place,
      arguments: [.text(key.string ?? "")],
      notes: [Diagnostic.Note(.keyFirst, at: first.place)]
    )
  }
}
