package import FileSystem
import Synchronization
import SystemPackage

/// Standard output or standard error of the process, or memory.
///
/// On a terminal each text is written at once; in a pipe or a file texts are gathered, because many
/// small writes are slow. When the reader of a pipe goes away, the rest is dropped in silence, so
/// that a command can finish what it does beside its output.
package final class OutputChannel: Sendable {
  /// Where results go.
  package static let standardOutput = OutputChannel(.standardOutput)
  /// Where remarks and errors go.
  package static let standardError = OutputChannel(.standardError)

  /// Whether a person reads along.
  package let isTerminal: Bool

  private struct State {
    var pending: [UInt8] = []
    var hasReader = true
    var hasFailed = false
  }

  /// `nil` for a channel into memory.
  private let file: FileDescriptor?
  private let state = Mutex(State())
  private static let gathered = 1 << 16

  private init(_ file: FileDescriptor) {
    self.file = file
    isTerminal = Terminal.isTerminal(file)
  }

  /// Creates a channel that keeps what is written in memory.
  package init() {
    file = nil
    isTerminal = false
  }

  /// The bytes that were written to a channel into memory.
  package var bytes: [UInt8] {
    state.withLock(\.pending)
  }

  /// Whether both channels lead to the same file, pipe or device.
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
        // What comes alone need not be copied.
        state.pending = bytes
      } else {
        state.pending.append(contentsOf: bytes)
      }
      if isTerminal || state.pending.count >= Self.gathered { flush(&state) }
    }
  }

  /// Writes what was gathered.
  ///
  /// - Returns: Whether all that was ever written has arrived, or its reader went away.
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
    state.pending.removeAll(keepingCapacity: state.pending.count < 2 * Self.gathered)
  }
}

extension OutputChannel {
  /// How many columns a line of this channel has, for texts that are wrapped.
  ///
  /// Long lines are hard to read, so a wide terminal is not used to its end.
  var width: Int {
    min(max(terminalSize?.columns ?? TerminalSize.usual.columns, Self.narrowest), Self.widest)
  }

  private static let narrowest = 40
  private static let widest = 100

  /// The size of the terminal; `nil` in a pipe or a file, and on a terminal that does not tell it.
  var terminalSize: TerminalSize? {
    guard isTerminal, let file else { return nil }
    return Terminal.size(of: file)
  }
}
