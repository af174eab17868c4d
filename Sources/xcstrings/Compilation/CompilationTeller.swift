import ArgumentParser
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
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
      DiagnosticPrinter().print(told, to: console)
    case .xcode:
      for diagnostic in diagnostics.sorted(by: DiagnosticPrinter.precedes) {
        let line = XcodeDiagnosticLine(diagnostic, file: file, sourceLanguage: sourceLanguage)
        if let line { console.complain(line.text) }
      }
    }
  }
}

/// A diagnostic as Apple's tool tells it, so that build systems find the text in the catalog.
///
/// `Localizable.xcstrings: error: the plural … (en: %lld days|==|plural.one)`
struct XcodeDiagnosticLine {
  /// The line.
  let text: String

  /// Creates the line of a diagnostic; `nil` for a mere note, which Apple's tool does not know.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - file: The path of the catalog.
  ///   - sourceLanguage: The language of a text that is the key itself.
  init?(_ diagnostic: Diagnostic, file: String, sourceLanguage: String) {
    guard diagnostic.severity != .note else { return nil }
    let sentence = diagnostic.message.machineText
    var text = "\(file): \(diagnostic.severity.rawValue): \(sentence)"
    if let key = diagnostic.path.first {
      let language = diagnostic.path.dropFirst().first ?? sourceLanguage
      let variant = Self.variant(Array(diagnostic.path.dropFirst(2)))
      text += " (\(language): \(key.escapedOnOneLine)\(variant))"
    } else if let place = diagnostic.place, place.utf8Range.lowerBound > 0 {
      text += " (line \(place.line))"
    }
    self.text = text
  }

  /// Returns the way to a variant, such as `|==|plural.one`; empty for the text itself.
  private static func variant(_ path: [String]) -> String {
    guard !path.isEmpty else { return "" }
    // A name with a point in it would look like two.
    let names = path.map { $0.contains(".") ? "@\($0)@" : $0 }
    return "|==|" + names.joined(separator: ".")
  }
}

/// How a command tells of what is wrong with catalogs.
enum DiagnosticStyle: String, CaseIterable, ExpressibleByArgument {
  /// As all commands do: with line, column and rule, in the language of the user.
  case plain
  /// As Apple's tool does and build systems read it: with the language and the key, in English.
  case xcode

  /// The style where none is asked for: that of Apple's tool for whoever calls this program by its name.
  static var standard: DiagnosticStyle {
    let name = CommandLine.arguments.first?.split(separator: "/").last
    return name == "xcstringstool" ? .xcode : .plain
  }
}

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
