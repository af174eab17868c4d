package import Diagnostics
package import WeightCore

/// What was found in a file of weights.
package struct ImportedWeights: Sendable {
  /// The form of the file.
  package let format: ExchangeFormat
  /// How many records the file has.
  package internal(set) var recordCount = 0
  /// The weigh-ins, in the order of the file.
  package internal(set) var candidates: [EntryCandidate] = []
  /// How many records say the same as one before them.
  package internal(set) var repeatedCount = 0
  /// How many records were left out, by reason.
  package internal(set) var leftOut: [Diagnostic.ID: Int] = [:]

  init(format: ExchangeFormat) {
    self.format = format
  }

  /// How many records were left out, whatever the reason.
  package var leftOutCount: Int { leftOut.values.reduce(0, +) }
}
