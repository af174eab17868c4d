import CatalogValidation
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FoundationEssentials
import Localization

/// Diagnostics in JSON output, which does not depend on the language.
struct DiagnosticsJSONReport: Encodable {
  /// One diagnostic.
  struct Finding: Encodable {
    var rule: String
    var severity: String
    var message: String
    var location: JSONLocation?
    var path: [String]
    var notes: [Note]
    /// The number of the group of findings that differ only in the language; `nil` without groups.
    var group: Int?
  }

  /// A further location that explains a diagnostic.
  struct Note: Encodable {
    var message: String
    var location: JSONLocation?
  }

  var diagnostics: [Finding]
  var errors: Int
  var warnings: Int
  var notes: Int

  init(_ diagnostics: [Diagnostic]) {
    let count = DiagnosticCount(diagnostics)
    errors = count.errors
    warnings = count.warnings
    notes = count.notes
    self.diagnostics = diagnostics.sorted(by: DiagnosticPrinter.precedes).map { Finding($0) }
  }

  /// Creates a report in which equal findings in several languages have the same group.
  init(grouping diagnostics: [Diagnostic]) {
    self.init(diagnostics)
    let sorted = diagnostics.sorted(by: DiagnosticPrinter.precedes)
    for (index, group) in FindingGroup.numbers(of: sorted).enumerated() {
      self.diagnostics[index].group = group
    }
  }
}

extension DiagnosticsJSONReport.Finding {
  fileprivate init(_ diagnostic: Diagnostic) {
    rule = diagnostic.id.rawValue
    severity = diagnostic.severity.rawValue
    message = diagnostic.message.machineText
    location = diagnostic.location.map(JSONLocation.init)
    path = diagnostic.path
    notes = diagnostic.notes.map { note in
      DiagnosticsJSONReport.Note(
        message: note.message.machineText,
        location: note.location.map(JSONLocation.init)
      )
    }
  }
}

/// A location in JSON reports.
struct JSONLocation: Encodable {
  var file: String
  var line: Int
  var column: Int

  init(_ location: Location) {
    file = location.file
    line = location.line
    column = location.column
  }
}

extension Console {
  /// Prints a report as JSON.
  func print(json report: some Encodable) throws {
    print(document: try String(json: report))
  }
}

extension String {
  /// Creates the JSON of a report with sorted keys, so equal reports have equal bytes.
  init(json report: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(report), as: UTF8.self)
    self = text.withControlsEscapedAsInJSON
  }
}
