import Synchronization

/// The current process.
package enum RunningProgram {
  /// The path of its executable, with symbolic links resolved, or `nil` if it is unknown.
  package static var path: String? {
    try? SystemCalls.programPath()
  }

  /// The environment variables.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    for variable in SystemCalls.environment {
      guard let equals = variable.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = variable[variable.utf8.index(after: equals)...]
      variables[String(variable[..<equals])] = String(value)
    }
    return variables
  }

  /// Ends the process.
  package static func exit(_ status: Int32) -> Never {
    SystemCalls.endProcess(status: status)
  }

  /// Ends the process while other threads are at work.
  ///
  /// Changes of several files that have begun are completed if they do not take long, and no
  /// temporary file is left.
  package static func exitAtOnce(_ status: Int32) -> Never {
    changes.isExiting.store(true, ordering: .sequentiallyConsistent)
    let end = ContinuousClock.now + .milliseconds(50)
    while changes.count.load(ordering: .sequentiallyConsistent) > 0, ContinuousClock.now < end {
      SystemCalls.sleep(milliseconds: 1)
    }
    FileSystem.exitWithoutTemporaryFiles { SystemCalls.endProcessAtOnce(status: status) }
  }

  /// Makes changes of files that belong together, between which ``exitAtOnce(_:)`` does not exit.
  ///
  /// If the process is exiting, this function does not return.
  package static func withoutExit<Result, Failure>(
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let others = changes.count.add(1, ordering: .sequentiallyConsistent).oldValue
    defer { changes.count.subtract(1, ordering: .sequentiallyConsistent) }
    if others == 0, changes.isExiting.load(ordering: .sequentiallyConsistent) {
      changes.count.subtract(1, ordering: .sequentiallyConsistent)
      while true { SystemCalls.sleep(milliseconds: 1000) }
    }
    return try change()
  }

  /// The changes of files that must be completed.
  private final class Changes: Sendable {
    let count = Atomic(0)
    let isExiting = Atomic(false)
  }

  private static let changes = Changes()

  /// Keeps a value until the process ends.
  ///
  /// The operating system returns all memory at once. Releasing hundreds of thousands of objects
  /// before would delay the end of a command.
  package static func keepUntilExit<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(KeptValue(value))
  }

  /// Makes writes to a closed pipe, or beyond the file size limit, fail with an error instead of
  /// ending the process.
  package static func ignoreSignalsOfWriting() {
    SystemCalls.ignoreSignalsOfWriting()
  }

  /// Returns whether a process with an identifier exists.
  package static func isRunning(_ process: Int32) -> Bool {
    process > 0 && SystemCalls.hasProcess(process)
  }

  /// Returns a shell word that runs this program: its name if the search path leads to it,
  /// otherwise its quoted path.
  ///
  /// - Parameters:
  ///   - name: The name under which the program is installed.
  ///   - searchPath: The value of `PATH`.
  /// - Returns: One word.
  package static func shellCommand(name: String, searchPath: String) -> String {
    guard let path else { return name }
    let first = find(name, searchPath: searchPath)
    return first.flatMap(FileSystem.realPath) == path ? name : ShellWord.quoted(path)
  }

  /// Returns the path of a program, or `nil` if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: A name on the search path, or a path.
  ///   - searchPath: The value of `PATH`.
  /// - Returns: The first file with that name.
  package static func find(_ name: String, searchPath: String) -> String? {
    let folders = name.contains("/") ? [""] : searchPath.split(separator: ":").map(String.init)
    return folders.map { FileSystem.join($0, name) }.first { FileSystem.kind(of: $0) == .file }
  }
}

private final class KeptValue<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A word of a POSIX shell command line.
package enum ShellWord {
  /// Returns a string as a single word for a shell, whatever it contains.
  ///
  /// The bytes are those of the string: a combining mark after a quotation mark does not change the
  /// meaning of the mark for a shell.
  package static func quoted(_ text: String) -> String {
    // In the name of a command, an equals sign would make it an assignment.
    let isOption = text.utf8.first == UInt8(ascii: "-")
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      case UInt8(ascii: "="): isOption
      default: "/._-+,:@".utf8.contains(byte)
      }
    }
    if isPlain, !text.isEmpty { return text }
    let parts = text.utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'\(parts.map { String(Substring($0)) }.joined(separator: #"'\''"#))'"
  }

  /// Returns the words of a command line, with the quotation marks and backslashes of a POSIX shell.
  ///
  /// Nothing is expanded: `$`, `*` and other characters have no meaning.
  ///
  /// - Returns: The words, or `nil` if a quotation mark is not closed.
  package static func words(of line: String) -> [String]? {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var quote: Unicode.Scalar?
    var rest = line.unicodeScalars[...]
    func add(_ scalar: Unicode.Scalar) {
      word = word ?? String.UnicodeScalarView()
      word?.append(scalar)
    }
    while let scalar = rest.popFirst() {
      switch (scalar, quote) {
      case ("\\", nil):
        guard let next = rest.popFirst() else { return nil }
        add(next)
      case ("\\", "\""):
        let isEscape = rest.first.map { "\"\\$`".unicodeScalars.contains($0) } ?? false
        add(isEscape ? rest.popFirst() ?? "\\" : "\\")
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? String.UnicodeScalarView()
      case (_, nil) where scalar.properties.isWhitespace:
        if let word { words.append(String(word)) }
        word = nil
      case (let scalar, let mark?) where scalar == mark: quote = nil
      default: add(scalar)
      }
    }
    guard quote == nil else { return nil }
    return words + (word.map { [String($0)] } ?? [])
  }
}
