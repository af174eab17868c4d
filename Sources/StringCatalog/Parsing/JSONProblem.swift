import Diagnostics

/// What is wrong with a JSON text, by range; the line and column are worked out for the report.
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

  func diagnostic(lineStarts: [UInt32], file: String) -> Diagnostic {
    Diagnostic(
      id,
      .error,
      at: Place(of: range, lineStarts: lineStarts, file: file),
      arguments: arguments,
      notes: notes.map { note in
        Diagnostic.Note(note.id, at: Place(of: note.range, lineStarts: lineStarts, file: file))
      }
    )
  }
}
