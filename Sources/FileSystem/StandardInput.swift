import Synchronization
import SystemPackage

/// The bytes that a command reads in addition to its files.
package final class StandardInput: Sendable {
  /// The standard input of the process.
  package static let process = StandardInput(file: .standardInput, bytes: [])

  /// `nil` for an input in memory.
  private let file: FileDescriptor?
  /// The remaining bytes of an input in memory.
  private let rest: Mutex<ArraySlice<UInt8>>

  /// Creates an input from bytes in memory, which is not a terminal.
  package convenience init(_ bytes: [UInt8]) {
    self.init(file: nil, bytes: bytes)
  }

  private init(file: FileDescriptor?, bytes: [UInt8]) {
    self.file = file
    rest = Mutex(bytes[...])
  }

  /// Whether a user types the input.
  package var isTerminal: Bool {
    file.map(Terminal.isTerminal) ?? false
  }

  /// Returns the remaining bytes of the input.
  package func readToEnd() throws(FileError) -> [UInt8] {
    if let file {
      return try withFileError(.read, "-") { try FileSystem.readToEnd(file) }
    }
    return rest.withLock { rest in
      defer { rest = [] }
      return Array(rest)
    }
  }

  /// Returns the remaining bytes of the input.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes.
  /// - Throws: `.tooLarge` if there are more bytes, or the error of the operating system.
  package func readToEnd(limit: Int) throws(FileError) -> [UInt8] {
    guard let file else { return try readToEnd() }
    let bytes = try withFileError(.read, "-") { try FileSystem.readToEnd(file, limit: limit) }
    guard bytes.count <= limit else {
      throw FileError(.tooLarge(maximum: Int64(limit)), .read, path: "-")
    }
    return bytes
  }

  /// Returns the next line without its final line feed, or `nil` at the end of the input.
  package func readLine() -> String? {
    guard file == nil else { return Swift.readLine() }
    return rest.withLock { rest in
      guard !rest.isEmpty else { return nil }
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      return String(decoding: line, as: UTF8.self)
    }
  }
}

extension FileSystem {
  /// The standard input of this task's command.
  ///
  /// A process has one standard input. If several commands run in one process, each has a separate
  /// input here.
  @TaskLocal package static var standardInput = StandardInput.process
}
