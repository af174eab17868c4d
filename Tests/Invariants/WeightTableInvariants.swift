import Diagnostics
import WeightCore
package import WeightExchange

/// Invariants of parsing tables of weights, regardless of the content of the file.
package enum WeightTableInvariants {
  /// Parses a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - options: The options of the user.
  /// - Returns: The violated invariant; `nil` if there is none. A question for the user is a valid
  ///   result.
  package static func violation(by bytes: [UInt8], _ options: ImportOptions) -> String? {
    guard let parsed = try? ImportedWeights.read(bytes, file: "x", options) else { return nil }
    guard let weights = parsed.value else {
      return parsed.hasErrors ? nil : "nothing was read, and no error says why"
    }
    let accounted = weights.candidates.count + weights.repeatedCount + weights.leftOutCount
    guard weights.recordCount == accounted else { return "the counts do not add up" }
    guard parsed.diagnostics.allSatisfy({ $0.location != nil }) else {
      return "a problem has no location"
    }
    let isWithinLimits = weights.candidates.allSatisfy { candidate in
      (try? WeightLimits.standard.check(candidate.draft.mass, in: .pound)) != nil
    }
    return isWithinLimits ? nil : "a weight is beyond the limits"
  }
}
