import ArgumentParser

/// Words as the scripts take them that complete command lines.
enum CompletionWords {
  /// Returns those of `words` that start with `prefix`, written for the shell that asks.
  ///
  /// Words of several lines are left out: the scripts read a word a line.
  static func starting(with prefix: String, _ words: [String]) -> [String] {
    words.filter { $0.hasPrefix(prefix) && !$0.isEmpty && !$0.contains(where: \.isNewline) }
      .map { word in
        switch CompletionShell.requesting {
        // The script has bash expand each word: what a key holds must never be run.
        case .bash: "'\(word.replacing("'", with: "'\\''"))'"
        // Behind a colon, zsh expects a description.
        case .zsh: word.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        default: word
        }
      }
  }
}
