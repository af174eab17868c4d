package import Diagnostics

/// How many diagnostics of each severity there are.
package struct DiagnosticCount: Hashable, Sendable {
  /// What is wrong.
  package var errors = 0
  /// What is probably wrong.
  package var warnings = 0
  /// What is worth knowing.
  package var notes = 0

  /// Counts `diagnostics`.
  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}
