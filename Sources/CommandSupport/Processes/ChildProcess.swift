/// Another program that was run to its end.
///
/// ```swift
/// let git = try ChildProcess.run("git", ["rev-parse", "--show-toplevel"])
/// print(git.output)
/// ```
package struct ChildProcess: Hashable, Sendable {
  /// How it ended; 128 and the number of the signal if one ended it.
  package let status: Int32
  /// What it printed.
  package let output: String
  /// What it complained about.
  package let errors: String

  /// Whether it ended well.
  package var hasSucceeded: Bool { status == 0 }

  /// The output without the line feed at its end.
  package var line: String {
    output.hasSuffix("\n") ? String(output.dropLast()) : output
  }
}

/// Why another program could not be run.
package struct ChildProcessError: Error, Hashable, Sendable {
  /// The name of the program.
  package let program: String
  /// The number of the system's error.
  package let number: Int32
}
