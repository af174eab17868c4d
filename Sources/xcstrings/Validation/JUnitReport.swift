import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileFormats
import FileSystem

/// Findings in the test result format of build servers.
///
/// A catalog is a suite, and a rule without findings in it is a passing test. Each finding is a
/// failing test. Notes do not fail; they are part of the output of their suite.
struct JUnitReport {
  /// The document.
  let text: String

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings.
  ///   - catalogs: The paths of all catalogs, including those without findings.
  ///   - compared: The paths of those that were compared with sources.
  init(_ diagnostics: [Diagnostic], catalogs: [String], compared: Set<String> = []) {
    let byFile = Dictionary(grouping: diagnostics, by: \.catalogPath)
    let others = Set(byFile.keys).subtracting(catalogs).sorted()
    let suites = (catalogs + others)
      .map { Suite(file: $0, findings: byFile[$0] ?? [], isCompared: compared.contains($0)) }
    let tests = suites.reduce(0) { $0 + $1.testCount }
    let failures = suites.reduce(0) { $0 + $1.failures.count }
    text =
      ([
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="xcstrings" tests="\#(tests)" failures="\#(failures)" errors="0">"#,
      ] + suites.flatMap(\.lines) + ["</testsuites>"])
      .joined(separator: "\n")
  }

  /// A catalog.
  private struct Suite {
    let file: String
    let failures: [Diagnostic]
    let notes: [Diagnostic]
    let passed: [String]

    init(file: String, findings: [Diagnostic], isCompared: Bool) {
      self.file = file
      let sorted = findings.sorted(by: DiagnosticPrinter.precedes)
      failures = sorted.filter { $0.severity > .note }
      notes = sorted.filter { $0.severity == .note }
      var others = Set(failures.map(\.id))
      // Because of the limit, it is unknown whether the sources use each key.
      if notes.contains(where: \.isLimitOfSources) { others.insert(KeyNotInCodeRule.id) }
      passed = ValidationRules.all.filter { isCompared || !($0 is any SourceRule) }
        .map { type(of: $0).id }
        .filter { !others.contains($0) }
        .map(\.rawValue)
    }

    var testCount: Int { failures.count + passed.count }

    var lines: [String] {
      let name = escaped(file)
      let attributes = #"tests="\#(testCount)" failures="\#(failures.count)" errors="0""#
      let cases =
        passed.map { #"    <testcase classname="\#(name)" name="\#($0)"/>"# }
        + failures.flatMap { lines(of: $0) }
      let output = notes.map { escaped(JUnitReport.line(of: $0)) }.joined(separator: "\n")
      return [#"  <testsuite name="\#(name)" \#(attributes)>"#] + cases
        + (notes.isEmpty ? [] : ["    <system-out>\(output)</system-out>"]) + ["  </testsuite>"]
    }

    private func lines(of diagnostic: Diagnostic) -> [String] {
      let message = diagnostic.message.machineText
      let path = ([diagnostic.id.rawValue] + diagnostic.path).joined(separator: " · ")
      let location = diagnostic.location.map { #" line="\#($0.line)""# } ?? ""
      let type = diagnostic.severity.rawValue
      return [
        #"    <testcase classname="\#(escaped(file))" name="\#(escaped(path))"\#(location)>"#,
        #"      <failure type="\#(type)" message="\#(escaped(message))">"#
          + escaped(JUnitReport.line(of: diagnostic)) + "</failure>",
        "    </testcase>",
      ]
    }
  }

  /// Returns a finding in the format of compilers.
  private static func line(of diagnostic: Diagnostic) -> String {
    let message = diagnostic.message.machineText
    let location = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return "\(location)\(diagnostic.severity.rawValue): \(message) [\(diagnostic.id.rawValue)]"
  }
}

/// Returns a string escaped for XML text and attributes.
private func escaped(_ text: String) -> String {
  text.withVisibleControls.escapedForXML(in: .attribute)
    .escapingBracketCommands(numberSign: "&#35;")
}
