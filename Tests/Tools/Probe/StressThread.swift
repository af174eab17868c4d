import Glibc

/// A thread that repeats the same work, and stores the results.
///
/// The threads share only the work, so the sanitizer reports only problems of the runtime.
final class StressThread: @unchecked Sendable {
  // Unchecked: only the thread itself writes to it, and others read it after the thread has ended.
  private let work: StressWorkload
  private let number: Int
  private let end: ContinuousClock.Instant
  private var thread = pthread_t()
  private var answers = [Set<String>](repeating: [], count: StressWorkload.count)
  /// The number of completed repetitions.
  private(set) var rounds = 0

  /// Starts a system thread; there can be more threads than processors.
  ///
  /// - Parameters:
  ///   - work: The work to repeat.
  ///   - number: The number of the thread; each starts with another item.
  ///   - end: The time to stop.
  init(work: StressWorkload, number: Int, end: ContinuousClock.Instant) {
    self.work = work
    self.number = number
    self.end = end
    pthread_create(
      &thread,
      nil,
      { hammer in
        guard let hammer else { return nil }
        Unmanaged<StressThread>.fromOpaque(hammer).takeRetainedValue().run()
        return nil
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  /// Waits until the thread ends.
  func join() {
    pthread_join(thread, nil)
  }

  /// Returns a line for each result that differs from that of a single thread.
  func differences(from serial: [String]) -> [String] {
    zip(answers, serial)
      .flatMap { found, expected in
        found.subtracting([expected]).map { "'\($0)' in the place of '\(expected)'" }
      }
  }

  private func run() {
    repeat {
      for offset in 0..<StressWorkload.count {
        let index = (offset + number * 31) % StressWorkload.count
        answers[index].insert(work.answer(index))
      }
      rounds += 1
    } while ContinuousClock.now < end
  }
}
