import Foundation

/// The resources that a run of a program used.
struct MeasuredRun {
  /// The elapsed time.
  let seconds: Double
  /// The processor time.
  let processorSeconds: Double
  /// The maximum resident memory.
  let peakBytes: Int

  /// Runs a program until it ends, and discards its output.
  ///
  /// - Throws: An error if it cannot be started, or if its exit status is not 0.
  init(_ program: String, _ arguments: [String]) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    let words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let start = ContinuousClock.now
    var process = pid_t()
    let error = posix_spawn(&process, program, &actions, nil, words + [nil], environ)
    guard error == 0 else { throw ProgramFailure(program: program, status: error) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    guard status == 0 else { throw ProgramFailure(program: program, status: status) }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    processorSeconds = usage.ru_utime.seconds + usage.ru_stime.seconds
    // Linux counts in KiB.
    peakBytes = 1024 * usage.ru_maxrss
  }
}

/// An error for a program that could not be started, or that failed.
struct ProgramFailure: Error {
  var program: String
  /// The exit status.
  var status: Int32
}

extension timeval {
  fileprivate var seconds: Double {
    Double(tv_sec) + Double(tv_usec) / 1_000_000
  }
}
