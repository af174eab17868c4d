import SystemPackage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension SystemCalls {
  static func isTerminal(_ file: FileDescriptor) -> Bool {
    isatty(file.rawValue) == 1
  }

  /// Returns the columns and rows of a terminal, or `nil` if they are unknown.
  static func terminalSize(_ file: FileDescriptor) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(file.rawValue, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Makes a terminal pass on each key at once, without displaying it; Ctrl-C still sends a signal,
  /// and Ctrl-Z is a key.
  ///
  /// - Returns: The former mode; `nil` if the file is not a terminal.
  static func readCharacters(from file: FileDescriptor) -> TerminalMode? {
    var settings = termios()
    guard tcgetattr(file.rawValue, &settings) == 0 else { return nil }
    let former = TerminalMode(settings: settings)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      characters[Int(VSUSP)] = Self.noCharacter
    }
    guard tcsetattr(file.rawValue, TCSADRAIN, &settings) == 0 else { return nil }
    return former
  }

  /// Stops the processes of the own group, as a terminal does for Ctrl-Z, until they are continued.
  static func stopGroup() {
    _ = kill(0, SIGTSTP)
    // Another thread may take the signal a moment later.
    _ = poll(nil, 0, 100)
  }

  /// The value of `_POSIX_VDISABLE`, which Swift does not import.
  private static var noCharacter: UInt8 {
    #if canImport(Darwin)
    0xFF
    #else
    0
    #endif
  }

  /// Sets the mode of a terminal.
  static func setMode(_ mode: TerminalMode, of file: FileDescriptor) {
    var settings = mode.settings
    tcsetattr(file.rawValue, TCSADRAIN, &settings)
  }
}

/// The mode of a terminal.
struct TerminalMode: Sendable {
  fileprivate let settings: termios
}
