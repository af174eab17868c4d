import Foundation
import TestSupport
import Testing

@Suite struct KilledProcessTests {
  @Test func `what was confirmed is there, whenever a process is killed`() throws {
    let home = try Home("LANG=es_ES")
    var random = SeededGenerator(seed: 8)
    var confirmed = 0
    for _ in 0..<25 {
      let process = try start(home)
      usleep(.random(in: 0...60_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .exit, process.terminationStatus == 0 { confirmed += 1 }
    }
    let log = try home.log()
    #expect(log.total >= confirmed)
    #expect(log.entries.allSatisfy { $0.kilograms == 72.5 })
    #expect(try home.lines("log", "72,5").count == 1)
  }

  private func start(_ home: Home) throws -> Process {
    let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = runner.deletingLastPathComponent().appending(path: "w8")
    process.arguments = ["log", "72,5"]
    process.environment = ["LANG": "es_ES", "HOME": home.folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
