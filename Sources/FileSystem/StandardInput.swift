import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The bytes that a command reads in addition to its files.
package final class StandardInput: Sendable {
  /// The standard input of the process.
  package static let process = StandardInput(descriptor: STDIN_FILENO, bytes: [])

  /// `nil` for an input in memory.
  private let descriptor: Int32?
  /// The bytes of an input in memory that are still to be read.
  private let rest: Mutex<ArraySlice<UInt8>>

  /// Creates an input from bytes in memory, which is no terminal.
  package convenience init(_ bytes: [UInt8]) {
    self.init(descriptor: nil, bytes: bytes)
  }

  private init(descriptor: Int32?, bytes: [UInt8]) {
    self.descriptor = descriptor
    rest = Mutex(bytes[...])
  }

  /// Whether a user types the input.
  package var isTerminal: Bool {
    descriptor.map { isatty($0) == 1 } ?? false
  }

  /// Returns the bytes up to the end of the input.
  package func readToEnd() throws(FileError) -> [UInt8] {
    if let descriptor { return try FileSystem.read(from: descriptor, path: "-") }
    return rest.withLock { rest in
      defer { rest = [] }
      return Array(rest)
    }
  }

  /// Returns the next line without the line feed at its end; `nil` at the end of the input.
  package func readLine() -> String? {
    guard descriptor == nil else { return Swift.readLine() }
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
  /// A process has one standard input. Several commands that run in one process each take theirs from
  /// here.
  @TaskLocal package static var standardInput = StandardInput.process
}
