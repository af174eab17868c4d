import Foundation
import TestSupport
import Testing

/// A runner of `w8` that kills it at a random point unless it has ended before.
struct ProcessKiller {
  private let home: TestUser
  /// The estimated duration of a command that is not killed.
  private var microseconds: Int

  /// The number of kills, from the environment variable `W8_KILLS` (default: 40).
  static var count: Int {
    ProcessInfo.processInfo.environment["W8_KILLS"].flatMap { Int($0) } ?? 40
  }

  /// Creates a killer for the commands of a user, with an initial estimate of their duration.
  init(_ home: TestUser, microseconds: Int = 60_000) {
    self.home = home
    self.microseconds = microseconds
  }

  /// Runs a command, which must succeed unless it is killed or may fail.
  ///
  /// - Returns: Whether it ended by itself.
  mutating func run(
    _ arguments: [String],
    using random: inout SeededGenerator,
    mayFail: Bool = false
  ) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: home.program.path)
    process.arguments = arguments
    process.environment = ["LANG": "es_ES", "HOME": home.folder.path, "TZ": "Europe/Madrid"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    usleep(.random(in: 0...UInt32(microseconds * 5 / 4), using: &random))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    guard process.terminationReason != .exit else {
      #expect(mayFail || process.terminationStatus == 0, "\(arguments)")
      return true
    }
    let spent = (ContinuousClock.now - start) / .microseconds(1)
    // If a command is always killed before its end, the estimate was too short.
    microseconds = max(microseconds, min(Int(spent) * 5 / 4, 2_000_000))
    return false
  }
}
