package import Diagnostics
import FileSystem
import FoundationEssentials

/// The known findings of a project, which do not fail a validation.
///
/// A finding is identified by its rule and the path to its string. It remains known if the string
/// moves in the file or changes without fixing the problem. The file contains one finding per line,
/// sorted, so versions of it can be merged.
package struct Baseline {
  /// The number of occurrences of each finding.
  package private(set) var counts: [Finding: Int]

  /// A finding without its location.
  package struct Finding: Hashable, Codable {
    /// The path of the catalog.
    package let catalog: String
    /// The rule.
    package let rule: String
    /// The path in the catalog: the key, the language, then the variants.
    package let path: [String]

    package init(_ diagnostic: Diagnostic) {
      catalog = diagnostic.catalogPath
      rule = diagnostic.id.rawValue
      path = diagnostic.path
    }

    /// The identity of the finding, on one line.
    package var fingerprint: String {
      ([rule] + path).joined(separator: "|")
    }
  }

  /// Creates the baseline of findings; notes never fail and are omitted.
  package init(_ diagnostics: [Diagnostic]) {
    counts = Dictionary(
      diagnostics.filter { $0.severity > .note }.map { (Finding($0), 1) },
      uniquingKeysWith: +
    )
  }

  /// Reads a baseline.
  ///
  /// - Throws: An error if the file cannot be read, or is not a baseline.
  package init(reading path: String) throws {
    let bytes = try FileSystem.read(path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      counts = Dictionary(file.findings.map { ($0, 1) }, uniquingKeysWith: +)
    } catch {
      throw WorkspaceError.invalidBaseline(path: path)
    }
  }

  /// The content of the file.
  private struct File: Codable {
    var version = 1
    var findings: [Finding]
  }

  /// Returns the content of the file in UTF-8.
  package func printed() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines =
      try counts.flatMap { finding, count in
        let line = String(decoding: try encoder.encode(finding), as: UTF8.self)
        return Array(repeating: line, count: count)
      }
      .sorted()
    let findings = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    return Array("{\"version\":1,\"findings\":\(findings)}\n".utf8)
  }

  /// Separates known findings from new ones.
  ///
  /// - Returns: The new findings, including notes; the number of known ones; and the number of
  ///   known ones that were fixed.
  package func split(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], known: Int, fixed: Int) {
    var left = counts
    var new: [Diagnostic] = []
    for diagnostic in diagnostics {
      let finding = Finding(diagnostic)
      if diagnostic.severity > .note, let count = left[finding], count > 0 {
        left[finding] = count - 1
      } else {
        new.append(diagnostic)
      }
    }
    let fixed = left.values.reduce(0, +)
    return (new, counts.values.reduce(0, +) - fixed, fixed)
  }
}
