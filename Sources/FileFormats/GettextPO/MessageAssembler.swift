import Diagnostics

/// Assembles messages from the sections and comments of a file.
struct MessageAssembler {
  /// The messages that were not taken yet, including the header.
  private var messages: [POFile.Message] = []
  private(set) var diagnostics = LimitedDiagnostics()
  private var remarks = MessageComments()
  private var draft: Draft?
  /// The places of the contexts and message IDs that were read, by the hashes of their bytes.
  ///
  /// A file can have millions of messages, and two texts have the same 64 bits by chance in one of
  /// many millions of such files. The hashes of each process differ.
  private var firstPlaces: [Int: Place] = [:]

  /// The location of a message.
  private struct Place {
    let start: UInt32
    let length: UInt32
    let line: UInt32
    let column: UInt32

    init(_ location: Location) {
      start = UInt32(clamping: location.utf8Range.lowerBound)
      length = UInt32(clamping: location.utf8Range.count)
      line = UInt32(clamping: location.line)
      column = UInt32(clamping: location.column)
    }

    func location(in file: String) -> Location {
      Location(
        file: file,
        utf8Range: Int(start)..<Int(start) + Int(length),
        line: Int(line),
        column: Int(column)
      )
    }
  }

  /// An incomplete message.
  private struct Draft {
    var message = POFile.Message("")
    var text: String?
    let location: Location
    let isObsolete: Bool
  }

  /// Returns the messages that are complete, once each.
  mutating func takeMessages() -> [POFile.Message] {
    guard !messages.isEmpty else { return [] }
    defer { messages = [] }
    return messages
  }

  /// Adds a comment.
  mutating func add(_ kind: Token.Comment, _ text: String) {
    if let draft, !draft.message.translations.isEmpty { finish() }
    remarks.add(kind, text)
  }

  /// Adds a section with its string.
  mutating func add(_ section: Section, _ text: String) {
    if section.isPrevious {
      if let draft, !draft.message.translations.isEmpty { finish() }
      return remarks.add(section.keyword, previously: text)
    }
    switch section.keyword {
    case .context: addContext(section, text)
    case .text: addText(section, text)
    case .plural: addPlural(section, text)
    case .translation: addTranslation(section, text)
    case .domain: addDomain(section, text)
    }
  }

  /// Ends the current message, and keeps it if it has a message ID.
  mutating func finish() {
    guard var draft = draft.take() else { return }
    guard let text = draft.text else {
      return diagnose(
        .portableObjectIncomplete(lacking: Section.Keyword.text.rawValue),
        at: draft.location
      )
    }
    if draft.message.translations.isEmpty {
      let keyword = Section.Keyword.translation.rawValue
      diagnose(.portableObjectIncomplete(lacking: keyword), at: draft.location)
    }
    draft.message.text = text
    draft.message.location = draft.location
    draft.message.isObsolete = draft.isObsolete
    if !draft.isObsolete { noteTwin(of: draft.message, at: draft.location) }
    messages.append(draft.message)
  }
}

// MARK: - Sections

extension MessageAssembler {
  private mutating func addContext(_ section: Section, _ text: String) {
    begin(section)
    draft?.message.context = text
  }

  private mutating func addText(_ section: Section, _ text: String) {
    // A context alone waits for its message ID.
    if draft == nil || draft?.text != nil { begin(section) }
    draft?.text = text
  }

  private mutating func addPlural(_ section: Section, _ text: String) {
    guard draft?.text != nil, draft?.message.plural == nil,
      draft?.message.translations.isEmpty == true
    else { return diagnose(.portableObjectOrder(section.keyword.rawValue), at: section.location) }
    draft?.message.plural = text
  }

  private mutating func addTranslation(_ section: Section, _ text: String) {
    guard var current = draft, current.text != nil,
      section.index != nil || current.message.translations.isEmpty,
      (section.index == nil) == (current.message.plural == nil)
    else { return diagnose(.portableObjectOrder(section.keyword.rawValue), at: section.location) }
    let expected = current.message.translations.count
    if let index = section.index, index != expected {
      diagnostics.append(
        Diagnostic(
          .portableObjectIndex(found: index, expected: expected),
          .error,
          at: section.location
        )
      )
      return
    }
    // Comments between message ID and translation belong to the same message.
    remarks.move(to: &current.message)
    current.message.translations.append(text)
    current.message.translationPlaces.append(section.location)
    draft = current
  }

  private mutating func addDomain(_ section: Section, _ text: String) {
    finish()
    diagnostics.append(
      Diagnostic(.portableObjectDomain(text), .warning, at: section.location)
    )
  }

  private mutating func begin(_ section: Section) {
    finish()
    var draft = Draft(location: section.location, isObsolete: section.isObsolete)
    remarks.move(to: &draft.message)
    self.draft = draft
  }

  private mutating func noteTwin(of message: POFile.Message, at location: Location) {
    var hasher = Hasher()
    if let context = message.context {
      hasher.combine(utf8: context)
      hasher.combine(0x04 as UInt8)
    }
    hasher.combine(utf8: message.text)
    guard let first = firstPlaces.updateValue(Place(location), forKey: hasher.finalize()) else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .portableObjectDuplicate(message.text),
        .error,
        at: location,
        notes: [Diagnostic.Note(.portableObjectFirst, at: first.location(in: location.file))]
      )
    )
  }

  private mutating func diagnose(_ message: Diagnostic.Message, at location: Location) {
    diagnostics.append(Diagnostic(message, .error, at: location))
  }
}

extension Hasher {
  /// Adds the bytes of a text, because Swift considers canonically equivalent strings equal.
  fileprivate mutating func combine(utf8 text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A keyword of a message with its string.
struct Section {
  /// The keyword.
  let keyword: Keyword
  /// The number in brackets after the keyword; `nil` if there is none.
  var index: Int?
  /// The joined parts of the string; `nil` before the first one.
  var bytes: [UInt8]?
  /// The location of the keyword.
  let location: Location
  /// Whether the section belongs to an obsolete message.
  let isObsolete: Bool
  /// Whether the section contains a previous value of the message.
  let isPrevious: Bool

  /// The keywords that begin sections.
  enum Keyword: String {
    case context = "msgctxt"
    case text = "msgid"
    case plural = "msgid_plural"
    case translation = "msgstr"
    case domain
  }
}

/// The comments, flags and previous values before a message.
struct MessageComments {
  var extracted: [String] = []
  var translator: [String] = []
  var references: [String] = []
  var flags: [String] = []
  var previous: POFile.Previous?

  /// Adds a comment.
  mutating func add(_ kind: Token.Comment, _ text: String) {
    switch kind {
    case .translator: translator.append(text)
    case .extracted: extracted.append(text)
    case .reference: references += Self.references(in: text)
    case .flag:
      flags += text.split(separator: ",")
        .map { flag in String(flag.trimmingWhitespace()) }
        .filter { !$0.isEmpty }
    }
  }

  /// Adds a previous value of the message.
  mutating func add(_ keyword: Section.Keyword, previously text: String) {
    var previous = self.previous ?? POFile.Previous()
    switch keyword {
    case .context: previous.context = text
    case .text: previous.text = text
    case .plural: previous.plural = text
    case .translation, .domain: return
    }
    self.previous = previous
  }

  /// Moves the comments, flags and previous values to a message.
  mutating func move(to message: inout POFile.Message) {
    message.extractedComment = Self.joined(message.extractedComment, extracted)
    message.translatorComment = Self.joined(message.translatorComment, translator)
    message.references += references
    message.flags += flags
    message.previous = previous ?? message.previous
    self = MessageComments()
  }

  private static func joined(_ text: String?, _ lines: [String]) -> String? {
    let lines = (text.map { [$0] } ?? []) + lines
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Divides references at spaces, except for spaces in file names that Unicode isolates enclose.
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
  /// Returns the string without surrounding spaces, tabs and carriage returns.
  func trimmingWhitespace() -> SubSequence {
    let isTrimmed: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let start = firstIndex(where: { !isTrimmed($0) }),
      let end = lastIndex(where: { !isTrimmed($0) })
    else { return self[endIndex...] }
    return self[start...end]
  }
}
