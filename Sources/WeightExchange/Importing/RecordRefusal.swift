import Diagnostics

/// Why a record is left out.
struct RecordRefusal: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  init(_ id: Diagnostic.ID, at place: Place, _ arguments: [Diagnostic.Argument] = []) {
    diagnostic = Diagnostic(id, .error, at: place, arguments: arguments)
  }

  init(_ id: Diagnostic.ID, _ field: RecordField) {
    self.init(id, at: field.place, [.text(field.text)])
  }
}
