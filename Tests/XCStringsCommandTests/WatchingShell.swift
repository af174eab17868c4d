import Foundation
import TestSupport

/// A running `xcstrings sync --watch` in the folder of a test.
///
/// It is terminated when the value is destroyed.
final class WatchingShell {
  private let process = Process()
  private let shell: Shell
  private let streams: TemporaryFolder

  /// The maximum number of checks for a result, sufficient for a busy machine.
  private static let patience = 6000
  /// The time between two checks.
  private static let interval = Duration.milliseconds(10)

  /// Starts watching.
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
    try await wait { try errors.contains("press Ctrl-C to stop") }
  }

  /// Waits until a condition is true; returns whether it became true in time.
  func wait(until isSo: () throws -> Bool) async throws -> Bool {
    // Checks are counted instead of seconds, because a test that is not scheduled for a while has
    // not failed.
    for _ in 0..<Self.patience {
      if try isSo() { return true }
      // Other tests run in the meantime.
      try await Task.sleep(for: Self.interval)
    }
    return false
  }

  /// Sends Ctrl-C and returns the exit status; `nil` if the program does not exit in time.
  func interrupt() async throws -> Int32? {
    process.interrupt()
    return try await wait { !process.isRunning } ? process.terminationStatus : nil
  }
}
