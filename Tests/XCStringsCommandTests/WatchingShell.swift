import Foundation
import TestSupport

/// `xcstrings sync --watch` at work in the folder of a test.
///
/// It is told to end when the value goes away.
final class WatchingShell {
  private let process = Process()
  private let shell: Shell
  private let streams: TemporaryFolder

  /// How often it is looked whether the program has done something, on a machine that is busy.
  private static let patience = 6000
  /// The time between two looks.
  private static let interval = Duration.milliseconds(10)

  /// Starts to watch.
  init(_ shell: Shell, _ arguments: String...) throws {
    self.shell = shell
    streams = try TemporaryFolder()
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    process.executableURL = URL(filePath: BuiltProgram("xcstrings").path)
    process.arguments = ["sync", "--watch"] + arguments
    process.environment = ["LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin"]
    process.currentDirectoryURL = URL(filePath: shell.folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams.path("output"))
    process.standardError = FileHandle(forWritingAtPath: streams.path("errors"))
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  var output: String {
    get throws { try streams.text(of: "output") }
  }

  var errors: String {
    get throws { try streams.text(of: "errors") }
  }

  /// Waits until the program watches.
  func start() async throws -> Bool {
    try await wait { try errors.contains("Ctrl-C ends") }
  }

  /// Waits until something is so; returns whether it came about in time.
  func wait(until isSo: () throws -> Bool) async throws -> Bool {
    // Looks are counted, not seconds: a test that gets no turn for a while has not failed.
    for _ in 0..<Self.patience {
      if try isSo() { return true }
      // Other tests run meanwhile.
      try await Task.sleep(for: Self.interval)
    }
    return false
  }

  /// Presses Ctrl-C, and returns how the program ends.
  func interrupt() async throws -> Int32? {
    process.interrupt()
    return try await wait { !process.isRunning } ? process.terminationStatus : nil
  }
}
