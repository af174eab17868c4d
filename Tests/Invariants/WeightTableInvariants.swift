import Diagnostics
import WeightCore
package import WeightExchange

/// What holds for every file that is given to the reader of weights, whatever is in it.
package enum WeightTableInvariants {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: What is in the file.
  ///   - options: The options of the user.
  /// - Returns: What does not hold; `nil` if all does. A question to the user is an answer as good as
  ///   any.
  package static func violation(by bytes: [UInt8], _ options: ImportOptions) -> String? {
    guard let parsed = try? ImportedWeights.read(bytes, file: "x", options) else { return nil }
    guard let weights = parsed.value else {
      return parsed.hasErrors ? nil : "nothing was read, and no error says why"
    }
    let accounted = weights.candidates.count + weights.repeatedCount + weights.leftOutCount
    guard weights.recordCount == accounted else { return "the counts do not add up" }
    guard parsed.diagnostics.allSatisfy({ $0.place != nil }) else {
      return "a problem has no location"
    }
    let isWithinLimits = weights.candidates.allSatisfy { candidate in
      (try? WeightLimits.standard.check(candidate.draft.mass, in: .pound)) != nil
    }
    return isWithinLimits ? nil : "a weight is beyond the limits"
  }
}
