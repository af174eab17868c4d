import Diagnostics

/// What breaks the grammar of a property list, and where.
struct PropertyListProblem: Error, Equatable {
  let id: Diagnostic.ID
  let utf8Range: Range<Int>
  let arguments: [Diagnostic.Argument]

  init(_ id: Diagnostic.ID, at utf8Range: Range<Int>, _ arguments: [Diagnostic.Argument] = []) {
    self.id = id
    self.utf8Range = utf8Range
    self.arguments = arguments
  }
}
