import TestSupport
import Testing

@testable import FileSystem

@Suite struct `A conversing process` {
  /// Collects the events until the output ends.
  private func events(
    of process: inout ConversingProcess,
    limit: Duration = .seconds(20)
  ) -> [ConversingProcess.Event] {
    let end = ContinuousClock.now + limit
    var events: [ConversingProcess.Event] = []
    while ContinuousClock.now < end, process.hasOutput {
      events += process.wait(atMost: .milliseconds(100))
    }
    return events
  }

  private func lines(_ events: [ConversingProcess.Event]) -> [String] {
    events.compactMap { event in
      if case .line(let bytes) = event { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  @Test func `answers lines, and ends with its input`() throws {
    var process = try ConversingProcess("cat", [])
    process.send(Array("one".utf8))
    process.send(Array("two".utf8))
    var received: [String] = []
    while received.count < 2 { received += lines(process.wait(atMost: .seconds(10))) }
    #expect(received == ["one", "two"])
    #expect(process.end(patience: .seconds(10)) == 0)
  }

  @Test func `never waits for full pipes`() throws {
    var process = try ConversingProcess("cat", [])
    let line = Array(repeating: UInt8(ascii: "x"), count: 10_000)
    for _ in 0..<300 { process.send(line) }
    var count = 0
    while count < 300 { count += lines(process.wait(atMost: .seconds(10))).count }
    #expect(process.unsentCount == 0)
    #expect(process.end(patience: .seconds(10)) == 0)
  }

  @Test func `does not have to read its input`() throws {
    var process = try ConversingProcess("sleep", ["100"])
    for _ in 0..<300 { process.send(Array(repeating: 0x78, count: 10_000)) }
    for _ in 0..<20 { #expect(process.wait(atMost: .milliseconds(1)).isEmpty) }
    #expect(process.unsentCount > 0)
    #expect(process.end(patience: .zero, afterSignal: .seconds(100)) == 128 + 15)
  }

  /// The threads that run tasks block all signals, which child processes inherit.
  @Test func `ends on request if a task started it`() async throws {
    let status =
      try await Task.detached {
        var process = try ConversingProcess("sleep", ["100"])
        return process.end(patience: .zero, afterSignal: .seconds(100))
      }
      .value
    #expect(status == 128 + 15)
  }

  @Test func `may close its input`() throws {
    var process = try ConversingProcess("sh", ["-c", "exec 0<&-; echo closed; sleep 100"])
    var events: [ConversingProcess.Event] = []
    while events.isEmpty { events = process.wait(atMost: .seconds(10)) }
    process.send(Array("lost".utf8))
    while !events.contains(.endOfInput) { events += process.wait(atMost: .seconds(10)) }
    #expect(lines(events) == ["closed"])
    _ = process.end(patience: .zero)
  }

  @Test func `can write any number of lines, but no endless one`() throws {
    let script = "import sys\nfor i in range(50000): print(i)\nsys.stdout.write('x' * 3000000)"
    var process = try ConversingProcess("python3", ["-c", script])
    let events = events(of: &process)
    #expect(lines(events).count == 50_000)
    #expect(events.last == .lineTooLong)
    _ = process.end(patience: .seconds(5))
    var other = try ConversingProcess("python3", ["-c", "print('x' * 3000000)"])
    #expect(self.events(of: &other) == [.lineTooLong])
    _ = other.end(patience: .seconds(5))
  }

  @Test func `has a last line without a line feed, and error output`() throws {
    var process = try ConversingProcess("sh", ["-c", "echo oops >&2; printf 'a\\nb'; exit 3"])
    var all = events(of: &process)
    let status = process.end(patience: .seconds(5)) { all += $0 }
    #expect(status == 3)
    #expect(lines(all) == ["a", "b"])
    #expect(process.errorText == "oops\n")
    #expect(all.contains(.endOfOutput))
  }

  @Test func `is ended with all that it started, even if it ignores the request`() throws {
    let folder = try TemporaryFolder()
    let script =
      "trap '' TERM; (trap '' TERM; sleep 3; echo late > \(folder.path("late"))) & echo $!; wait"
    var process = try ConversingProcess("sh", ["-c", script])
    var received: [String] = []
    while received.isEmpty { received = lines(process.wait(atMost: .seconds(10))) }
    #expect(process.end(patience: .milliseconds(100)) == 128 + 9)
    let child = try #require(Int32(received[0]))
    for _ in 0..<500 where RunningProgram.isRunning(child) { SystemCalls.sleep(milliseconds: 10) }
    #expect(!folder.exists("late"))
  }

  @Test func `that does not exist is an error`() {
    #expect(throws: ChildProcessError.self) { _ = try ConversingProcess("no-such-program", []) }
  }
}

@Suite struct `Words of a command line` {
  @Test(
    arguments: [
      ("a b  c", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]),
      ("a\\ b \\\"", ["a b", "\""]),
      ("\"a \\\"b\\\" \\n\"", ["a \"b\" \\n"]), ("$HOME *.py '$x'", ["$HOME", "*.py", "$x"]),
      ("a''b \"\"", ["ab", ""]), ("", []), ("  ", []), ("'a", nil), ("a\\", nil), ("\"a\\\"", nil),
    ] as [(String, [String]?)]
  )
  func `are divided like those of a shell`(_ line: String, _ words: [String]?) {
    #expect(ShellWord.words(of: line) == words)
  }
}

@Suite struct `A file for appending` {
  @Test func `keeps its records, and is locked`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("journal")
    do {
      guard let file = try AppendedFile(path) else {
        Issue.record("not opened")
        return
      }
      try file.append(Array("one\n".utf8))
      try file.synchronize()
      if let other = try AppendedFile(path) { Issue.record("\(other.path) is not locked") }
    }
    guard let file = try AppendedFile(path) else {
      Issue.record("not opened")
      return
    }
    try file.append(Array("two\n".utf8))
    #expect(try file.content(limit: 100) == Array("one\ntwo\n".utf8))
    #expect(throws: FileError.self) { try file.content(limit: 3) }
    try file.append(Array("three\n".utf8))
    #expect(try folder.text(of: "journal") == "one\ntwo\nthree\n")
  }

  @Test func `does not follow links`() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "target")
    try folder.link("link", to: "target")
    #expect(throws: FileError.self) { _ = try AppendedFile(folder.path("link")) }
  }
}
