import FoundationEssentials

/// Texts of a file that no document holds, but that damaged ones refer to.
enum ForeignText {
  private static let lines: [String] = {
    let text = (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { $0.count > 8 }
  }()

  /// Returns that some texts hold a line of the file; `nil` if none does.
  static func violation(by texts: [String]) -> String? {
    guard let first = lines.first else { return "there is no file to refer to" }
    // Only a text with a colon can hold one.
    for text in texts where text.utf8.contains(UInt8(ascii: ":")) {
      if text.contains(first) { return "a text holds a line of another file" }
    }
    return nil
  }
}
