import Foundation
import TestSupport
import Testing

/// A running `w8 health watch --json` and its events.
final class WatchProcess {
  /// An event.
  struct Event: Decodable {
    let event: String
    let path: String
    let added: Int?
    let entries: [Int]?
    let code: String?
    let cause: String?
    let attempt: Int?

    /// The name of the file.
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  /// All events so far.
  private(set) var events: [Event] = []

  private let process = Process()
  private let output = Pipe()
  private var rest: [UInt8] = []
  /// The maximum time to wait for an event, in milliseconds.
  ///
  /// Reaching it is a failure.
  private static let patience: Int32 = 60_000

  /// Starts a watch of the folder `in` with short timeouts.
  init(_ home: TestUser, _ options: String...) throws {
    process.executableURL = URL(filePath: home.program.path)
    process.arguments =
      ["health", "watch", "in", "--json", "--patience", "2", "--retry", "1"] + options
    process.environment = home.environment
    process.currentDirectoryURL = URL(filePath: home.folder.path)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try output.fileHandleForWriting.close()
  }

  deinit {
    if process.isRunning { kill() }
  }

  /// Reads events until one matches, or returns `nil` if none does.
  func wait(_ isWanted: (Event) -> Bool) throws -> Event? {
    while let event = try next() {
      if isWanted(event) { return event }
    }
    return nil
  }

  /// Interrupts the watch, and returns its exit status.
  func end() throws -> Int32 {
    process.terminate()
    _ = try wait { $0.event == "stopped" }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Kills the watch immediately.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func next() throws -> Event? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest.removeFirst(end + 1)
        let event = try JSONDecoder().decode(Event.self, from: Data(line))
        events.append(event)
        return event
      }
      var polled = pollfd(
        fd: output.fileHandleForReading.fileDescriptor,
        events: Int16(POLLIN),
        revents: 0
      )
      guard poll(&polled, 1, Self.patience) > 0 else { return nil }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      rest += data
    }
  }
}
