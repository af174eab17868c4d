package import SystemPackage

/// The properties of terminals.
package enum Terminal {
  /// Returns whether a descriptor is connected to a terminal.
  package static func isTerminal(_ descriptor: FileDescriptor) -> Bool {
    SystemCalls.isTerminal(descriptor)
  }

  /// Returns the size of a terminal, or `nil` if it is unknown.
  package static func size(of descriptor: FileDescriptor) -> TerminalSize? {
    guard let (columns, rows) = SystemCalls.terminalSize(descriptor), columns > 0, rows > 0 else {
      return nil
    }
    return TerminalSize(columns: columns, rows: rows)
  }
}

/// The size of a terminal.
package struct TerminalSize: Hashable, Sendable {
  /// The number of characters in a line.
  package let columns: Int
  /// The number of lines.
  package let rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that programs assume without a terminal.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}

/// The system clock.
package enum SystemClock {
  /// The current local time, as `08:05:59`.
  package static var localTime: String {
    let (hour, minute, second) = SystemCalls.localClock(secondsSince1970: secondsSince1970)
    return [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Returns the date in UTC for a time since 1970, or the current one.
  package static func date(
    secondsSince1970 seconds: Int64? = nil
  ) -> (year: Int, month: Int, day: Int) {
    SystemCalls.date(secondsSince1970: seconds ?? secondsSince1970)
  }

  private static var secondsSince1970: Int64 { FileSystem.now() / 1_000_000_000 }
}
