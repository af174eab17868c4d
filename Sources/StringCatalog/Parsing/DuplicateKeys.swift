import Diagnostics

/// Finds the keys that stand twice in one object.
enum DuplicateKeys {
  /// Returns a diagnostic for each key of an object that stood there before.
  static func diagnostics(in object: JSONElement) -> [Diagnostic] {
    var first: [ExactString: JSONElement] = [:]
    var diagnostics: [Diagnostic] = []
    for member in object.members {
      let name = ExactString(member.name)
      if let earlier = first[name] {
        diagnostics.append(diagnostic(for: member.key, after: earlier))
      } else {
        first[name] = member.key
      }
    }
    return diagnostics
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
