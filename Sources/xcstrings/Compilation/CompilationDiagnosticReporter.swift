import ArgumentParser
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization

/// Reports problems of catalogs to the user or to a build system.
struct CompilationDiagnosticReporter {
  /// The style of the diagnostics.
  let style: DiagnosticStyle
  /// The console for the output.
  let console: Console

  /// Reports the findings of a compilation.
  func report(_ compilation: CatalogCompilation) {
    for finding in compilation.findings {
      report(finding.diagnostics, of: finding.path, sourceLanguage: finding.sourceLanguage)
    }
  }

  /// Reports diagnostics of entire files.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      report([diagnostic], of: diagnostic.location?.file ?? "", sourceLanguage: "")
    }
  }

  /// Reports a file that cannot be read or written.
  func report(_ error: FileError) {
    let sentence = CommandFailure(error, locale: UserLocale("en")).message
    console.printError("\(error.path): error: \(sentence)")
  }

  private func report(_ diagnostics: [Diagnostic], of file: String, sourceLanguage: String) {
    switch style {
    case .plain:
      let shown = console.isQuiet ? diagnostics.filter { $0.severity != .note } : diagnostics
      DiagnosticPrinter().print(shown, to: console)
    case .xcode:
      for diagnostic in diagnostics.sorted(by: DiagnosticPrinter.precedes) {
        let line = XcodeDiagnosticLine(diagnostic, file: file, sourceLanguage: sourceLanguage)
        if let line { console.printError(line.text) }
      }
    }
  }
}

/// A diagnostic in the format of Apple's tool, which build systems parse.
///
/// `Localizable.xcstrings: error: the plural … (en: %lld days|==|plural.one)`
struct XcodeDiagnosticLine {
  /// The line.
  let text: String

  /// Creates the line of a diagnostic; `nil` for a note, because Apple's tool has none.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - file: The path of the catalog.
  ///   - sourceLanguage: The language of a string that is the key itself.
  init?(_ diagnostic: Diagnostic, file: String, sourceLanguage: String) {
    guard diagnostic.severity != .note else { return nil }
    let sentence = diagnostic.message.machineText
    var text = "\(file): \(diagnostic.severity.rawValue): \(sentence)"
    if let key = diagnostic.path.first {
      let language = diagnostic.path.dropFirst().first ?? sourceLanguage
      let variant = Self.variant(Array(diagnostic.path.dropFirst(2)))
      text += " (\(language): \(key.escapedOnOneLine)\(variant))"
    } else if let location = diagnostic.location, location.utf8Range.lowerBound > 0 {
      text += " (line \(location.line))"
    }
    self.text = text
  }

  /// Returns the path of a variant, such as `|==|plural.one`; empty for the string itself.
  private static func variant(_ path: [String]) -> String {
    guard !path.isEmpty else { return "" }
    // A name that contains a period would look like two names.
    let names = path.map { $0.contains(".") ? "@\($0)@" : $0 }
    return "|==|" + names.joined(separator: ".")
  }
}

/// The styles of diagnostics for catalogs.
enum DiagnosticStyle: String, CaseIterable, ExpressibleByArgument {
  /// The style of all commands: with line, column and rule, in the language of the user.
  case plain
  /// The style of Apple's tool for build systems: with the language and the key, in English.
  case xcode

  /// The default style: that of Apple's tool if this program is called by its name.
  static var standard: DiagnosticStyle {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    return name == "xcstringstool" ? .xcode : .plain
  }
}

/// The output of a compilation with `--json`.
struct CompilationReport: Encodable {
  /// A generated file.
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
  ///   - compilation: The result of the compilation.
  ///   - changed: The paths of the files whose content changed, or would change.
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
