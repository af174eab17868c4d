import FoundationEssentials
import Glibc

/// Tests numbered inputs in sequence, and saves those that cause a failure.
///
/// `Scripts/fuzz` builds and supervises a fuzzer. A crash or a hang ends its process, and the file
/// with the number of the input identifies the input.
package struct Fuzzing<Subject: FuzzSubject> {
  private let options: FuzzOptions
  private var subject: Subject
  private let state: UnsafeMutablePointer<FILE>?
  private var failureCount = 0

  /// Runs the fuzzer with the given arguments, and exits.
  package static func run(
    _ arguments: some Sequence<String>,
    _ subject: (FuzzOptions) throws -> Subject
  ) async throws -> Never {
    guard let options = FuzzOptions(arguments) else {
      print("Scripts/fuzz --help lists the options.")
      exit(64)
    }
    var fuzzing = Fuzzing(options, try subject(options))
    guard !fuzzing.subject.isEmpty else {
      print("There are no files of that size to damage.")
      exit(66)
    }
    if options.savesInput {
      try fuzzing.save(options.first)
    } else {
      try await fuzzing.run()
    }
    exit(fuzzing.failureCount == 0 ? 0 : 1)
  }

  private init(_ options: FuzzOptions, _ subject: Subject) {
    self.options = options
    self.subject = subject
    state = options.state.flatMap { fopen($0, "w") }
  }

  private mutating func run() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    for number in options.first..<options.first + options.runs {
      announce(number)
      let problems = await subject.problems(with: number)
      for problem in problems { print("Input \(number): \(problem).") }
      if !problems.isEmpty {
        failureCount += 1
        try save(number)
      }
      let done = number - options.first + 1
      if done % max(options.runs / 10, 1) == 0 { report(done, clock.now - start) }
    }
    setTimer(.zero)
  }

  /// Writes the number of the input for the supervising process, and sets the time limit.
  private func announce(_ number: Int) {
    if let state {
      rewind(state)
      fputs("\(number)\n", state)
      fflush(state)
    }
    setTimer(Subject.greatestTime)
  }

  /// Ends the process after an amount of time; zero disables the limit.
  ///
  /// The limit applies to processor time, so a busy machine does not cause failures.
  private func setTimer(_ time: Duration) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(time.components.seconds)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  private func save(_ number: Int) throws {
    for file in subject.files(of: number) {
      let path = "\(options.failures)/seed-\(options.seed)-input-\(number)-\(file.name)"
      try Data(file.bytes).write(to: URL(filePath: path))
      print("It is saved as \(path)")
    }
  }

  private func report(_ done: Int, _ time: Duration) {
    let seconds = time.components.seconds
    print("\(done) inputs in \(seconds) s; failures: \(failureCount); \(subject.summary)")
    fflush(nil)
  }
}
