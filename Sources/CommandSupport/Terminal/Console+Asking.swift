#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Console {
  /// Asks a person, and returns the line that was typed.
  ///
  /// The question goes to standard error, so that it is seen when the result goes elsewhere. Where the
  /// answers come from a file, each question takes a line of its own.
  ///
  /// - Parameter question: A whole sentence, or the name of what is asked for.
  /// - Returns: The line without blanks at its ends; `nil` at the end of the input.
  package func ask(_ question: String) -> String? {
    flush()
    errors.write(question + (isInputTerminal ? " " : "\n"))
    errors.flush()
    guard let line = readLine() else {
      // The cursor of a person who ended the input still stands behind the question.
      if isInputTerminal { errors.write("\n") }
      return nil
    }
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// Whether a person types what the command reads.
  package var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
}
