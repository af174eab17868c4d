import Diagnostics
import StringCatalog

/// Mends what can be mended for certain.
///
/// The bytes of the texts are replaced, and no others. What mends one text may uncover something else in
/// it, so it is checked again until nothing is left to mend.
struct FixPass {
  /// How many texts were mended.
  private(set) var count = 0
  /// The file as it is now; `nil` if nothing was mended.
  private(set) var bytes: [UInt8]?
  /// What is found in it now.
  private(set) var findings: CatalogFindings

  /// After so many rounds, fixes that undo each other are given up.
  private static let roundLimit = 8

  /// Mends a catalog.
  ///
  /// - Parameters:
  ///   - findings: What was found in it.
  ///   - check: Finds out what would be wrong with a file.
  init(_ findings: CatalogFindings, check: ([UInt8]) async -> CatalogFindings) async {
    self.findings = findings
    for _ in 0..<Self.roundLimit {
      let edits = Self.edits(of: self.findings.diagnostics)
      guard !edits.isEmpty, let mended = self.findings.catalog?.printed(replacing: edits) else {
        return
      }
      bytes = mended
      count += edits.count
      self.findings = await check(mended)
    }
  }

  /// Returns the edits that do not overlap, in the order of the file; of two that do, the first.
  private static func edits(of diagnostics: [Diagnostic]) -> [FixIt.Edit] {
    var end = 0
    return diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
      .sorted { $0.place.utf8Range.lowerBound < $1.place.utf8Range.lowerBound }
      .filter { edit in
        guard edit.place.utf8Range.lowerBound >= end else { return false }
        end = edit.place.utf8Range.upperBound
        return true
      }
  }
}
