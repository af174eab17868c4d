import Diagnostics
import Foundation
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@Suite struct `An interrupted translation` {
  let shell: Shell

  init() throws {
    shell = try .withEngines(count: 200)
  }

  private var environment: [String: String] {
    ["LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin"]
  }

  private func start(_ mode: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram("xcstrings").path)
    process.arguments = [
      "translate", "L.xcstrings", "--language", "es", "--with", "python3 engine.py \(mode)",
      // On a busy machine, a pause of the engine can take minutes.
      "--timeout", "1000",
    ]
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: shell.folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func requestedKeys() throws -> [String] {
    guard shell.folder.exists("requests.log") else { return [] }
    return try shell.folder.text(of: "requests.log").split(separator: "\n").map(String.init)
  }

  private func translatedKeys() throws -> [String: String] {
    let text = try shell.folder.text(of: "L.xcstrings")
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
    return Dictionary(
      uniqueKeysWithValues: catalog.entries.compactMap { key, entry in
        entry.localizations["es"]?.stringUnit.map { (key, $0.value) }
      }
    )
  }

  private func journalCount() throws -> Int {
    let path = ".build/xcstrings/translate/en-es.jsonl"
    guard shell.folder.exists(path) else { return 0 }
    return try shell.folder.text(of: path).split(separator: "\n").count
  }

  @Test func `continues after it was killed, and requests no accepted text again`() async throws {
    var accepted: Set<String> = []
    for delay in [150, 250, 400, 550] {
      let process = try start("delay")
      try await Task.sleep(for: .milliseconds(delay))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let journal = try journalCount()
      let keys = Set(try requestedKeys())
      // Every translation in the catalog is whole, and what was accepted is not lost.
      for (key, text) in try translatedKeys() where key != "Done" {
        #expect(text == key.replacing("Text", with: "Texto"))
      }
      accepted.formUnion(try translatedKeys().keys)
      #expect(keys.count >= journal)
    }
    let journal = try journalCount()
    let before = try requestedKeys().count
    let run = try await shell.translate("plain")
    // The engine of the last run has another command, so all that is not written is requested.
    #expect(run.status == 0, "\(run.errors)")
    #expect(try translatedKeys().count == 201)
    #expect(try requestedKeys().count - before <= 200)
    #expect(journal >= 0)
    #expect(accepted.isSubset(of: try translatedKeys().keys))
  }

  /// Waits until a condition is met, at most two minutes.
  ///
  /// It blocks the thread, because a task that sleeps may be continued much later among many tests.
  private func wait(until condition: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + .seconds(120)
    while try !condition() {
      try #require(ContinuousClock.now < deadline, "The condition was not met in time.")
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// The number of answers after which an engine pauses.
  private static let answersBeforePause = 20

  @Test func `takes accepted translations from the journal`() async throws {
    let process = try start("pause-once")
    try wait { try journalCount() == Self.answersBeforePause }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // The catalog is written after some time, so it may have the translations, too.
    let isWritten = try translatedKeys().count > 1
    try shell.folder.remove("requests.log")
    let run = try await shell.translate("pause-once")
    #expect(run.status == 0, "\(run.errors)")
    if !isWritten {
      #expect(run.errors.contains("20 keys were already translated by an interrupted run."))
    }
    #expect(try requestedKeys().count == 200 - Self.answersBeforePause)
    #expect(try translatedKeys().count == 201)
    #expect(try journalCount() == 0)
  }

  @Test func `writes what was accepted after Ctrl-C`() async throws {
    let process = try start("pause-once")
    try wait { try journalCount() == Self.answersBeforePause }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try translatedKeys().count == 1 + Self.answersBeforePause)
    #expect(try journalCount() == 0)
  }

  @Test func `refuses a second one for the same language`() throws {
    let process = try start("pause-once")
    try wait { try journalCount() == Self.answersBeforePause }
    let run = try shell.process([
      "translate", "L.xcstrings", "--language", "es", "--with", "python3 engine.py plain",
    ])
    #expect(run.status == 74)
    #expect(run.errors.contains("Another 'xcstrings translate' is translating into 'es'."))
    process.interrupt()
    process.waitUntilExit()
  }
}
