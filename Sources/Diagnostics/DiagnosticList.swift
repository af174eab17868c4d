/// Diagnostics of one severity, up to a number that can still be read.
///
/// A file of many megabytes can be wrong in a million places. What has no room is counted, so that
/// neither the user nor the memory is flooded.
package struct DiagnosticList {
  /// How many diagnostics of one severity are listed.
  package static let greatestCount = 100

  private let severity: Diagnostic.Severity
  private(set) var diagnostics: [Diagnostic] = []
  private var unlistedCount = 0

  /// Creates an empty list.
  package init(_ severity: Diagnostic.Severity) {
    self.severity = severity
  }

  /// Adds a diagnostic if there is room, else counts it.
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

  /// The diagnostics in the order of the file, and with the last one how many are not listed.
  package var all: [Diagnostic] {
    let sorted = diagnostics.inOrderOfFile
    guard unlistedCount > 0, let last = sorted.last?.place else { return sorted }
    return sorted + [Diagnostic(.problemsUnlisted(unlistedCount), severity, at: last)]
  }
}

extension [Diagnostic] {
  /// The diagnostics by the offsets of their places; those of the same place keep their order.
  package var inOrderOfFile: [Diagnostic] {
    sorted { left, right in
      (left.place?.utf8Range.lowerBound ?? 0) < (right.place?.utf8Range.lowerBound ?? 0)
    }
  }
}

extension Diagnostic.Message {
  /// There are more problems of the same severity than are listed.
  package static func problemsUnlisted(_ count: Int) -> Self {
    Self(
      "problems-unlisted",
      "\(count) more problems are not listed",
      one: "\(count) more problem is not listed"
    )
  }
}
