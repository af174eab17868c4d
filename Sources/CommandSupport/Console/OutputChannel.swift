import FileSystem
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Standard output or standard error of the process, or memory.
///
/// On a terminal each text is written at once; in a pipe or a file texts are gathered, because many
/// small writes are slow. When the reader of a pipe goes away, the rest is dropped in silence, so
/// that a command can finish what it does beside its output.
package final class OutputChannel: Sendable {
  /// Where results go.
  package static let standardOutput = OutputChannel(fileDescriptor: STDOUT_FILENO)
  /// Where remarks and errors go.
  package static let standardError = OutputChannel(fileDescriptor: STDERR_FILENO)

  /// Whether a person reads along.
  package let isTerminal: Bool

  private struct State {
    var pending: [UInt8] = []
    var hasReader = true
    var hasFailed = false
  }

  /// `nil` for a channel into memory.
  private let fileDescriptor: Int32?
  private let state = Mutex(State())
  private static let gathered = 1 << 16

  private init(fileDescriptor: Int32) {
    self.fileDescriptor = fileDescriptor
    isTerminal = isatty(fileDescriptor) == 1
  }

  /// Creates a channel that keeps what is written in memory.
  package init() {
    fileDescriptor = nil
    isTerminal = false
  }

  /// The bytes that were written to a channel into memory.
  package var bytes: [UInt8] {
    state.withLock(\.pending)
  }

  /// Whether both channels lead to the same file, pipe or device.
  func isSameFile(as other: OutputChannel) -> Bool {
    guard let fileDescriptor, let other = other.fileDescriptor else { return false }
    var own = stat()
    var others = stat()
    guard fstat(fileDescriptor, &own) == 0, fstat(other, &others) == 0 else { return false }
    return own.st_dev == others.st_dev && own.st_ino == others.st_ino
  }

  /// Makes a write to a pipe without a reader, or beyond the size that files may have, an error instead
  /// of the end of the process.
  static func ignoreSignalsOfWriting() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
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
    guard let fileDescriptor else { return }
    var written = 0
    while written < state.pending.count, state.hasReader, !state.hasFailed {
      let count = state.pending[written...]
        .withUnsafeBytes { bytes in
          systemWrite(fileDescriptor, bytes.baseAddress, bytes.count)
        }
      if count >= 0 {
        written += count
      } else if errno == EPIPE {
        state.hasReader = false
      } else if errno != EINTR {
        state.hasFailed = true
      }
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
    guard isTerminal, let fileDescriptor else { return nil }
    var size = winsize()
    let result = ioctl(fileDescriptor, UInt(TIOCGWINSZ), &size)
    guard result == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

/// The system's call, whose name the type above has too.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}

/// How much a terminal shows at once.
package struct TerminalSize: Hashable, Sendable {
  /// The characters of a line.
  package let columns: Int
  /// The lines.
  package let rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that programs assume where there is no terminal.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
