import SystemPackage
import TestSupport
import Testing

@testable import FileSystem

#if os(Linux)
import Glibc
#endif

@Suite struct `A child process` {
  #if os(Linux)
  @Test
  func `neither ignores nor blocks signals as this process does`() throws {
    SystemCalls.ignoreSignalsOfWriting()
    let script = "grep -E '^Sig(Blk|Ign)' /proc/self/status"
    let output = try ChildProcess.run("sh", ["-c", script], input: []).output
    let numbers = output.split(whereSeparator: \.isWhitespace)
      .compactMap { UInt64($0, radix: 16) }
    try #require(numbers.count == 2)
    #expect(numbers[0] == 0)
    for signal in [SIGPIPE, SIGXFSZ] { #expect(numbers[1] & 1 << UInt64(signal - 1) == 0) }
  }
  #endif

  @Test func `returns its output and exit status`() throws {
    let child = try ChildProcess.run("sh", ["-c", "echo out; echo err >&2; exit 3"])
    #expect(child.output == "out\n")
    #expect(child.line == "out")
    #expect(child.errors == "err\n")
    #expect(child.status == 3)
    #expect(!child.hasSucceeded)
  }

  @Test func `is read to the end, regardless of the amount of output`() throws {
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 9876543210 >&2; i=$((i+1)); done"
    let child = try ChildProcess.run("sh", ["-c", script])
    #expect(child.output.utf8.count == 220_000)
    #expect(child.errors.utf8.count == 220_000)
    #expect(child.hasSucceeded)
  }

  @Test func `that a signal ends has the status 128 plus the signal number`() throws {
    #expect(try ChildProcess.run("sh", ["-c", "kill -KILL $$"]).status == 137)
  }

  @Test func `has no input, and a broken pipe ends it as usual`() throws {
    #expect(try ChildProcess.run("cat", []).output.isEmpty)
    // The commands ignore this signal, too.
    RunningProgram.ignoreSignalsOfWriting()
    #expect(try ChildProcess.run("sh", ["-c", "kill -PIPE $$"]).status == 141)
  }

  @Test(arguments: ["no-such-program", "/no/such/program"])
  func `that does not exist is an error`(_ program: String) {
    let error = ChildProcessError(program: program, errno: .noSuchFileOrDirectory)
    #expect(throws: error) { try ChildProcess.run(program, []) }
  }

  @Test func `runs in the folder of the task`() throws {
    let folder = try TemporaryFolder()
    let path = try #require(FileSystem.realPath(folder.path))
    let child = try FileSystem.$workingFolder.withValue(path) {
      try ChildProcess.run("pwd", [])
    }
    #expect(child.line == path)
  }

  @Test func `has the given environment`() throws {
    let script = ["-c", "echo \"$GREETING, ${HOME-nowhere}\""]
    let child = try ChildProcess.run(
      "/bin/sh",
      script,
      environment: ["GREETING": "¡Hola!"]
    )
    #expect(child.line == "¡Hola!, nowhere")
    let inherited = try ChildProcess.run("sh", ["-c", "echo ${PATH:+set}"])
    #expect(inherited.line == "set")
  }

  @Test func `does not inherit the pipes of another one`() async throws {
    let lines = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<16 {
        group.addTask { try ChildProcess.run("sh", ["-c", "sleep 0.01; echo \(number)"]).line }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(lines) == Set((0..<16).map(String.init)))
  }
}

@Suite struct `Shell words` {
  @Test(arguments: ["plain", "", "two words", "it's", "$HOME `x` \"y\" \\ \n*", "-o", "ñ;&|"])
  func `a quoted string is a single word in a shell`(_ text: String) throws {
    let child = try ChildProcess.run("sh", ["-c", "printf '[%s]' \(ShellWord.quoted(text))"])
    #expect(child.output == "[\(text)]")
  }

  @Test func `words without special characters do not change`() {
    #expect(ShellWord.quoted("/usr/bin/x-1.0_a+b,c") == "/usr/bin/x-1.0_a+b,c")
  }

  @Test func `a program is called by its name only if the search path leads to it`() throws {
    let path = try #require(RunningProgram.path)
    let folder = try TemporaryFolder()
    let link = folder.path("tool")
    #expect(try ChildProcess.run("ln", ["-s", path, link]).hasSucceeded)
    let own = RunningProgram.shellCommand(name: "tool", searchPath: "/nowhere:\(folder.path)")
    #expect(own == "tool")
    #expect(
      RunningProgram.shellCommand(name: "tool", searchPath: "/nowhere") == ShellWord.quoted(path)
    )
    let other = try TemporaryFolder()
    try other.write("", to: "tool")
    let shadowed = RunningProgram.shellCommand(
      name: "tool",
      searchPath: "\(other.path):\(folder.path)"
    )
    #expect(shadowed == ShellWord.quoted(path))
  }
}
