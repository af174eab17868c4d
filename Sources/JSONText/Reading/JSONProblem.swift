import Diagnostics

/// What is wrong with a JSON text, by range; lines and columns are worked out for the report.
struct JSONProblem: Error {
  var id: Diagnostic.ID
  var range: Range<Int>
  var arguments: [Diagnostic.Argument] = []
  var notes: [Note] = []

  struct Note {
    var id: Diagnostic.ID
    var range: Range<Int>
  }

  init(
    _ id: Diagnostic.ID,
    at range: Range<Int>,
    arguments: [Diagnostic.Argument] = [],
    notes: [Note] = []
  ) {
    self.id = id
    self.range = range
    self.arguments = arguments
    self.notes = notes
  }

  func diagnostic(place: (Range<Int>) -> Place) -> Diagnostic {
    Diagnostic(
      id,
      .error,
      at: place(range),
      arguments: arguments,
      notes: notes.map { Diagnostic.Note($0.id, at: place($0.range)) }
    )
  }
}
