/// A line of a terminal, in pieces that each have an ink.
package struct TerminalLine: Hashable, Sendable {
  /// Some text of one ink.
  package struct Piece: Hashable, Sendable {
    /// The text.
    package var text: String
    /// What it stands for, or `nil` for plain text.
    package let ink: Ink?

    /// Creates a piece.
    package init(_ text: String, _ ink: Ink? = nil) {
      self.text = text
      self.ink = ink
    }
  }

  /// The pieces from left to right.
  package private(set) var pieces: [Piece] = []

  /// Creates a line from pieces.
  package init(_ pieces: [Piece] = []) {
    for piece in pieces { append(piece.text, piece.ink) }
  }

  /// The text of all pieces.
  package var text: String { pieces.map(\.text).joined() }

  /// Adds a text at the end.
  mutating func append(_ text: String, _ ink: Ink?) {
    if let last = pieces.last, last.ink == ink {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text, ink))
    }
  }

  /// Takes away the spaces at the end, which nobody sees.
  mutating func trimEnd() {
    while let last = pieces.last {
      var text = last.text[...]
      while text.last == " " { text.removeLast() }
      guard text.isEmpty else {
        pieces[pieces.count - 1].text = String(text)
        return
      }
      pieces.removeLast()
    }
  }
}
