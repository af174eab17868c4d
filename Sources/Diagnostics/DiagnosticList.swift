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

/// Diagnostics of one file, up to a maximum number of each kind.
///
/// A reader adds what it finds in file order. The diagnostics beyond the limit are only counted, like
/// those of a ``DiagnosticList``.
package struct LimitedDiagnostics {
  private var listed: [Diagnostic] = []
  private var counts: [Diagnostic.ID: Int] = [:]
  /// The last listed diagnostic of each kind that has more than the limit.
  private var last: [Diagnostic.ID: Diagnostic] = [:]

  /// Creates an empty list.
  package init() {}

  /// Adds a diagnostic if there is room for its kind, otherwise counts it.
  package mutating func append(_ diagnostic: Diagnostic) {
    append(diagnostic.id, diagnostic)
  }

  /// Adds a diagnostic of a known kind, which is only created if there is room.
  package mutating func append(
    _ kind: Diagnostic.ID,
    _ diagnostic: @autoclosure () -> Diagnostic
  ) {
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    guard count <= DiagnosticList.greatestCount else { return }
    listed.append(diagnostic())
    if count == DiagnosticList.greatestCount { last[kind] = listed[listed.count - 1] }
  }

  /// Adds diagnostics.
  package static func += (list: inout Self, others: some Sequence<Diagnostic>) {
    for diagnostic in others { list.append(diagnostic) }
  }

  /// The diagnostics in the order in which they were added.
  ///
  /// They are followed by the number of those that are not listed, for each kind.
  package var all: [Diagnostic] {
    let full = last.values.sorted { $0.precedes($1) }
    return listed
      + full.compactMap { last in
        let unlisted = counts[last.id, default: 0] - DiagnosticList.greatestCount
        guard unlisted > 0 else { return nil }
        return Diagnostic(
          .problemsUnlisted(unlisted, of: last.id),
          last.severity,
          at: last.location
        )
      }
  }
}

extension [Diagnostic] {
  /// The first hundred diagnostics of each kind in each file, sorted by location.
  ///
  /// They are followed by the number of the others.
  package var limitedPerKind: [Diagnostic] {
    let sorted = sorted { $0.precedes($1) }
    guard count > DiagnosticList.greatestCount else { return sorted }
    var files: [String: LimitedDiagnostics] = [:]
    var order: [String] = []
    for diagnostic in sorted {
      let file = diagnostic.location?.file ?? ""
      if files[file] == nil { order.append(file) }
      files[file, default: LimitedDiagnostics()].append(diagnostic)
    }
    return order.flatMap { files[$0]?.all ?? [] }
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

  /// The number of problems of the same kind exceeds the limit of a file.
  package static func problemsUnlisted(_ count: Int, of kind: Diagnostic.ID) -> Self {
    Self(
      "problems-unlisted",
      variant: "kind",
      "\(count) more problems of the kind '\(kind.rawValue)' are not listed",
      one: "\(count) more problem of the kind '\(kind.rawValue)' is not listed"
    )
  }
}
