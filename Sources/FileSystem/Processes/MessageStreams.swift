import Dispatch
import Synchronization
import SystemPackage

/// The bytes of the standard input, as they arrive.
///
/// A program that waits for them does not block the threads of its tasks.
package struct InputChunks: Sendable {
  private let file: FileDescriptor
  private let queue = DispatchQueue(label: "InputChunks")
  /// A request of the user or of the program to stop.
  private let interruptions: [InterruptSignal]
  /// The maximum number of bytes that are read at once.
  private static let length = 1 << 16

  /// Reads the standard input of the process.
  ///
  /// - Parameter interruptions: Requests to stop, each of which ends the input.
  package init(until interruptions: [InterruptSignal] = []) {
    file = .standardInput
    self.interruptions = interruptions
  }

  /// Waits for the next bytes.
  ///
  /// - Returns: The bytes; `nil` at the end of the input, or if it cannot be read.
  package func next() async -> [UInt8]? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: read()) }
    }
  }

  /// Whether the program at the other end has closed the input, even if not all bytes are read.
  ///
  /// A file is never closed.
  package var isClosed: Bool {
    interruptions.contains(where: \.hasCome) || SystemCalls.isClosedByWriter(file)
  }

  private func read() -> [UInt8]? {
    while true {
      let ready = SystemCalls.waitForTransfer(
        of: [file] + interruptions.map(\.descriptor),
        to: nil,
        milliseconds: -1
      )
      guard !ready.isReadable.dropFirst().contains(true) else { return nil }
      guard ready.isReadable[0] else { continue }
      do {
        let bytes = try [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, count in
          count = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return bytes.isEmpty ? nil : bytes
      } catch Errno.interrupted, Errno.wouldBlock {
        continue
      } catch {
        return nil
      }
    }
  }
}

/// Writes messages to the standard output, one on each line, in the order of the calls.
///
/// A program at the other end that does not read blocks a separate thread, not the caller.
package final class OutputLines: Sendable {
  private struct State {
    var isOpen = true
    var pendingCount = 0
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "OutputLines")
  private let end: StopRequest?

  /// Writes to the standard output of the process.
  ///
  /// - Parameter end: Sent when the program at the other end no longer reads the lines.
  package init(end: StopRequest? = nil) {
    self.end = end
  }

  /// Whether the program at the other end still reads the lines, as far as is known.
  package var isOpen: Bool { state.withLock(\.isOpen) }

  /// The number of bytes that are not written yet.
  package var pendingCount: Int { state.withLock(\.pendingCount) }

  /// Writes a line.
  package func write(_ line: [UInt8]) {
    write(bytes: line + [UInt8(ascii: "\n")])
  }

  /// Writes bytes, without a line end after them.
  package func write(bytes: [UInt8]) {
    let isOpen = state.withLock { state in
      if state.isOpen { state.pendingCount += bytes.count }
      return state.isOpen
    }
    guard isOpen else { return }
    queue.async { [self] in
      let isWritten =
        self.isOpen && (try? FileDescriptor.standardOutput.writeAll(bytes)) != nil
      state.withLock { state in
        state.pendingCount -= bytes.count
        state.isOpen = state.isOpen && isWritten
      }
      if !isWritten { end?.send() }
    }
  }
}
