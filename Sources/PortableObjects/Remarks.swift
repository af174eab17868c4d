/// What stands before a message: comments, flags, and what the message was.
struct Remarks {
  var extracted: [String] = []
  var translator: [String] = []
  var references: [String] = []
  var flags: [String] = []
  var previous: PortableObject.Previous?

  /// Adds a comment.
  mutating func add(_ kind: Token.Comment, _ text: String) {
    switch kind {
    case .translator: translator.append(text)
    case .extracted: extracted.append(text)
    case .reference: references += Self.references(in: text)
    case .flag:
      flags += text.split(separator: ",")
        .map { flag in String(flag.trimmingBlanks()) }
        .filter { !$0.isEmpty }
    }
  }

  /// Adds a part of what the message was.
  mutating func add(_ keyword: Section.Keyword, previously text: String) {
    var previous = self.previous ?? PortableObject.Previous()
    switch keyword {
    case .context: previous.context = text
    case .text: previous.text = text
    case .plural: previous.plural = text
    case .translation, .domain: return
    }
    self.previous = previous
  }

  /// Adds to a message what stands before it, or within it.
  mutating func move(to message: inout PortableObject.Message) {
    message.extractedComment = Self.joined(message.extractedComment, extracted)
    message.translatorComment = Self.joined(message.translatorComment, translator)
    message.references += references
    message.flags += flags
    message.previous = previous ?? message.previous
    self = Remarks()
  }

  private static func joined(_ text: String?, _ lines: [String]) -> String? {
    let lines = (text.map { [$0] } ?? []) + lines
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Divides references at blanks, but for those in names, which stand between isolates.
  private static func references(in text: String) -> [String] {
    var references: [String] = []
    var reference = ""
    var isIsolated = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2068}": isIsolated = true
      case "\u{2069}": isIsolated = false
      case " " where !isIsolated, "\t" where !isIsolated:
        if !reference.isEmpty { references.append(reference) }
        reference = ""
      default: reference.unicodeScalars.append(scalar)
      }
    }
    return reference.isEmpty ? references : references + [reference]
  }
}

extension StringProtocol {
  /// Returns the text without the blanks around it.
  func trimmingBlanks() -> SubSequence {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let start = firstIndex(where: { !isBlank($0) }),
      let end = lastIndex(where: { !isBlank($0) })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
