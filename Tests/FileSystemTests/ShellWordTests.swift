import FileSystem
import TestSupport
import Testing

/// A shell reads quoted words byte by byte, whatever characters their quotation marks are parts of.
@Suite struct `Shell words next to joining characters` {
  /// Returns the words that a shell reads.
  private func read(_ words: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let command = "printf '%s\\0' " + words.map(ShellWord.quoted).joined(separator: " ")
    let path = try folder.write(command, to: "script")
    let child = try withExtendedLifetime(folder) { try ChildProcess.run("sh", [path]) }
    return child.output.unicodeScalars.split(separator: "\0", omittingEmptySubsequences: false)
      .dropLast().map { String($0) }
  }

  private func expectSame(_ words: [String]) throws {
    let read = try read(words)
    #expect(read.count == words.count)
    for (word, read) in zip(words, read) {
      #expect(Array(word.utf8) == Array(read.utf8), "\(word.debugDescription)")
    }
  }

  @Test(arguments: ["'", "\"", "$(id)", "`id`", "\\", ";id;", "';id;'", "%", "!", "~", "=", "#"])
  func `are single words`(_ delimiter: String) throws {
    try expectSame(GraphemeNeighbors.strings(around: delimiter))
  }

  @Test func `have all scalars`() throws {
    try expectSame(GraphemeNeighbors.everyScalar(between: "'"))
  }

  @Test func `are read back from a command line`() {
    for delimiter in ["'", "\"", "\\", " "] {
      let words = GraphemeNeighbors.strings(around: delimiter)
      let line = words.map(ShellWord.quoted).joined(separator: " ")
      let read = ShellWord.words(of: line) ?? []
      #expect(read.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }
  }

  @Test(arguments: [("--key=a:b@c", "--key=a:b@c"), ("a=b", "'a=b'"), ("=ls", "'=ls'")])
  func `with an equals sign are plain only in options`(_ word: String, _ quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }
}
