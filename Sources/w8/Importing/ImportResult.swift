import WeightExchange
import WeightStore

/// A file of weights that was read, and what became of its weigh-ins.
struct ImportResult {
  let read: ReadWeightFile
  let count: ImportCount

  /// How many of the file's weigh-ins the log had, or the file itself a line before.
  var knownCount: Int { count.known + (read.weights?.repeatedCount ?? 0) }
}
