import Glibc

/// A thread that does the same work over and over, and the answers that it had.
///
/// The threads share nothing but the work, so that what the sanitizer finds is in the runtime.
final class Hammer: @unchecked Sendable {
  // Unchecked: only its own thread writes to it, and others read it when that has ended.
  private let work: Work
  private let number: Int
  private let end: ContinuousClock.Instant
  private var thread = pthread_t()
  private var answers = [Set<String>](repeating: [], count: Work.count)
  /// How often the whole work was done.
  private(set) var rounds = 0

  /// Starts a thread of the system's, of which there can be more than processors.
  ///
  /// - Parameters:
  ///   - work: what it does.
  ///   - number: which of the threads it is; each begins with another question.
  ///   - end: when it stops.
  init(work: Work, number: Int, end: ContinuousClock.Instant) {
    self.work = work
    self.number = number
    self.end = end
    pthread_create(
      &thread,
      nil,
      { hammer in
        guard let hammer else { return nil }
        Unmanaged<Hammer>.fromOpaque(hammer).takeRetainedValue().run()
        return nil
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  /// Waits for the end of the thread.
  func join() {
    pthread_join(thread, nil)
  }

  /// Returns a line for each answer that is not the one of a single thread.
  func differences(from serial: [String]) -> [String] {
    zip(answers, serial)
      .flatMap { found, expected in
        found.subtracting([expected]).map { "'\($0)' in the place of '\(expected)'" }
      }
  }

  private func run() {
    repeat {
      for offset in 0..<Work.count {
        let index = (offset + number * 31) % Work.count
        answers[index].insert(work.answer(index))
      }
      rounds += 1
    } while ContinuousClock.now < end
  }
}
