import CommandSupport
import Diagnostics

/// What a compilation made, as `--json` prints it.
struct CompilationReport: Encodable {
  /// A file that was made.
  struct File: Encodable {
    var path: String
    var kind: CompiledFile.Kind
    var language: String?
    var catalogs: [String]
    var isChanged: Bool
  }

  var files: [File]
  var diagnostics: [DiagnosticsJSONReport.Finding]
  var errors: Int
  var warnings: Int
  var notes: Int

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - compilation: What was compiled.
  ///   - changed: The paths of the files whose content is another one now, or would be.
  init(_ compilation: CatalogCompilation, changed: Set<String>) {
    files = compilation.files.map { file in
      File(
        path: file.path,
        kind: file.kind,
        language: file.language,
        catalogs: file.catalogs,
        isChanged: changed.contains(file.path)
      )
    }
    let report = DiagnosticsJSONReport(compilation.diagnostics)
    diagnostics = report.diagnostics
    errors = report.errors
    warnings = report.warnings
    notes = report.notes
  }
}
