/// Diagnostics of one severity, up to a maximum number.
///
/// A file of many megabytes can have a million problems. Those beyond the limit are only counted,
/// to limit the output and the memory.
package struct DiagnosticList {
  /// The maximum number of diagnostics of one severity.
  package static let greatestCount = 100

  private let severity: Diagnostic.Severity
  private(set) var diagnostics: [Diagnostic] = []
  private var unlistedCount = 0

  /// Creates an empty list.
  package init(_ severity: Diagnostic.Severity) {
    self.severity = severity
  }

  /// Adds a diagnostic if there is room, otherwise counts it.
  package mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
    if diagnostics.count < Self.greatestCount {
      diagnostics.append(diagnostic())
    } else {
      unlistedCount += 1
    }
  }

  /// Counts problems that were found elsewhere and are not listed.
  package mutating func addUnlisted(_ count: Int) {
    unlistedCount += count
  }

  /// The diagnostics in file order.
  ///
  /// The last one states how many are not listed.
  package var all: [Diagnostic] {
    let sorted = diagnostics.inOrderOfFile
    guard unlistedCount > 0, let last = sorted.last?.location else { return sorted }
    return sorted + [Diagnostic(.problemsUnlisted(unlistedCount), severity, at: last)]
  }
}

extension [Diagnostic] {
  /// The diagnostics sorted by the offsets of their locations.
  ///
  /// Those with the same location keep their order.
  package var inOrderOfFile: [Diagnostic] {
    sorted { left, right in
      (left.location?.utf8Range.lowerBound ?? 0) < (right.location?.utf8Range.lowerBound ?? 0)
    }
  }
}

extension Diagnostic.Message {
  /// The number of problems of the same severity exceeds the limit of the list.
  package static func problemsUnlisted(_ count: Int) -> Self {
    Self(
      "problems-unlisted",
      "\(count) more problems are not listed",
      one: "\(count) more problem is not listed"
    )
  }
}
