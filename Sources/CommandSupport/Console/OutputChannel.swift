import FileSystem
import Synchronization
import SystemPackage

/// Standard output or standard error of the process, or a buffer in memory.
///
/// On a terminal, output is written immediately. In a pipe or a file, it is buffered, because many
/// small writes are slow. If the reading end of a pipe is closed, further output is silently
/// discarded, so the command can complete its other work.
package final class OutputChannel: Sendable {
  /// The channel for results.
  package static let standardOutput = OutputChannel(.standardOutput)
  /// The channel for status messages and errors.
  package static let standardError = OutputChannel(.standardError)

  /// Whether the output is displayed on a terminal.
  package let isTerminal: Bool

  private struct State {
    var pending: [UInt8] = []
    var hasReader = true
    var hasFailed = false
  }

  /// The file; `nil` for a channel in memory.
  private let file: FileDescriptor?
  private let state = Mutex(State())
  private static let bufferSize = 1 << 16

  private init(_ file: FileDescriptor) {
    self.file = file
    isTerminal = Terminal.isTerminal(file)
  }

  /// Creates a channel that stores its output in memory.
  ///
  /// - Parameter isTerminal: Whether the output is that for a terminal.
  package init(isTerminal: Bool = false) {
    file = nil
    self.isTerminal = isTerminal
  }

  /// The bytes that were written to a channel in memory.
  package var bytes: [UInt8] {
    state.withLock(\.pending)
  }

  /// Whether further output may be read.
  var hasReader: Bool {
    state.withLock { $0.hasReader && !$0.hasFailed }
  }

  /// Returns whether both channels write to the same file, pipe or device.
  func isSameFile(as other: OutputChannel) -> Bool {
    guard let file, let other = other.file, let own = try? Stat(file),
      let others = try? Stat(other)
    else { return false }
    return own.deviceID == others.deviceID && own.inode == others.inode
  }

  /// Writes `text`.
  package func write(_ text: String) {
    write(text.utf8)
  }

  /// Writes `bytes`.
  package func write(_ bytes: some Sequence<UInt8>) {
    state.withLock { state in
      guard state.hasReader, !state.hasFailed else { return }
      if state.pending.isEmpty, let bytes = bytes as? [UInt8] {
        // A single write need not be copied.
        state.pending = bytes
      } else {
        state.pending.append(contentsOf: bytes)
      }
      if isTerminal || state.pending.count >= Self.bufferSize { flush(&state) }
    }
  }

  /// Writes the buffered output.
  ///
  /// - Returns: Whether all output so far was written, or the reading end was closed.
  @discardableResult
  package func flush() -> Bool {
    state.withLock { state in
      flush(&state)
      return !state.hasFailed
    }
  }

  private func flush(_ state: inout State) {
    guard let file else { return }
    guard state.hasReader, !state.hasFailed else { return state.pending.removeAll() }
    do {
      try file.writeAll(state.pending)
    } catch Errno.brokenPipe {
      state.hasReader = false
    } catch {
      state.hasFailed = true
    }
    state.pending.removeAll(keepingCapacity: state.pending.count < 2 * Self.bufferSize)
  }
}

extension OutputChannel {
  /// The number of columns for wrapped text.
  ///
  /// Long lines are hard to read, so the width of a wide terminal is not fully used.
  var width: Int {
    min(max(terminalSize?.columns ?? TerminalSize.usual.columns, Self.narrowest), Self.widest)
  }

  private static let narrowest = 40
  private static let widest = 100

  /// The size of the terminal; `nil` for a pipe or a file, or if the terminal does not report it.
  var terminalSize: TerminalSize? {
    guard isTerminal, let file else { return nil }
    return Terminal.size(of: file)
  }
}
