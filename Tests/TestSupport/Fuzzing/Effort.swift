import Glibc

/// The resources that an operation used.
package struct Effort: Sendable {
  /// The processor time of this process.
  package var time: Duration
  /// The maximum increase of resident memory, in bytes.
  package var memory: Int

  /// Returns the result of `body`, and the resources that it used.
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
  /// The duration in microseconds, without fractions.
  package var microseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }
}
