import Diagnostics
package import FileSystem
package import Localization

/// Where a command writes: results on standard output, all else on standard error.
package struct Console: Sendable {
  /// Whether remarks beside the result are left out.
  package var isQuiet = false
  /// Whether errors and warnings are left out, too, because somebody else tells them.
  package var isSilent = false

  let output: OutputChannel
  let errors: OutputChannel
  /// Whether both end up in one file or pipe, as after `2>&1`: then they keep their order.
  private let isShared: Bool
  private let mayColour: Bool
  private let hasPager: Bool
  private let mayMoveCursor: Bool

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - output: The channel of results.
  ///   - errors: The channel of all else.
  ///   - environment: The variables that say what the user wants to see, such as `NO_COLOR`.
  package init(output: OutputChannel, errors: OutputChannel, environment: [String: String]) {
    self.output = output
    self.errors = errors
    isShared = !output.isTerminal && output.isSameFile(as: errors)
    let refusesColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    mayColour = !refusesColour && environment["TERM"] != "dumb"
    let isAutomated = environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false
    mayMoveCursor = !isAutomated && environment["TERM"] != "dumb"
    // Git hands a pipe to what it runs, and shows it on a terminal through its pager.
    hasPager = ["1", "true"].contains(environment["GIT_PAGER_IN_USE"])
  }

  /// Prints a line, or several, of the result.
  package func print(_ text: String) {
    if isShared { errors.flush() }
    output.write(text + "\n")
  }

  /// Prints bytes of the result as they are, without a line feed after them.
  package func print(exactly bytes: some Sequence<UInt8>) {
    if isShared { errors.flush() }
    output.write(bytes)
  }

  /// Prints a remark beside the result, unless the console is quiet.
  package func remark(_ text: String) {
    if !isQuiet, !isSilent { writeError(text) }
  }

  /// Prints an error or a warning.
  package func complain(_ text: String) {
    if !isSilent { writeError(text) }
  }

  private func writeError(_ text: String) {
    if isShared { output.flush() }
    errors.write(text + "\n")
  }

  /// Returns `text` in `style` where standard output shows colours, as it is elsewhere.
  package func styled(_ text: String, _ style: TerminalStyle) -> String {
    mayColour && (output.isTerminal || hasPager) ? style.applied(to: text) : text
  }

  /// Returns `text` in `style` where standard error shows colours, as it is elsewhere.
  package func styledError(_ text: String, _ style: TerminalStyle) -> String {
    mayColour && errors.isTerminal ? style.applied(to: text) : text
  }

  /// Writes out what was printed, for a command that goes on for long.
  package func flush() {
    output.flush()
    errors.flush()
  }

  /// A line of progress for a person at a terminal; `nil` where nobody watches.
  package var progressLine: ProgressLine? {
    guard mayMoveCursor, errors.isTerminal, !isQuiet else { return nil }
    return ProgressLine { [errors] in errors.write($0) }
  }

  /// How many columns a line of the result may take.
  package var width: Int { output.width }

  /// How much of the result is seen at once, for pictures made of characters.
  package var terminalSize: TerminalSize { output.terminalSize ?? .usual }

  /// Whether a person reads the result, not another program.
  package var isOutputTerminal: Bool { output.isTerminal }
}

extension Console {
  /// Prints the details of an error, its sentence and its hint.
  package func report(_ error: some CommandError, locale: UserLocale = .current) {
    error.printDetails(to: self)
    let label = String(
      localized: "Error: \(error.message(in: locale).withVisibleControls)",
      locale: locale,
      comment: "The argument is a whole sentence"
    )
    complain(styledError(label, .red))
    if let hint = error.hint(in: locale) { complain(hint) }
  }

  /// Writes out all that was printed, and returns how the command ends.
  ///
  /// A result that could not be written makes a command fail that was done otherwise.
  func finish(_ status: ExitStatus, locale: UserLocale) -> ExitStatus {
    defer { errors.flush() }
    guard !output.flush(), status == .done || status == .findings else { return status }
    let failure = CommandFailure(
      String(
        localized: "The result could not be written to standard output.",
        locale: locale,
        comment: "Error of a command whose output goes to a full disk, or nowhere"
      ),
      status: .inputOutput
    )
    report(failure, locale: locale)
    return failure.status
  }
}

// MARK: - Asking

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
    guard let line = FileSystem.standardInput.readLine() else {
      // The cursor of a person who ended the input still stands behind the question.
      if isInputTerminal { errors.write("\n") }
      return nil
    }
    let start = line.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }

  /// Whether a person types what the command reads.
  package var isInputTerminal: Bool { FileSystem.standardInput.isTerminal }
}

/// How a piece of text is set off on a terminal.
package enum TerminalStyle: String, Sendable {
  /// Headings and what matters most.
  case bold = "1"
  /// What matters less.
  case dim = "2"
  /// Errors, and what is taken away.
  case red = "31"
  /// What is well, and what is added.
  case green = "32"
  /// Warnings.
  case yellow = "33"
  /// One of several things that are told apart.
  case blue = "34"
  /// Another one of them.
  case magenta = "35"
  /// Remarks.
  case cyan = "36"

  /// Returns `text` between the codes that turn the style on and off.
  func applied(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
