import Diagnostics
import FileSystem

/// Text in roff, the language of manual pages, with the macros of man(7).
struct Roff {
  private(set) var lines: [String] = []

  /// The content of the file, with a trailing line feed.
  var text: String {
    lines.joined(separator: "\n") + "\n"
  }

  /// Adds a line unchanged.
  mutating func add(_ line: String) {
    lines.append(line)
  }

  /// Adds a macro with arguments, which may be any strings.
  mutating func addMacro(_ name: String, _ arguments: String...) {
    add(([".\(name)"] + arguments.map(Self.quoted)).joined(separator: " "))
  }

  /// Adds the title of a page in section 1.
  ///
  /// The dashes of the date are not escaped, because it is data.
  mutating func addTitle(_ title: String, date: String, source: String, manual: String) {
    let words = [Self.quoted(title), "1", date, Self.quoted(source), Self.quoted(manual)]
    add(([".TH"] + words).joined(separator: " "))
  }

  /// Adds running text, with an empty line between paragraphs.
  ///
  /// Indented lines are unchanged.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - paragraph: The macro that begins each paragraph except for the first.
  mutating func addText(_ text: String, paragraph: String) {
    var previous = TextLine.heading
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let next = TextLine(line)
      add(next, after: previous, paragraph: paragraph)
      previous = next
    }
    if case .verbatim = previous { add(".fi") }
  }

  /// The kinds of lines in a text.
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

  /// Adds words in lines of the maximum length that manual checkers accept.
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

  /// Returns the length of a word, in which each non-ASCII character is written as a number.
  private static func length(of word: Substring) -> Int {
    unprotected(word).unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  /// The width of the source lines; those of the page are as wide as the terminal.
  private static let width = 78
}

extension Roff {
  /// Returns `text` with all special characters escaped.
  ///
  /// Dashes and quotation marks can be copied to a command line.
  static func escaped(_ text: some StringProtocol) -> String {
    (text.utf8.first == UInt8(ascii: ".") ? "\\&" : "") + unprotected(text)
  }

  /// Returns `text` escaped for use within a line, where a period does not begin a macro.
  private static func unprotected(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }

  private static let escapes: [Unicode.Scalar: String] = [
    "\\": "\\(rs", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    "\u{A0}": "\\~",
  ]

  /// Returns `text` as one argument of a macro.
  private static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacingScalars("\"", with: "\\(dq"))\""
  }

  /// Returns the escaped `text` in bold.
  static func bold(_ text: some StringProtocol) -> String {
    "\\fB\(escaped(text))\\fR"
  }

  /// Returns the escaped `text` in italics.
  static func italic(_ text: some StringProtocol) -> String {
    "\\fI\(escaped(text))\\fR"
  }
}
