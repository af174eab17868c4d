import Diagnostics

/// A change of the translation of a message in the bytes of a file.
package struct POMessageEdit: Hashable, Sendable {
  /// The start of the message, which is the offset of its location in the file.
  package var position: Int
  /// The new translations by their index; 0 for a message without plural.
  package var translations: [Int: String]
  /// Whether the message has the flag `fuzzy` after the change.
  ///
  /// Without it, the message loses the previous values that a fuzzy translation was made for.
  package var isFuzzy: Bool
  /// The beginning of a translator comment that is replaced.
  package var commentPrefix: String
  /// The new comment; `nil` for none.
  package var comment: String?

  /// Creates a change.
  package init(
    at position: Int,
    _ translations: [Int: String],
    isFuzzy: Bool,
    replacing commentPrefix: String,
    with comment: String?
  ) {
    self.position = position
    self.translations = translations
    self.isFuzzy = isFuzzy
    self.commentPrefix = commentPrefix
    self.comment = comment
  }
}

extension POFile {
  /// Returns a file with other translations; all other bytes stay as they are.
  ///
  /// The new translations are divided into lines as those of the file are.
  ///
  /// - Parameters:
  ///   - bytes: The file, which ``parse(_:file:)`` has read without errors.
  ///   - edits: The changes, at most one for each message.
  /// - Returns: The bytes; `nil` if there is no message at the position of a change.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func patched(_ bytes: [UInt8], _ edits: [POMessageEdit]) -> [UInt8]? {
    let layouts = MessageLayouts(bytes)
    var patch = BytePatch(bytes)
    for edit in edits.sorted(by: { $0.position < $1.position }) {
      guard let layout = layouts.layouts[edit.position] else { return nil }
      layout.apply(edit, isWrapped: layouts.areWrapped, to: &patch, in: bytes)
    }
    return patch.bytes
  }
}

/// The parts of the messages in the bytes of a file.
private struct MessageLayouts {
  /// The parts by the start of their message.
  private(set) var layouts: [Int: MessageLayout] = [:]
  private var current: MessageLayout?
  private var next = MessageLayout()
  private var hasText = false
  /// Whether more strings are divided within a line of their text than could be and are not.
  var areWrapped: Bool { wrappedCount > unwrappedCount }
  private var (wrappedCount, unwrappedCount) = (0, 0)
  /// The last literal, if another one may follow it.
  private var literal: [UInt8]?

  init(_ bytes: [UInt8]) {
    var lexer = Lexer(bytes, file: "")
    while let token = lexer.next() { add(token) }
    finish()
  }

  private mutating func add(_ token: Token) {
    countLine(token)
    let range = token.location.utf8Range
    switch token.kind {
    case .comment(let kind, let content):
      change { $0.comments.append(.init(kind: kind, content: content, range: range)) }
    case _ where token.isPrevious:
      change { $0.previous.append(range.lowerBound) }
    case .word(let word): begin(Section.Keyword(rawValue: word), at: range)
    case .index(let index): current?.setIndex(index)
    case .text: current?.extendTranslation(to: range)
    }
  }

  private mutating func countLine(_ token: Token) {
    guard case .text(let bytes) = token.kind else {
      literal = nil
      return
    }
    if let last = literal, last.last.map({ $0 != UInt8(ascii: "\n") }) ?? false {
      wrappedCount += 1
    } else if POLineBreaks.isUnwrapped(String(decoding: bytes, as: UTF8.self)) {
      unwrappedCount += 1
    }
    literal = bytes
  }

  /// Changes the message to which comments belong: those after a translation to the next one.
  private mutating func change(_ body: (inout MessageLayout) -> Void) {
    if current?.translations.isEmpty == false { finish() }
    guard var layout = current.take() else { return body(&next) }
    body(&layout)
    current = layout
  }

  private mutating func begin(_ keyword: Section.Keyword?, at range: Range<Int>) {
    switch keyword {
    case .context: start(at: range.lowerBound)
    case .text:
      if current == nil || hasText { start(at: range.lowerBound) }
      hasText = true
      current?.isInTranslation = false
    case .translation: current?.beginTranslation()
    case .plural: current?.isInTranslation = false
    case .domain, nil: finish()
    }
  }

  private mutating func start(at offset: Int) {
    finish()
    current = next
    current?.position = offset
    next = MessageLayout()
  }

  private mutating func finish() {
    if let layout = current.take() { layouts[layout.position] = layout }
    hasText = false
  }
}

/// The parts of a message in the bytes of a file.
private struct MessageLayout {
  struct Comment {
    let kind: Token.Comment
    let content: [UInt8]
    let range: Range<Int>

    var text: String { String(decoding: content, as: UTF8.self) }
  }

  var position = 0
  var comments: [Comment] = []
  /// The starts of the lines with previous values.
  var previous: [Int] = []
  /// The strings of the translations, by index.
  private(set) var translations: [Int: Range<Int>] = [:]
  var isInTranslation = false
  private var index = 0
  private var isPlural = false

  mutating func beginTranslation() {
    index = 0
    isInTranslation = true
  }

  mutating func setIndex(_ number: Int) {
    guard isInTranslation else { return }
    index = number
    isPlural = true
  }

  mutating func extendTranslation(to range: Range<Int>) {
    guard isInTranslation else { return }
    translations[index] = (translations[index]?.lowerBound ?? range.lowerBound)..<range.upperBound
  }
}

extension MessageLayout {
  /// Applies a change.
  func apply(_ edit: POMessageEdit, isWrapped: Bool, to patch: inout BytePatch, in bytes: [UInt8]) {
    var replacements: [(range: Range<Int>, text: String)] = []
    func line(at offset: Int) -> Range<Int> {
      let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      return start..<end
    }
    let lineBreak = patch.lineBreak
    let start = ([position] + comments.map(\.range.lowerBound) + previous).min() ?? position
    let old = comments.filter { $0.kind == .translator && $0.text.hasPrefix(edit.commentPrefix) }
    if old.map(\.text) != [edit.comment].compactMap(\.self) {
      let new = edit.comment.map { "# \($0)\(lineBreak)" } ?? ""
      let first = line(at: start).lowerBound
      let places = old.isEmpty ? [first..<first] : old.map { line(at: $0.range.lowerBound) }
      replacements += places.enumerated().map { ($1, $0 == 0 ? new : "") }
    }
    replacements += flagReplacements(edit.isFuzzy, lineBreak, line)
    if !edit.isFuzzy {
      for offset in Set(previous.map { line(at: $0).lowerBound }) {
        replacements.append((line(at: offset), ""))
      }
    }
    replacements += textReplacements(edit, isWrapped: isWrapped, lineBreak)
    for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      patch.replace(range, with: text)
    }
  }

  private func flagReplacements(
    _ isFuzzy: Bool,
    _ lineBreak: String,
    _ line: (Int) -> Range<Int>
  ) -> [(range: Range<Int>, text: String)] {
    let fuzzy = "fuzzy"
    let flags = comments.filter { $0.kind == .flag }
      .map { comment in
        (
          comment.range,
          comment.text.split(separator: ",").map { String($0.trimmingWhitespace()) }
        )
      }
    guard flags.contains(where: { $0.1.contains(fuzzy) }) != isFuzzy else { return [] }
    if isFuzzy {
      if let (range, names) = flags.first {
        return [(range, "#, " + ([fuzzy] + names).joined(separator: ", "))]
      }
      let first = line(previous.min() ?? position).lowerBound
      return [(first..<first, "#, \(fuzzy)\(lineBreak)")]
    }
    return flags.filter { $0.1.contains(fuzzy) }
      .map { range, names in
        let rest = names.filter { $0 != fuzzy && !$0.isEmpty }
        return rest.isEmpty
          ? (line(range.lowerBound), "") : (range, "#, " + rest.joined(separator: ", "))
      }
  }

  private func textReplacements(
    _ edit: POMessageEdit,
    isWrapped: Bool,
    _ lineBreak: String
  ) -> [(range: Range<Int>, text: String)] {
    var replacements: [(range: Range<Int>, text: String)] = []
    var added = ""
    for (index, text) in edit.translations.sorted(by: { $0.key < $1.key }) {
      let keyword = isPlural ? "msgstr[\(index)]" : "msgstr"
      let lines =
        isWrapped ? POLineBreaks.quotedLines(of: text, after: keyword) : text.quotedLines
      let literal = lines.joined(separator: lineBreak)
      if let range = translations[index] {
        replacements.append((range, literal))
      } else {
        added += "\(lineBreak)msgstr[\(index)] \(literal)"
      }
    }
    guard !added.isEmpty, let end = translations.values.map(\.upperBound).max() else {
      return replacements
    }
    if let last = replacements.indices.last, replacements[last].range.upperBound == end {
      replacements[last].text += added
    } else {
      replacements.append((end..<end, added))
    }
    return replacements
  }
}
