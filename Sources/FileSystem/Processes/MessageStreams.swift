import Dispatch
import SystemPackage

/// The bytes of the standard input, as they arrive.
///
/// A program that waits for them does not block the threads of its tasks.
package struct InputChunks: Sendable {
  private let file: FileDescriptor
  private let queue = DispatchQueue(label: "InputChunks")
  /// The maximum number of bytes that are read at once.
  private static let length = 1 << 16

  /// Reads the standard input of the process.
  package init() {
    file = .standardInput
  }

  /// Waits for the next bytes.
  ///
  /// - Returns: The bytes; `nil` at the end of the input, or if it cannot be read.
  package func next() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: read()) }
    }
  }

  private func read() -> [UInt8]? {
    let bytes = try? [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, count in
      count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Writes messages to the standard output, one on each line.
package struct OutputLines: Sendable {
  /// Writes to the standard output of the process.
  package init() {}

  /// Writes a line at once.
  ///
  /// - Returns: Whether the program at the other end still reads the lines.
  package func write(_ line: [UInt8]) -> Bool {
    (try? FileDescriptor.standardOutput.writeAll(line + [UInt8(ascii: "\n")])) != nil
  }
}
