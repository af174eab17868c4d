import Diagnostics
import TestSupport
import Testing

/// Expects that an output has no characters that a terminal or a log interprets.
func expectNoControls(in text: String, _ arguments: [String]) {
  let controls = text.unicodeScalars.filter {
    !["\n", "\r", "\t"].contains($0) && $0.isInterpreted
  }
  #expect(controls.isEmpty, "\(arguments): \(text.debugDescription)")
  let lines = text.split(whereSeparator: \.isNewline)
  #expect(!lines.contains { $0.hasPrefix("::add-mask") }, "\(arguments): \(text)")
}

extension Shell {
  /// Runs `xcstrings` on a terminal of 80 columns, and returns its output.
  func terminalOutput(of arguments: [String]) throws -> String {
    let terminal = try PseudoTerminal(
      BuiltProgram("xcstrings"),
      arguments,
      environment: [
        "LANG": "en_US.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin", "NO_COLOR": "1",
        "TERM": "xterm",
      ],
      in: folder.path,
      columns: 80
    )
    _ = terminal.waitForEnd()
    return terminal.output
  }
}
