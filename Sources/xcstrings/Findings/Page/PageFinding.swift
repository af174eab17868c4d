import CommandSupport
import Diagnostics
import Localization

/// Something that is wrong, in the language of the reader.
struct PageFinding: Encodable {
  let rule: String
  let severity: String
  let message: String
  /// The language of the text; `nil` if it concerns the entry.
  let language: String?
  /// The name of the variation, such as `plural.one`; `nil` if it concerns all of them.
  let variation: String?
  /// The file; `nil` if it is the catalog of the entry.
  let file: String?
  /// The line of the file.
  let line: Int?
  /// What explains it.
  let notes: [Note]?

  /// A further explanation.
  struct Note: Encodable {
    let message: String
    let file: String?
    let line: Int?
  }

  /// Creates the finding.
  ///
  /// - Parameters:
  ///   - diagnostic: What was found.
  ///   - catalog: The path of the catalog of its entry; `nil` if it is at none.
  init(_ diagnostic: Diagnostic, in catalog: String?) {
    rule = diagnostic.id.rawValue
    severity = diagnostic.severity.rawValue
    message = Self.sentence(diagnostic.id, diagnostic.arguments)
    language = diagnostic.path.dropFirst().first
    let names = diagnostic.path.dropFirst(2)
    variation = names.isEmpty ? nil : names.joined(separator: ".")
    file = diagnostic.place.flatMap { $0.file == catalog ? nil : $0.file }
    line = diagnostic.place?.line
    let notes = diagnostic.notes.map { note in
      Note(
        message: Self.sentence(note.id, note.arguments),
        file: note.place.flatMap { $0.file == catalog ? nil : $0.file },
        line: note.place?.line
      )
    }
    self.notes = notes.isEmpty ? nil : notes
  }

  private static func sentence(
    _ id: Diagnostic.ID,
    _ arguments: [Diagnostic.Argument]
  ) -> String {
    DiagnosticSentences.all.sentence(of: id, arguments, locale: .current)
  }
}
