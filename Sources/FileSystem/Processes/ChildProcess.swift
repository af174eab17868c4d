import FoundationEssentials
package import SystemPackage

/// The result of a program that has finished.
///
/// ```swift
/// let converter = try ChildProcess.run("rsvg-convert", ["--version"])
/// print(converter.output)
/// ```
package struct ChildProcess: Hashable, Sendable {
  /// The exit status, or 128 plus the signal number if a signal ended the program.
  package let status: Int32
  /// The standard output.
  package let outputBytes: [UInt8]
  /// The standard error output.
  package let errors: String

  /// Whether the exit status is 0.
  package var hasSucceeded: Bool { status == 0 }

  /// The standard output as text.
  package var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// The output without the final line feed.
  package var line: String {
    output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// An error that prevents a program from being started.
package struct ChildProcessError: Error, Hashable, Sendable {
  /// The name of the program.
  package let program: String
  /// The error of the operating system.
  package let errno: Errno
}

// MARK: - Running

extension ChildProcess {
  /// Runs a program until it ends, in the folder of this task.
  ///
  /// This function blocks the thread.
  ///
  /// - Parameters:
  ///   - program: The name of a program on the `PATH` of this process, or a path.
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The environment variables; `nil` for those of this process.
  ///   - input: The standard input, of at most ``inputLimit`` bytes; `nil` for none.
  /// - Returns: The exit status and the output.
  /// - Throws: An error if it cannot be started.
  package static func run(
    _ program: String,
    _ arguments: [String],
    environment: [String: String]? = nil,
    input: [UInt8]? = nil
  ) throws(ChildProcessError) -> ChildProcess {
    precondition(input?.count ?? 0 <= inputLimit, "the input fits into a pipe")
    let (status, outputs) = try finish(program, arguments, input: input, environment)
    return ChildProcess(
      status: status,
      outputBytes: outputs[0],
      errors: String(decoding: outputs[1], as: UTF8.self)
    )
  }

  /// The maximum size of an input in bytes: that of a pipe, which is written before the program reads
  /// it.
  package static let inputLimit = 16_384

  private static func finish(
    _ program: String,
    _ arguments: [String],
    input: [UInt8]?,
    _ environment: [String: String]?
  ) throws(ChildProcessError) -> (status: Int32, outputs: [[UInt8]]) {
    do {
      let command = try command(program, arguments)
      var source = try Pipe()
      var output = try Pipe()
      var errors = try Pipe()
      let child = try SystemCalls.spawn(
        command.program,
        command.arguments,
        environment: environment ?? ProcessInfo.processInfo.environment,
        .redirected(
          input: input == nil ? nil : source.readEnd,
          output: output.writeEnd,
          errors: errors.writeEnd
        )
      )
      output.closeWriteEnd()
      errors.closeWriteEnd()
      // A program that ends without reading its input is no error here.
      if let input { _ = try? source.writeEnd.writeAll(input) }
      source.closeWriteEnd()
      let outputs = readToEnd([output.readEnd, errors.readEnd])
      return (SystemCalls.waitForEnd(of: child), outputs)
    } catch {
      throw ChildProcessError(program: program, errno: error as? Errno ?? .ioError)
    }
  }

  /// Returns the command that runs a program in the folder of this task.
  ///
  /// There is no portable call that starts a program in a folder other than that of this process,
  /// so a shell does it.
  static func command(
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

  /// Reads several pipes concurrently, because a child process that writes to a full pipe would
  /// block forever.
  private static func readToEnd(_ pipes: [FileDescriptor]) -> [[UInt8]] {
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
    return texts
  }
}

/// A pipe, which closes its ends when it is destroyed.
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
