import Glibc

/// What a piece of work took.
package struct Effort: Sendable {
  /// What the processor spent on this process, whatever else it had to do.
  package var time: Duration
  /// How much resident memory came on top, at most.
  package var memory: Int

  /// Returns what `body` makes, and what that took.
  package static func measure<Value>(
    _ body: () async -> Value
  ) async -> (value: Value, effort: Effort) {
    MemoryMeter.resetPeak()
    let peak = MemoryMeter.peak
    let start = processorTime
    let value = await body()
    let time = processorTime - start
    return (value, Effort(time: time, memory: MemoryMeter.peak - peak))
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Duration {
  /// The whole microseconds of the duration.
  package var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
