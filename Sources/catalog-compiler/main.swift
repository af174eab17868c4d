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

let arguments = CommandLine.arguments.dropFirst()
do {
  if arguments.first == "embed-files" {
    try EmbedFiles.run(arguments.dropFirst())
  } else {
    try EmbedCommand(report: report).run(EmbedArguments(parsing: Array(arguments)))
  }
} catch {
  if let message = error.message { report(message) }
  exit(error.status.rawValue)
}
