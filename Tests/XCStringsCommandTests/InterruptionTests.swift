import TestSupport
import Testing

@Suite struct `Interrupted and concurrent commands` {
  let shell: Shell

  init() throws {
    shell = try Shell()
  }

  private static let unformatted =
    #"{"sourceLanguage":"en","version":"1.0","strings":{"Save":{},"Open":{}}}"#

  @Test func `leave whole files, and the next run removes temporary ones`() async throws {
    let names = (0..<80).map { "Catalog\($0).xcstrings" }
    for name in names { try shell.folder.write(Self.unformatted, to: name) }
    let launcher = BuiltProgram(at: "/usr/bin/timeout")
    var formatted: Set<String> = []
    for delay in 1...12 {
      _ = try launcher.run(
        [
          "-s", "KILL", "0.0\(delay < 10 ? "0" : "")\(delay)5", BuiltProgram("xcstrings").path,
          "format", ".",
        ],
        environment: ["LANG": "en_US.UTF-8", "HOME": shell.folder.path, "PATH": "/usr/bin:/bin"],
        in: shell.folder.path
      )
      for name in names {
        let text = try shell.folder.text(of: name)
        if text != Self.unformatted { formatted.insert(text) }
      }
    }
    // The files that changed are completely formatted.
    #expect(formatted.count <= 1)
    for name in names { try shell.folder.write(Self.unformatted, to: name) }
    #expect(try await shell.run("format .").status == 0)
    let whole = Set(try names.map { try shell.folder.text(of: $0) })
    #expect(whole.count == 1)
    let hidden = try shell.folder.names().filter { $0.hasPrefix(".") }
    #expect(hidden.isEmpty)
    #expect(formatted.isSubset(of: whole))
  }

  @Test func `repeat an edit if another one was faster`() async throws {
    try shell.folder.write(Self.unformatted, to: "Localizable.xcstrings")
    let count = 24
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { [shell] group in
      for number in 0..<count {
        group.addTask {
          try await shell.run([
            "set", "Localizable.xcstrings", "--key", "key\(number)", "--language", "en", "--value",
            "value", "--add",
          ])
          .status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 0, count: count))
    let text = try shell.folder.text(of: "Localizable.xcstrings")
    for number in 0..<count { #expect(text.contains("\"key\(number)\"")) }
  }
}
