/// A character of a text with Markdown.
struct MarkdownUnit {
  let character: Character
  /// Whether it was inserted for an argument, so that it is never markup.
  var isInserted = false
}

/// A part of a text with Markdown.
indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case strikethrough([MarkdownInline])
  case link(String, title: String?, [MarkdownInline])
}

/// The reader of the inline constructs of Markdown: emphasis, code, links, escapes and entities.
///
/// It follows CommonMark 0.31.2, chapter 6 with its appendix on parsing, and the strikethrough of GitHub
/// Flavored Markdown. Like Foundation with `inlineOnlyPreservingWhitespace`, it knows no blocks and
/// keeps spaces and line breaks. Images, HTML and references are text.
struct MarkdownReader {
  private let units: [MarkdownUnit]
  private var position = 0
  private var items: [Item] = []
  /// The text after the last item.
  private var pending = ""
  /// The positions in ``items`` of the opening brackets.
  private var brackets: [Int] = []
  /// The number of opening brackets before the last link, which cannot contain it.
  private var inactiveCount = 0

  private enum Item {
    case node(MarkdownInline)
    case delimiters(Delimiters)
  }

  private var failureCount = 0
  /// The number of parentheses that are searched in vain for an address; further ones are text.
  private static let failureLimit = 100
  private var delimiterCount = 0
  /// The number of runs of delimiters that are searched for pairs; further ones are text.
  private static let delimiterLimit = 2_000

  private struct Delimiters {
    let character: Character
    let originalCount: Int
    var count: Int
    let opens: Bool
    let closes: Bool

    var text: String { String(repeating: character, count: count) }
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func read(_ units: [MarkdownUnit]) -> [MarkdownInline] {
    var reader = MarkdownReader(units: units)
    return reader.read()
  }

  private init(units: [MarkdownUnit]) {
    self.units = units
  }

  private mutating func read() -> [MarkdownInline] {
    while position < units.count {
      switch markup(at: position) {
      case "\\": readEscape()
      case "`": readCode()
      case "<": readAutolink()
      case "&": readEntity()
      case "*", "_", "~": readDelimiters()
      case "[":
        append(.node(.text("[")))
        brackets.append(items.count - 1)
        position += 1
      case "]": readLinkEnd()
      default:
        append(String(units[position].character))
        position += 1
      }
    }
    append(.node(.text("")))
    return nodes(from: 0)
  }

  /// Returns the character at a position if it may be markup.
  private func markup(at position: Int) -> Character? {
    guard position < units.count, !units[position].isInserted else { return nil }
    return units[position].character
  }

  private mutating func append(_ text: String) { pending += text }

  private mutating func append(_ item: Item) {
    if !pending.isEmpty { items.append(.node(.text(pending))) }
    pending = ""
    items.append(item)
  }

  private func text(_ range: Range<Int>) -> String { String(units[range].map(\.character)) }

  // MARK: Escapes, code, links in angle brackets, entities

  private static let punctuation: Set<Character> = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

  private mutating func readEscape() {
    // Before a line break, the backslash only says that the break is meant, as all are here.
    guard let next = markup(at: position + 1), Self.punctuation.contains(next) || next == "\n"
    else {
      append("\\")
      position += 1
      return
    }
    append(String(next))
    position += 2
  }

  private func count(of character: Character, at start: Int) -> Int {
    var end = start
    while markup(at: end) == character { end += 1 }
    return end - start
  }

  private mutating func readCode() {
    let length = count(of: "`", at: position)
    var end = position + length
    while end < units.count {
      let found = count(of: "`", at: end)
      if found == length { break }
      end += max(found, 1)
    }
    guard end < units.count else {
      append(String(repeating: "`", count: length))
      position += length
      return
    }
    var code = text(position + length..<end).map { $0.isNewline ? " " : $0 }
    if code.count > 1, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
      code = Array(code.dropFirst().dropLast())
    }
    append(.node(.code(String(code))))
    position = end + length
  }

  private mutating func readAutolink() {
    var end = position + 1
    while let character = markup(at: end), character != ">", character != "<",
      !character.isWhitespace
    { end += 1 }
    let address = text(position + 1..<max(position + 1, end))
    guard markup(at: end) == ">", let target = Self.target(ofAutolink: address) else {
      append("<")
      position += 1
      return
    }
    append(.node(.link(target, title: nil, [.text(address)])))
    position = end + 1
  }

  private static func target(ofAutolink address: String) -> String? {
    if let colon = address.firstIndex(of: ":") {
      let scheme = address[..<colon]
      let isScheme =
        (2...32).contains(scheme.count) && scheme.first.map(isASCIILetter) ?? false
        && scheme.allSatisfy { isASCIILetter($0) || "0123456789+.-".contains($0) }
      if isScheme { return address }
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty,
      parts[0].allSatisfy({ isASCIILetter($0) || "0123456789.!#$%&'*+/=?^_`{|}~-".contains($0) }),
      parts[1].split(separator: ".", omittingEmptySubsequences: false)
        .allSatisfy({ label in
          !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
            && label.allSatisfy { isASCIILetter($0) || "0123456789-".contains($0) }
        })
    else { return nil }
    return "mailto:" + address
  }

  private static func isASCIILetter(_ character: Character) -> Bool {
    character.isASCII && character.isLetter
  }

  private mutating func readEntity() {
    let (text, end) = entity(at: position) ?? ("&", position + 1)
    append(text)
    position = end
  }

  /// Returns the text of the entity at a position, and the position after it.
  private func entity(at start: Int) -> (text: String, end: Int)? {
    var end = start + 1
    while end < start + 12, let character = markup(at: end), character != ";" { end += 1 }
    guard markup(at: end) == ";", end > start + 1 else { return nil }
    let name = text(start + 1..<end)
    if let known = Self.entities[name] { return (known, end + 1) }
    guard name.first == "#" else { return nil }
    let isHexadecimal = name.dropFirst().first.map { "xX".contains($0) } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty, digits.count <= (isHexadecimal ? 6 : 7), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (String(scalar ?? "\u{FFFD}"), end + 1)
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "laquo": "«",
    "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
    "middot": "·", "deg": "°", "euro": "€", "pound": "£", "yen": "¥", "iexcl": "¡",
    "iquest": "¿", "times": "×", "shy": "\u{AD}", "auml": "ä", "ouml": "ö", "uuml": "ü",
  ]

  // MARK: Emphasis

  private mutating func readDelimiters() {
    let character = units[position].character
    let length = count(of: character, at: position)
    delimiterCount += 1
    guard delimiterCount <= Self.delimiterLimit else {
      append(String(repeating: character, count: length))
      position += length
      return
    }
    let before = neighbor(at: position - 1)
    let after = neighbor(at: position + length)
    let isLeft =
      !after.isWhitespace
      && (!Self.isPunctuation(after) || before.isWhitespace || Self.isPunctuation(before))
    let isRight =
      !before.isWhitespace
      && (!Self.isPunctuation(before) || after.isWhitespace || Self.isPunctuation(after))
    let isWordLike = character == "_"
    append(
      .delimiters(
        Delimiters(
          character: character,
          originalCount: length,
          count: length,
          opens: isLeft && (!isWordLike || !isRight || Self.isPunctuation(before))
            && (character != "~" || length <= 2),
          closes: isRight && (!isWordLike || !isLeft || Self.isPunctuation(after))
            && (character != "~" || length <= 2)
        )
      )
    )
    position += length
  }

  /// Returns the character next to delimiters.
  ///
  /// An inserted text counts as a letter: its characters do not decide what is markup.
  private func neighbor(at position: Int) -> Character {
    guard units.indices.contains(position) else { return " " }
    return units[position].isInserted ? "a" : units[position].character
  }

  private static func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  /// Returns the parts from an item on, with the emphasis of their delimiters, and removes the items.
  private mutating func nodes(from start: Int) -> [MarkdownInline] {
    var open: [(parts: [MarkdownInline], delimiters: Delimiters)] = []
    var parts: [MarkdownInline] = []
    for item in items[start...] {
      switch item {
      case .node(let node): parts.append(node)
      case .delimiters(var closer):
        while closer.closes, closer.count > 0,
          let index = open.lastIndex(where: { Self.matches($0.delimiters, closer) })
        {
          // Delimiters between the two are text.
          while open.count - 1 > index {
            let unused = open.removeLast()
            parts = unused.parts + [.text(unused.delimiters.text)] + parts
          }
          var opener = open.removeLast()
          let isDouble = opener.delimiters.count >= 2 && closer.count >= 2
          let used = closer.character == "~" ? closer.count : isDouble ? 2 : 1
          let node: MarkdownInline =
            closer.character == "~"
            ? .strikethrough(parts) : isDouble ? .strong(parts) : .emphasis(parts)
          opener.delimiters.count -= used
          closer.count -= used
          parts = [node]
          if opener.delimiters.count > 0 {
            open.append(opener)
          } else {
            parts = opener.parts + parts
          }
        }
        if closer.count > 0, closer.opens {
          open.append((parts, closer))
          parts = []
        } else if closer.count > 0 {
          parts.append(.text(closer.text))
        }
      }
    }
    while let unused = open.popLast() {
      parts = unused.parts + [.text(unused.delimiters.text)] + parts
    }
    items.removeSubrange(start...)
    return parts.joiningTexts()
  }

  private static func matches(_ opener: Delimiters, _ closer: Delimiters) -> Bool {
    guard opener.character == closer.character else { return false }
    if closer.character == "~" { return opener.count == closer.count }
    guard opener.closes || closer.opens else { return true }
    return (opener.originalCount + closer.originalCount) % 3 != 0
      || (opener.originalCount % 3 == 0 && closer.originalCount % 3 == 0)
  }

  // MARK: Links

  private mutating func readLinkEnd() {
    let isActive = brackets.count > inactiveCount
    guard let bracket = brackets.popLast() else { return appendBracket() }
    inactiveCount = min(inactiveCount, brackets.count)
    guard isActive, failureCount < Self.failureLimit else { return appendBracket() }
    guard let (target, title, end) = destination(at: position + 1) else {
      failureCount += 1
      return appendBracket()
    }
    append(.node(.text("")))
    let content = nodes(from: bracket + 1)
    items[bracket] = .node(.link(target, title: title, content))
    inactiveCount = brackets.count
    position = end
  }

  private mutating func appendBracket() {
    append("]")
    position += 1
  }

  /// Returns the address and the title in parentheses, and the position after them.
  private func destination(at start: Int) -> (target: String, title: String?, end: Int)? {
    guard markup(at: start) == "(" else { return nil }
    var end = skippingSpaces(from: start + 1)
    var target = ""
    if markup(at: end) == "<" {
      end += 1
      while let character = markup(at: end), character != ">" {
        guard character != "<", !character.isNewline else { return nil }
        end = readCharacter(at: end, into: &target)
      }
      guard markup(at: end) == ">" else { return nil }
      end += 1
    } else {
      var depth = 0
      while end < units.count {
        let character = units[end].character
        guard units[end].isInserted || !character.isWhitespace && !character.isControl else {
          break
        }
        if markup(at: end) == "(" { depth += 1 }
        if markup(at: end) == ")" { depth -= 1 }
        if depth < 0 { break }
        end = readCharacter(at: end, into: &target)
      }
      if depth > 0 { return nil }
    }
    var title: String?
    let next = skippingSpaces(from: end)
    if next > end, let quote = markup(at: next), "\"'(".contains(quote) {
      let closing: Character = quote == "(" ? ")" : quote
      var text = ""
      end = next + 1
      while end < units.count, markup(at: end) != closing {
        end = readCharacter(at: end, into: &text)
      }
      guard markup(at: end) == closing else { return nil }
      end += 1
      title = text
    }
    end = skippingSpaces(from: end)
    return markup(at: end) == ")" ? (target, title, end + 1) : nil
  }

  private func skippingSpaces(from start: Int) -> Int {
    var end = start
    while let character = markup(at: end), " \t\n".contains(character) { end += 1 }
    return end
  }

  /// Reads a character of an address or a title, in which escapes and entities count.
  private func readCharacter(at start: Int, into text: inout String) -> Int {
    if markup(at: start) == "\\", let next = markup(at: start + 1), Self.punctuation.contains(next)
    {
      text.append(next)
      return start + 2
    }
    if markup(at: start) == "&", let (entity, end) = entity(at: start) {
      text += entity
      return end
    }
    text.append(units[start].character)
    return start + 1
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
  }
}

extension [MarkdownInline] {
  /// Returns the parts with one text for adjacent texts.
  fileprivate func joiningTexts() -> [MarkdownInline] {
    reduce(into: []) { parts, part in
      guard case .text(let text) = part else { return parts.append(part) }
      guard !text.isEmpty else { return }
      guard case .text(let before)? = parts.last else { return parts.append(part) }
      parts[parts.count - 1] = .text(before + text)
    }
  }
}
