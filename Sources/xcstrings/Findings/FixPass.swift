import CommandSupport
import Diagnostics
import StringCatalog

/// Mends what can be mended for certain.
///
/// The bytes of the texts are replaced, and no others. What mends one text may uncover something else in
/// it, so it is checked again until nothing is left to mend.
struct FixPass {
  /// How many texts were mended.
  private(set) var count = 0
  /// The file as it is now.
  private(set) var bytes: [UInt8]
  /// What is found in it now.
  private(set) var diagnostics: [Diagnostic]

  /// After so many rounds, fixes that undo each other are given up.
  private static let roundLimit = 8

  /// Mends a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - diagnostics: What was found in it.
  ///   - check: Finds what is wrong with a file.
  init(
    _ bytes: [UInt8],
    _ diagnostics: [Diagnostic],
    check: ([UInt8]) -> [Diagnostic]
  ) {
    self.bytes = bytes
    self.diagnostics = diagnostics
    for _ in 0..<Self.roundLimit {
      let edits = Self.edits(of: self.diagnostics)
      guard !edits.isEmpty else { return }
      for edit in edits.reversed() {
        self.bytes.replaceSubrange(edit.place.utf8Range, with: edit.replacement.utf8)
      }
      count += edits.count
      self.diagnostics = check(self.bytes)
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
