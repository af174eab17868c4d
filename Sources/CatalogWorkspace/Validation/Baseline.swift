import CatalogValidation
package import Diagnostics
import FileSystem
import FoundationEssentials
import JSONSyntax

/// The known findings of a project, which do not fail a validation.
///
/// A finding is identified by its rule and the path to its string. It remains known if the string
/// moves in the file or changes without fixing the problem. The file contains one finding per line,
/// sorted, so versions of it can be merged.
package struct Baseline {
  /// The number of occurrences of each finding.
  package private(set) var counts: [Finding: Int]

  /// A finding without its location.
  package struct Finding: Hashable, Encodable {
    /// The path of the catalog, from the current folder if it is inside.
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

    /// The identity of the finding on one line.
    package var fingerprint: String { ([rule] + path).joined(separator: "|") }
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
    let parsed = JSONDocument.parse(try FileSystem.read(path, as: .result), file: path)
    guard parsed.diagnostics.isEmpty, let root = parsed.value?.root,
      root.member("version")?.integer != nil, let list = root.member("findings"), list.isArray
    else { throw WorkspaceError.invalidBaseline(path: path) }
    counts = [:]
    for element in list.elements {
      guard let finding = Finding(element) else {
        throw WorkspaceError.invalidBaseline(path: path)
      }
      counts[finding, default: 0] += 1
    }
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

  /// The result of comparing findings with a baseline.
  package struct Comparison {
    /// The findings that the baseline does not contain, and all notes.
    package let new: [Diagnostic]
    /// The number of findings that the baseline contains.
    package let knownCount: Int
    /// The number of findings in the baseline that no longer occur.
    package let fixedCount: Int
  }

  /// Returns the result of comparing findings with the baseline.
  package func comparison(with diagnostics: [Diagnostic]) -> Comparison {
    guard !counts.isEmpty else {
      return Comparison(new: diagnostics, knownCount: 0, fixedCount: 0)
    }
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
    return Comparison(
      new: new,
      knownCount: counts.values.reduce(0, +) - fixed,
      fixedCount: fixed
    )
  }
}

extension Baseline.Finding {
  /// Reads a finding from a baseline; `nil` if it is incomplete.
  fileprivate init?(_ element: JSONElement) {
    guard let catalog = element.member("catalog")?.string,
      let rule = element.member("rule")?.string,
      let path = element.member("path")?.strings
    else { return nil }
    self.catalog = FileSystem.shortenedPath(catalog)
    self.rule = rule
    self.path = path
  }
}
