package import SystemPackage

/// The terminal of a process, as far as the system knows it.
package enum Terminal {
  /// Returns whether a person reads or types at the other end of a descriptor.
  package static func isTerminal(_ descriptor: FileDescriptor) -> Bool {
    SystemCalls.isTerminal(descriptor)
  }

  /// Returns how much a terminal shows; `nil` if it does not tell.
  package static func size(of descriptor: FileDescriptor) -> TerminalSize? {
    guard let (columns, rows) = SystemCalls.terminalSize(descriptor), columns > 0, rows > 0 else {
      return nil
    }
    return TerminalSize(columns: columns, rows: rows)
  }
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

/// The clock of this machine.
package enum SystemClock {
  /// The time now on clocks of this time zone, as `08:05:59`.
  package static var localTime: String {
    let (hour, minute, second) = SystemCalls.localClock(secondsSince1970: secondsSince1970)
    return [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  /// Returns the date in UTC of a time since 1970, or of now.
  package static func date(
    secondsSince1970 seconds: Int64? = nil
  ) -> (year: Int, month: Int, day: Int) {
    SystemCalls.date(secondsSince1970: seconds ?? secondsSince1970)
  }

  private static var secondsSince1970: Int64 { FileSystem.now() / 1_000_000_000 }
}
