import Diagnostics
package import FileSystem
package import Localization

/// The output of a command: results on standard output, everything else on standard error.
package struct Console: Sendable {
  /// Whether status messages are suppressed.
  package var isQuiet = false
  /// Whether errors and warnings are suppressed as well, because another program reports them.
  package var isSilent = false

  let output: OutputChannel
  let errors: OutputChannel
  /// Whether both channels write to the same file or pipe, as after `2>&1`.
  ///
  /// The order of the output is then preserved.
  private let isShared: Bool
  private let mayColour: Bool
  private let hasPager: Bool
  let mayMoveCursor: Bool
  /// The files with errors that were printed.
  package let damagedFiles = DamagedFiles()

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: The channel for results.
  ///   - errors: The channel for everything else.
  ///   - environment: The environment variables with preferences of the user, such as `NO_COLOR`.
  package init(output: OutputChannel, errors: OutputChannel, environment: [String: String]) {
    self.output = output
    self.errors = errors
    isShared = !output.isTerminal && output.isSameFile(as: errors)
    let refusesColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    mayColour = !refusesColour && environment["TERM"] != "dumb"
    let isAutomated = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
    mayMoveCursor = !isAutomated && environment["TERM"] != "dumb"
    // Git passes a pipe to the commands that it runs, and shows their output in its pager.
    hasPager = ["1", "true"].contains(environment["GIT_PAGER_IN_USE"])
  }

  /// Prints a line of the result.
  ///
  /// Line feeds and other characters that a terminal or a CI system would interpret are escaped.
  package func print(_ line: String) {
    let isStyled = mayColour && (output.isTerminal || hasPager)
    printResult(OutputLine(line, keepsStyles: isStyled).text)
  }

  /// Prints lines of the result, which were created in parallel tasks.
  package func print(lines: [OutputLine]) {
    if isShared { errors.flush() }
    output.write(lines.map { $0.text + "\n" }.joined())
  }

  /// Whether another program still reads the result, or it is written to a terminal or a file.
  package var hasReader: Bool { output.hasReader }

  /// Prints a text of the program with several lines, such as a help page, as the result.
  ///
  /// - Parameter text: The lines, each of which is escaped like a single one.
  package func print(paragraphs text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      print(String(line))
    }
  }

  /// Prints a document of a format whose encoder has escaped the texts from files.
  ///
  /// - Parameter document: The document, without a trailing line feed.
  package func print(document: String) {
    printResult(document)
  }

  private func printResult(_ text: String) {
    if isShared { errors.flush() }
    output.write(text + "\n")
  }

  /// Prints bytes of the result unchanged, without a trailing line feed.
  package func print(exactly bytes: some Sequence<UInt8>) {
    if isShared { errors.flush() }
    output.write(bytes)
  }

  /// Prints a line with a status message, unless the console is quiet.
  package func printStatus(_ line: String) {
    if !isQuiet, !isSilent { writeError(line) }
  }

  /// Prints a line with an error or a warning, escaped like the lines of the result.
  package func printError(_ line: String) {
    if !isSilent { writeError(line) }
  }

  /// Prints an error or a warning with several lines, each of which is escaped.
  package func printError(paragraphs text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      printError(String(line))
    }
  }

  private func writeError(_ line: String) {
    if isShared { output.flush() }
    let isStyled = mayColour && errors.isTerminal
    errors.write(OutputLine(line, keepsStyles: isStyled).text + "\n")
  }

  /// Returns `text` in `style` if standard output supports colors; otherwise unchanged.
  package func styled(_ text: String, _ style: TerminalStyle) -> String {
    mayColour && (output.isTerminal || hasPager) ? style.applied(to: text) : text
  }

  /// Returns `text` in `style` if standard error supports colors; otherwise unchanged.
  package func styledError(_ text: String, _ style: TerminalStyle) -> String {
    mayColour && errors.isTerminal ? style.applied(to: text) : text
  }

  /// Writes the buffered output, for a long-running command.
  package func flush() {
    output.flush()
    errors.flush()
  }

  /// A line that shows progress on a terminal; `nil` without an interactive terminal.
  package var progressLine: ProgressLine? {
    guard mayMoveCursor, errors.isTerminal, !isQuiet else { return nil }
    return ProgressLine { [errors] in errors.write($0) }
  }

  /// The maximum number of columns for a line of the result.
  package var width: Int { output.width }

  /// The size of the terminal, for character graphics.
  package var terminalSize: TerminalSize { output.terminalSize ?? .usual }

  /// Whether the result is displayed on a terminal.
  package var isOutputTerminal: Bool { output.isTerminal }
}

extension Console {
  /// Prints the details, the message and the hint of an error.
  package func report(_ error: some CommandError, locale: UserLocale = .current) {
    error.printDetails(to: self)
    let label = String(
      localized: "Error: \(error.message(in: locale))",
      locale: locale,
      comment: "The argument is a complete sentence. [validate:off unchanged-translation]"
    )
    printError(styledError(label, .red))
    if let hint = error.hint(in: locale) { printError(hint) }
  }

  /// Writes all buffered output, and returns the exit status.
  ///
  /// If the result could not be written, an otherwise successful command fails.
  func finish(_ status: ExitStatus, locale: UserLocale) -> ExitStatus {
    defer { errors.flush() }
    guard !output.flush(), status == .done || status == .findings else { return status }
    let failure = CommandFailure(
      String(
        localized: "The result could not be written to standard output.",
        locale: locale,
        comment: "Error if standard output is closed or its disk is full"
      ),
      status: .inputOutput
    )
    report(failure, locale: locale)
    return failure.status
  }
}

// MARK: - Prompts

extension Console {
  /// Prints a question, and returns the line that the user typed.
  ///
  /// The question is written to standard error, because standard output may be redirected. If the
  /// answers come from a file, each question is on a separate line.
  ///
  /// - Parameter question: A complete sentence, or the name of the requested value.
  /// - Returns: The line without surrounding whitespace; `nil` at the end of the input.
  package func ask(_ question: String) -> String? {
    flush()
    errors.write(OutputLine(question, keepsStyles: false).text + (isInputTerminal ? " " : "\n"))
    errors.flush()
    guard let line = FileSystem.standardInput.readLine() else {
      // On a terminal, the cursor is still on the line of the question.
      if isInputTerminal { errors.write("\n") }
      return nil
    }
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// Whether standard input is a terminal.
  package var isInputTerminal: Bool { FileSystem.standardInput.isTerminal }
}

/// The style of text on a terminal.
package enum TerminalStyle: String, Sendable {
  /// Headings and the most important text.
  case bold = "1"
  /// Less important text.
  case dim = "2"
  /// Errors, and removals.
  case red = "31"
  /// Success, and additions.
  case green = "32"
  /// Warnings.
  case yellow = "33"
  /// One of several categories.
  case blue = "34"
  /// Another category.
  case magenta = "35"
  /// Notes.
  case cyan = "36"

  /// Returns `text` between the escape sequences that turn the style on and off.
  func applied(to text: String) -> String {
    "\(Self.escape)[\(rawValue)m\(text)\(Self.escape)[0m"
  }

  /// The character that starts an escape sequence.
  static let escape: Unicode.Scalar = "\u{1B}"

  /// The number of characters of the longest escape sequence, such as `ESC[31m`.
  private static let longestSequence = 5

  /// Returns the escape sequence of a style at the start of a text; `nil` if there is none.
  static func prefix(of text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    guard let end = text.prefix(longestSequence).firstIndex(of: "m") else { return nil }
    let sequence = text[...end]
    let code = String(sequence.dropFirst().dropLast())
    guard text.first == escape,
      code == "[0"
        || code.hasPrefix("[") && TerminalStyle(rawValue: String(code.dropFirst())) != nil
    else { return nil }
    return sequence
  }
}
