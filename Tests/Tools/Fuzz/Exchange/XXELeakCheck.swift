import FoundationEssentials

/// The content of a file to which malicious documents refer, and which no result may contain.
enum XXELeakCheck {
  private static let lines: [String] = {
    let text = (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { $0.count > 8 }
  }()

  /// Returns the problem if a string contains a line of the file, or `nil`.
  static func violation(by texts: [String]) -> String? {
    guard let first = lines.first else { return "there is no file to refer to" }
    // Only a string with a colon can contain such a line.
    for text in texts where text.utf8.contains(UInt8(ascii: ":")) {
      if text.contains(first) { return "a text holds a line of another file" }
    }
    return nil
  }
}
