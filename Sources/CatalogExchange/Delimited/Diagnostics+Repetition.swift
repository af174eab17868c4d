import Diagnostics

extension [Diagnostic] {
  /// Leaves the first diagnostic of a kind, and takes away the others.
  mutating func keepFirst(of id: Diagnostic.ID) {
    guard let first = firstIndex(where: { $0.id == id }) else { return }
    let tail = self[(first + 1)...].filter { $0.id != id }
    replaceSubrange((first + 1)..., with: tail)
  }
}
