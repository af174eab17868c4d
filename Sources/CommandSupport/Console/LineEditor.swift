import Diagnostics
package import FileSystem

/// A text that a user edits on a terminal, with the keys of Emacs and readline.
///
/// A line break is displayed as `\n`, and typed so. The text itself contains the character, so that
/// a text that has a backslash and an `n` is kept.
package struct LineEditor: Sendable {
  /// What follows from a key.
  package enum Step: Hashable, Sendable {
    /// The user goes on editing.
    case editing
    /// The user has finished the text.
    case finished
    /// The user keeps the former text.
    case cancelled
    /// Ctrl-C or a termination signal.
    case interrupted
  }

  /// The text on a terminal.
  package struct Layout: Hashable, Sendable {
    /// The rows; at least one.
    package let rows: [String]
    /// The row of the cursor, from 0.
    package let row: Int
    /// The column of the cursor, from 0.
    package let column: Int
  }

  /// The text before and after the cursor.
  private var before: String
  private var after = ""
  /// Whether the user has just typed a backslash.
  private var hasBackslash = false

  /// Starts editing a text, with the cursor at its end.
  package init(_ text: String) {
    before = text
  }

  /// The text.
  package var text: String { before + after }

  /// Changes the text according to a key.
  package mutating func press(_ key: TerminalKeys.Key) -> Step {
    let wasBackslash = hasBackslash
    hasBackslash = false
    switch key {
    case .interrupted: return .interrupted
    case .endOfInput, .escape: return .cancelled
    case .character("\n"), .character("\r"), .character("\r\n"): return .finished
    case .left: moveLeft()
    case .right: moveRight()
    case .wordLeft: repeat { moveLeft() } while !before.isEmpty && !isAtWordStart
    case .wordRight: repeat { moveRight() } while !after.isEmpty && !isAtWordStart
    case .home, .character("\u{1}"): (before, after) = ("", text)
    case .end, .character("\u{5}"): (before, after) = (text, "")
    case .deleteForward: if !after.isEmpty { after.removeFirst() }
    case .character("\u{7F}"), .character("\u{8}"): _ = before.popLast()
    case .character("\u{B}"): after = ""
    case .character("\u{15}"): before = ""
    case .character("\u{17}"): deleteWord()
    case .character("n") where wasBackslash:
      before.removeLast()
      before.append("\n")
    case .character(let character):
      guard character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { break }
      before.append(character)
      hasBackslash = character == "\\"
    case .pasted(let text):
      before += text.filter { character in
        character == "\n" || character == "\t"
          || character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
      }
    case .other: break
    }
    return .editing
  }

  /// Returns the rows in which a terminal shows the text.
  ///
  /// - Parameter width: The maximum number of columns of a row.
  /// - Returns: The rows, and the cursor in them.
  package func layout(width: Int) -> Layout {
    var rows = [""]
    var column = 0
    var cursor = (row: 0, column: 0)
    func write(_ text: String) {
      for character in text {
        for shown in String(character).escapedOnOneLine {
          let columns = String(shown).displayWidth
          if column + columns > max(width, 2) {
            rows.append("")
            column = 0
          }
          rows[rows.count - 1].append(shown)
          column += columns
        }
      }
    }
    write(before)
    cursor = (rows.count - 1, column)
    write(after)
    return Layout(rows: rows, row: cursor.row, column: cursor.column)
  }

  /// Whether a word starts at the cursor.
  private var isAtWordStart: Bool {
    before.last?.isWhitespace == true && after.first?.isWhitespace == false
  }

  private mutating func deleteWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
  }

  private mutating func moveLeft() {
    if let character = before.popLast() { after.insert(character, at: after.startIndex) }
  }

  private mutating func moveRight() {
    if !after.isEmpty { before.append(after.removeFirst()) }
  }
}

extension Console {
  /// The keys of the terminal that is standard input; `nil` if it is none.
  package var terminalKeys: TerminalKeys? {
    guard mayMoveCursor, errors.isTerminal else { return TerminalKeys(markPastes: nil) }
    return TerminalKeys { [errors] isOn in
      errors.write("\u{1B}[?2004\(isOn ? "h" : "l")")
      errors.flush()
    }
  }

  /// Lets the user edit a text on the terminal.
  ///
  /// - Parameters:
  ///   - text: The text at the start.
  ///   - keys: The keys of the terminal.
  /// - Returns: What the user did, and the new text; `nil` if the terminal cannot move the cursor.
  package func edit(
    _ text: String,
    with keys: inout TerminalKeys
  ) -> (step: LineEditor.Step, text: String)? {
    guard mayMoveCursor, errors.isTerminal else { return nil }
    var editor = LineEditor(text)
    var cursorRow = 0
    flush()
    while true {
      // A terminal wraps after its last column only when the next character arrives.
      let layout = editor.layout(width: width - 1)
      var sequence = Self.moved("A", cursorRow) + "\r\u{1B}[J"
      sequence += layout.rows.joined(separator: "\r\n")
      sequence += Self.moved("A", layout.rows.count - 1 - layout.row) + "\r"
      errors.write(sequence + Self.moved("C", layout.column))
      errors.flush()
      cursorRow = layout.row
      let step = editor.press(keys.next())
      guard step != .editing else { continue }
      errors.write(Self.moved("B", layout.rows.count - 1 - layout.row) + "\r\n")
      errors.flush()
      return (step, editor.text)
    }
  }

  /// Returns the control sequence that moves the cursor (ECMA-48, CUU, CUD and CUF).
  private static func moved(_ direction: String, _ count: Int) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }
}
