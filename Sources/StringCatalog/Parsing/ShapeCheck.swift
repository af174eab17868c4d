import Diagnostics

/// Compares a catalog with what the format asks of each value.
///
/// What differs is kept all the same, so it is worth a warning and no more. `null` stands for no
/// value in many tools, and is none of anybody's concern.
struct ShapeCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private var path: [JSONElement] = []

  /// Checks a value and all that is in it.
  ///
  /// The recursion is bounded: the scanner refuses what is nested too deep.
  mutating func check(_ element: JSONElement, _ shape: CatalogShape) {
    guard shape != .anything, element.kind != .null else { return }
    if let problem = shape.mismatch(of: element) {
      return report(problem, at: element, name: path.last?.string ?? "")
    }
    guard element.kind == .object else { return }
    checkRequired(element, shape)
    for member in element.members {
      path.append(member.key)
      check(member.value, shape.member(member.key.bytes.dropFirst().dropLast()))
      path.removeLast()
    }
  }

  private mutating func checkRequired(_ element: JSONElement, _ shape: CatalogShape) {
    for name in shape.requiredFields where element.member(name) == nil {
      report(.fieldMissing, at: element, name: name)
    }
  }

  private mutating func report(_ id: Diagnostic.ID, at element: JSONElement, name: String) {
    diagnostics.append(
      Diagnostic(
        id,
        .warning,
        at: element.place,
        path: path.compactMap(\.string),
        arguments: [.text(name)]
      )
    )
  }
}
