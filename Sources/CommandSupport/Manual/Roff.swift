import FileSystem

/// Text in roff, the language of manuals, with the macros of man(7).
struct Roff {
  private(set) var lines: [String] = []

  /// The text as a file, a line feed at its end.
  var text: String {
    lines.joined(separator: "\n") + "\n"
  }

  /// Adds a line as it is.
  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// Adds a macro with `arguments`, each of which may be any text.
  mutating func addMacro(_ name: String, _ arguments: String...) {
    add(([".\(name)"] + arguments.map(Self.quoted)).joined(separator: " "))
  }

  /// Adds the title of a page of section 1.
  ///
  /// The day is data, not text: its dashes stay as they are.
  mutating func addTitle(_ title: String, date: String, source: String, manual: String) {
    let words = [Self.quoted(title), "1", date, Self.quoted(source), Self.quoted(manual)]
    add(([".TH"] + words).joined(separator: " "))
  }

  /// Adds running text, with an empty line between two paragraphs.
  ///
  /// Indented lines keep their form.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - paragraph: The macro that starts each paragraph but the first.
  mutating func addText(_ text: String, paragraph: String) {
    var previous = TextLine.heading
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let next = TextLine(line)
      add(next, after: previous, paragraph: paragraph)
      previous = next
    }
    if case .verbatim = previous { add(".fi") }
  }

  /// One line of a text, as its author wrote it.
  private enum TextLine {
    /// The line of another macro, before the text.
    case heading
    case empty
    case running(Substring)
    case verbatim(Substring)

    init(_ line: Substring) {
      if line.allSatisfy(\.isWhitespace) {
        self = .empty
      } else if line.hasPrefix("  ") {
        self = .verbatim(line)
      } else {
        self = .running(line)
      }
    }
  }

  private mutating func add(_ line: TextLine, after previous: TextLine, paragraph: String) {
    switch (previous, line) {
    case (.verbatim, .running), (.verbatim, .empty): add(".fi")
    case (.running, .running): add(".br")
    default: break
    }
    switch (previous, line) {
    case (.empty, .running), (.empty, .verbatim): add(".\(paragraph)")
    default: break
    }
    switch line {
    case .heading, .empty: break
    case .running(let text):
      addWrapped(text)
    case .verbatim(let text):
      if case .verbatim = previous {} else { add(".nf") }
      add(Self.escaped(text))
    }
  }

  /// Adds words in lines that are no longer than checkers of manuals want them.
  private mutating func addWrapped(_ text: Substring) {
    var line = ""
    var length = 0
    for word in text.split(separator: " ") {
      let added = Self.length(of: word)
      if !line.isEmpty, length + 1 + added > Self.width {
        add(line)
        line = ""
        length = 0
      }
      line += line.isEmpty ? Self.escaped(word) : " " + Self.unprotected(word)
      length += added + 1
    }
    add(line)
  }

  /// Returns how long a word is where each character that is not of ASCII stands as a number.
  private static func length(of word: Substring) -> Int {
    unprotected(word).unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// How wide the lines of the source are; those of the page are as wide as a terminal.
  private static let width = 78
}

extension Roff {
  /// Returns `text` so that every character stands for itself.
  ///
  /// Dashes are those that can be copied to a command line, and so are quotes.
  static func escaped(_ text: some StringProtocol) -> String {
    (text.first == "." ? "\\&" : "") + unprotected(text)
  }

  /// Returns `text` as it is within a line, where a point starts no macro.
  private static func unprotected(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }

  private static let escapes: [Character: String] = [
    "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    "\u{A0}": "\\~",
  ]

  /// Returns `text` as one argument of a macro.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
  }

  /// Returns `text`, of which every character stands for itself, in bold type.
  static func bold(_ text: some StringProtocol) -> String {
    "\\fB\(escaped(text))\\fR"
  }

  /// Returns `text`, of which every character stands for itself, in slanted type.
  static func italic(_ text: some StringProtocol) -> String {
    "\\fI\(escaped(text))\\fR"
  }
}
