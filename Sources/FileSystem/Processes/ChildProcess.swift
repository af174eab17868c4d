import FoundationEssentials
package import SystemPackage

/// Another program that was run to its end.
///
/// ```swift
/// let git = try ChildProcess.run("git", ["rev-parse", "--show-toplevel"])
/// print(git.output)
/// ```
package struct ChildProcess: Hashable, Sendable {
  /// How it ended; 128 and the number of the signal if one ended it.
  package let status: Int32
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
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
  /// The error of the system.
  package let errno: Errno
}

// MARK: - Running

extension ChildProcess {
  /// Runs a program to its end, in the folder of this task and without any input.
  ///
  /// It blocks the thread, which runs nothing else meanwhile.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the `PATH` of this process, or a path.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The variables of the environment; `nil` for those of this process.
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: Why it could not be started.
  package static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil
  ) throws(ChildProcessError) -> ChildProcess {
    do {
      let command = try command(program, arguments)
      var output = try Pipe()
      var errors = try Pipe()
      let child = try SystemCalls.spawn(
        command.program,
        command.arguments,
        environment: environment ?? ProcessInfo.processInfo.environment,
        output: output.writeEnd,
        errors: errors.writeEnd
      )
      output.closeWriteEnd()
      errors.closeWriteEnd()
      let texts = readToEnd([output.readEnd, errors.readEnd])
      return ChildProcess(
        status: SystemCalls.waitForEnd(of: child),
        output: texts[0],
        errors: texts[1]
      )
    } catch {
      throw ChildProcessError(program: program, errno: error as? Errno ?? .ioError)
    }
  }

  /// Returns what is started to run a program in the folder of this task.
  ///
  /// No portable call starts a program in another folder than that of this process, so a shell does.
  private static func command(
    _ program: String,
    _ arguments: [String]
  ) throws(Errno) -> (program: String, arguments: [String]) {
    guard let folder = FileSystem.workingFolder else { return (program, arguments) }
    let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let path = RunningProgram.find(program, searchPath: searchPath) else {
      throw .noSuchFileOrDirectory
    }
    return ("/bin/sh", ["-c", #"cd "$0" && exec "$@""#, folder, path] + arguments)
  }

  /// Reads several pipes at once: a child that writes to a full pipe would wait for ever.
  private static func readToEnd(_ pipes: [FileDescriptor]) -> [String] {
    var texts = [[UInt8]](repeating: [], count: pipes.count)
    var open = pipes.map(Optional.some)
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { chunk in
      while open.contains(where: { $0 != nil }) {
        let isReady = SystemCalls.waitForInput(of: open, milliseconds: -1).isReady
        for (index, pipe) in open.enumerated() where isReady[index] {
          if let count = try? pipe?.read(into: chunk), count > 0 {
            texts[index] += chunk[..<count]
          } else {
            open[index] = nil
          }
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A pipe of the system, whose ends are closed with it.
private struct Pipe: ~Copyable {
  let readEnd: FileDescriptor
  let writeEnd: FileDescriptor
  private var isWriteEndOpen = true

  init() throws {
    (readEnd, writeEnd) = try SystemCalls.makePipe()
  }

  mutating func closeWriteEnd() {
    try? writeEnd.close()
    isWriteEndOpen = false
  }

  deinit {
    try? readEnd.close()
    if isWriteEndOpen { try? writeEnd.close() }
  }
}
