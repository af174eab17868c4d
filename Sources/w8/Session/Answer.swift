/// An answer to a question of yes or no.
enum Answer {
  /// Returns whether a text means yes, in either language; whatever else was typed means no.
  static func isYes(_ text: String) -> Bool {
    ["y", "yes", "s", "si", "sí"].contains(text.lowercased())
  }
}
