import Diagnostics
import WeightExchange

/// A file of weights that was read.
struct ReadWeightFile {
  /// The path as the user gave it.
  let file: String
  /// What was found; `nil` if the file holds no weights.
  let weights: ImportedWeights?
  /// What is wrong with it.
  let diagnostics: [Diagnostic]
}
