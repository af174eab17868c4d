/// How long a watch waits for files that arrive, in nanoseconds.
package struct ArrivalPatience: Hashable, Sendable {
  /// How long a file that ends as a whole one does must have been left alone.
  package var settling: Int64
  /// How long a file that seems unfinished must have been left alone.
  package var unfinished: Int64
  /// How long to wait after the first failure.
  package var firstPause: Int64
  /// How long to wait at most.
  package var longestPause: Int64

  /// Creates a patience: a second, a minute, and from half a minute to an hour.
  package init(
    settling: Int64 = second,
    unfinished: Int64 = 60 * second,
    firstPause: Int64 = 30 * second,
    longestPause: Int64 = 3600 * second
  ) {
    self.settling = settling
    self.unfinished = unfinished
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// A second in nanoseconds.
  package static let second: Int64 = 1_000_000_000

  /// Returns how long to wait after some failures: twice as long as after one less.
  package func pause(afterFailures count: Int) -> Int64 {
    var pause = min(firstPause, longestPause)
    for _ in 1..<max(count, 1) where pause < longestPause {
      pause = pause > longestPause / 2 ? longestPause : pause * 2
    }
    return pause
  }
}
