import SystemPackage

/// A program in which the user edits a text.
package struct TextEditor: Sendable {
  /// The command, which a shell interprets.
  package let command: String

  /// Finds the editor of the user: `VISUAL`, or else `EDITOR`.
  ///
  /// It is `nil` if the user has chosen none.
  ///
  /// - Parameter environment: The environment variables.
  package init?(in environment: [String: String]) {
    let choices = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    guard let command = choices.first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
  }

  /// The line that separates the text from its explanation, as in git.
  private static let scissors = "# ------------------------ >8 ------------------------"

  /// Lets the user edit a text, and waits for the end of the editor.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - explanation: Lines that are shown below the text.
  ///   - environment: The environment variables of the editor.
  /// - Returns: The new text without its final line break; `nil` if the editor has failed.
  /// - Throws: `FileError` if the temporary file cannot be written or read, or if the editor cannot
  ///   be started.
  package func edit(
    _ text: String,
    explanation: [String],
    environment: [String: String]
  ) throws(FileError) -> String? {
    let lines = [text, Self.scissors] + explanation.map { "# \($0)" }
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let name = FileSystem.join(folder, "translation")
    let path = try withFileError(.write, folder) {
      let (file, path) = try SystemCalls.makeFile(prefix: name)
      defer { try? file.close() }
      try file.writeAll(Array((lines.joined(separator: "\n") + "\n").utf8))
      return path
    }
    defer { try? SystemCalls.removeFile(path) }
    let hasSucceeded = try withFileError(.read, command) { try run(path, environment) }
    guard hasSucceeded else { return nil }
    return Self.text(in: String(decoding: try FileSystem.read(path), as: UTF8.self))
  }

  /// Returns the part of a file above the explanation.
  private static func text(in content: String) -> String {
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)
    if let end = lines.firstIndex(where: { $0 == scissors }) {
      lines.removeSubrange(end...)
    } else if lines.last?.isEmpty == true {
      lines.removeLast()
    }
    return lines.joined(separator: "\n")
  }

  private func run(_ path: String, _ environment: [String: String]) throws(Errno) -> Bool {
    // As in git, the command may have arguments, such as `code --wait`.
    let child = try SystemCalls.spawn(
      "/bin/sh",
      ["-c", command + #" "$@""#, command, path],
      environment: environment,
      .inherited
    )
    return SystemCalls.waitForEnd(of: child) == 0
  }
}
