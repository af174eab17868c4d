import CommandSupport
import Diagnostics
import Localization

/// Tells a person or a build system what is wrong with catalogs.
struct CompilationTeller {
  /// How it is told.
  let style: DiagnosticStyle
  /// Where it is told.
  let console: Console

  /// Tells what a compilation found.
  func tell(_ compilation: CatalogCompilation) {
    for finding in compilation.findings {
      tell(finding.diagnostics, of: finding.path, sourceLanguage: finding.sourceLanguage)
    }
  }

  /// Tells what is wrong with files as a whole.
  func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      tell([diagnostic], of: diagnostic.place?.file ?? "", sourceLanguage: "")
    }
  }

  /// Tells that a file cannot be read or written.
  func tell(_ error: FileError) {
    let sentence = CommandFailure(error, locale: UserLocale("en")).message
    console.complain("\(error.path): error: \(sentence)")
  }

  private func tell(_ diagnostics: [Diagnostic], of file: String, sourceLanguage: String) {
    switch style {
    case .plain:
      let told = console.isQuiet ? diagnostics.filter { $0.severity != .note } : diagnostics
      DiagnosticPrinter.localized.print(told, to: console)
    case .xcode:
      for diagnostic in diagnostics.sorted(by: DiagnosticPrinter.precedes) {
        let line = XcodeDiagnosticLine(diagnostic, file: file, sourceLanguage: sourceLanguage)
        if let line { console.complain(line.text) }
      }
    }
  }
}
