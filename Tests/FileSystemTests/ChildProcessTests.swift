import Glibc
import TestSupport
import Testing

@testable import FileSystem

@Suite struct ChildProcessTests {
  @Test func `a program says what it prints, and how it ends`() throws {
    let child = try ChildProcess.run("sh", ["-c", "echo out; echo err >&2; exit 3"])
    #expect(child.output == "out\n")
    #expect(child.line == "out")
    #expect(child.errors == "err\n")
    #expect(child.status == 3)
    #expect(!child.hasSucceeded)
  }

  @Test func `much on both sides is read to the end`() throws {
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 9876543210 >&2; i=$((i+1)); done"
    let child = try ChildProcess.run("sh", ["-c", script])
    #expect(child.output.utf8.count == 220_000)
    #expect(child.errors.utf8.count == 220_000)
    #expect(child.hasSucceeded)
  }

  @Test func `the number of a signal follows 128`() throws {
    #expect(try ChildProcess.run("sh", ["-c", "kill -KILL $$"]).status == 137)
  }

  @Test func `there is no input, and broken pipes end a child as usual`() throws {
    #expect(try ChildProcess.run("cat", []).output.isEmpty)
    // As the commands do.
    signal(SIGPIPE, SIG_IGN)
    #expect(try ChildProcess.run("sh", ["-c", "kill -PIPE $$"]).status == 141)
  }

  @Test func `a program that does not exist is an error`() {
    #expect(throws: ChildProcessError.self) { try ChildProcess.run("no-such-program", []) }
  }

  @Test(arguments: ["plain", "", "two words", "it's", "$HOME `x` \"y\" \\ \n*", "-o", "ñ;&|"])
  func `a shell takes a quoted text for one word`(_ text: String) throws {
    let child = try ChildProcess.run("sh", ["-c", "printf '[%s]' \(ShellWord.quoted(text))"])
    #expect(child.output == "[\(text)]")
  }

  @Test func `words without anything special stay as they are`() {
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
