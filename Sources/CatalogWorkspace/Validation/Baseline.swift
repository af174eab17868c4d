package import Diagnostics
import FileSystem
import FoundationEssentials

/// The findings that a project knows and has not mended yet: only others fail.
///
/// A finding is told from others by its rule and by the way to its text, so that it stays known
/// wherever the text moves in the file, and however the text changes as long as the defect stays. The
/// file has a finding on each line, sorted, so that versions of it can be merged.
package struct Baseline {
  /// How often each finding is known.
  package private(set) var counts: [Finding: Int]

  /// A finding, without its place.
  package struct Finding: Hashable, Codable {
    /// The path of the catalog.
    package let catalog: String
    /// The rule.
    package let rule: String
    /// The way through the catalog: the key, the language, then the variations.
    package let path: [String]

    package init(_ diagnostic: Diagnostic) {
      catalog = diagnostic.catalogPath
      rule = diagnostic.id.rawValue
      path = diagnostic.path
    }

    /// What tells the finding from others, on one line.
    package var fingerprint: String {
      ([rule] + path).joined(separator: "|")
    }
  }

  /// Creates the baseline of findings; notes fail nowhere and are left out.
  package init(_ diagnostics: [Diagnostic]) {
    counts = Dictionary(
      diagnostics.filter { $0.severity > .note }.map { (Finding($0), 1) },
      uniquingKeysWith: +
    )
  }

  /// Reads a baseline.
  ///
  /// - Throws: That the file cannot be read, or that it is none.
  package init(reading path: String) throws {
    let bytes = try FileSystem.read(path)
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(bytes))
      counts = Dictionary(file.findings.map { ($0, 1) }, uniquingKeysWith: +)
    } catch {
      throw WorkspaceError.invalidBaseline(path: path)
    }
  }

  /// What the file holds.
  private struct File: Codable {
    var version = 1
    var findings: [Finding]
  }

  /// The file, as UTF-8.
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

  /// Tells known findings from others.
  ///
  /// - Returns: The findings that are not known, notes among them; how many are known; and how many
  ///   known ones are mended.
  package func split(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], known: Int, mended: Int) {
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
    let mended = left.values.reduce(0, +)
    return (new, counts.values.reduce(0, +) - mended, mended)
  }
}
