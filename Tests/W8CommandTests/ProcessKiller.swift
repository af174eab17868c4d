import Foundation
import TestSupport
import Testing

/// Runs `w8`, and kills it if it is not done by a random moment.
struct ProcessKiller {
  private let home: Home
  /// How long a command takes that nobody kills, as far as is known.
  private var microseconds: Int

  /// How many commands are killed: as many as `W8_KILLS` in the environment says, or 40.
  static var count: Int {
    ProcessInfo.processInfo.environment["W8_KILLS"].flatMap { Int($0) } ?? 40
  }

  /// Creates a killer of the commands of a person, with a guess how long these take.
  init(_ home: Home, microseconds: Int = 60_000) {
    self.home = home
    self.microseconds = microseconds
  }

  /// Runs a command, which has to succeed unless it is killed.
  ///
  /// - Returns: Whether it ended by itself.
  mutating func run(
    _ arguments: [String],
    using random: inout SeededGenerator
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
      #expect(process.terminationStatus == 0, "\(arguments)")
      return true
    }
    let spent = (ContinuousClock.now - start) / .microseconds(1)
    // Whoever was always killed before the end was given too little time.
    microseconds = max(microseconds, min(Int(spent) * 5 / 4, 2_000_000))
    return false
  }
}
