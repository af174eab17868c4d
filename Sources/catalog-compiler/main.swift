import Diagnostics

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a line to standard error, where SwiftPM and Xcode look for diagnostics.
///
/// It does not use `stderr`, a variable that Swift treats as shared mutable state.
func report(_ line: String) {
  var line = line.asOutputLine + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

do {
  try EmbedCommand(report: report)
    .run(EmbedArguments(parsing: Array(CommandLine.arguments.dropFirst())))
} catch {
  if let message = error.message { report(message) }
  exit(error.status.rawValue)
}
