import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Another program that was run to its end.
///
/// ```swift
/// let git = try ChildProcess.run("git", ["rev-parse", "--show-toplevel"])
/// print(git.output)
/// ```
package struct ChildProcess: Hashable, Sendable {
  /// How it ended; 128 and the number of the signal if one ended it.
  package let status: Int32
  /// What it printed.
  package let output: String
  /// What it complained about.
  package let errors: String

  /// Whether it ended well.
  package var hasSucceeded: Bool { status == 0 }

  /// The output without the line feed at its end.
  package var line: String {
    output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// Why another program could not be run.
package struct ChildProcessError: Error, Hashable, Sendable {
  /// The name of the program.
  package let program: String
  /// The number of the system's error.
  package let number: Int32
}

// MARK: - Running

extension ChildProcess {
  /// Runs a program to its end, with this process's environment and folder and without any input.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the `PATH`, or a path.
  ///   - arguments: The arguments, without the name of the program.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: That it could not be started.
  package static func run(
    _ program: String,
    _ arguments: [String]
  ) throws(ChildProcessError) -> ChildProcess {
    guard var output = Pipe(), var errors = Pipe() else {
      throw ChildProcessError(program: program, number: errno)
    }
    let child = try spawn(program, arguments, output: output, errors: errors)
    output.closeWritingEnd()
    errors.closeWritingEnd()
    let texts = readToEnd([output.readingEnd, errors.readingEnd])
    return ChildProcess(status: status(of: child), output: texts[0], errors: texts[1])
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    output: borrowing Pipe,
    errors: borrowing Pipe
  ) throws(ChildProcessError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writingEnd, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writingEnd, STDERR_FILENO)
    // What this process ignores, broken pipes, its children would ignore too.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let number = posix_spawnp(&child, program, &actions, &attributes, &words, &variables)
    guard number == 0 else { throw ChildProcessError(program: program, number: number) }
    return child
  }

  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The macros of the C library that take a status apart cannot be called from Swift.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads several pipes at once: a child whose complaints nobody reads would wait for ever.
  private static func readToEnd(_ descriptors: [Int32]) -> [String] {
    var texts = [[UInt8]](repeating: [], count: descriptors.count)
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // A negative descriptor is one that `poll` leaves alone.
    while polled.contains(where: { $0.fd >= 0 }) {
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &chunk, chunk.count)
        if count > 0 {
          texts[index] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A pipe of the system, whose ends are closed with it.
private struct Pipe: ~Copyable {
  let readingEnd: Int32
  private(set) var writingEnd: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    // A program that somebody else starts meanwhile must not hold them open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  mutating func closeWritingEnd() {
    close(writingEnd)
    writingEnd = -1
  }

  deinit {
    close(readingEnd)
    if writingEnd >= 0 { close(writingEnd) }
  }
}
