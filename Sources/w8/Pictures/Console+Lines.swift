import CommandSupport
import WeightDrawing

extension Console {
  /// Returns a line with the colours of its inks, where standard output shows colours.
  func styled(_ line: TerminalLine) -> String {
    line.pieces
      .map { piece in
        piece.ink.flatMap(TerminalStyle.init).map { styled(piece.text, $0) } ?? piece.text
      }
      .joined()
  }
}

extension TerminalStyle {
  /// Finds the style of an ink; none for what is read as it is.
  fileprivate init?(_ ink: Ink) {
    switch ink {
    case .text: self = .bold
    case .quiet, .grid: self = .dim
    case .trend: self = .cyan
    case .goal: self = .magenta
    case .band: self = .blue
    case .weighIn, .background: return nil
    }
  }
}
