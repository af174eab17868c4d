import Diagnostics

/// Makes messages of the sections and comments of a file.
struct MessageAssembler {
  /// The messages, the header among them.
  private(set) var messages: [PortableObject.Message] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var remarks = Remarks()
  private var draft: Draft?
  /// The contexts and texts that were there, and where; by their bytes, as strings that look the same
  /// are the same to Swift.
  private var known: [[UInt8]: Place] = [:]

  /// A message that is not complete.
  private struct Draft {
    var message = PortableObject.Message("")
    var text: String?
    let place: Place
    let isObsolete: Bool
  }

  /// Adds a comment.
  mutating func add(_ kind: Token.Comment, _ text: String) {
    if let draft, !draft.message.translations.isEmpty { finish() }
    remarks.add(kind, text)
  }

  /// Adds a section and its text.
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

  /// Ends the message that is read, and keeps it if it has a text.
  mutating func finish() {
    guard var draft = draft.take() else { return }
    guard let text = draft.text else {
      return diagnose(.portableObjectIncomplete, at: draft.place, Section.Keyword.text.rawValue)
    }
    if draft.message.translations.isEmpty {
      let keyword = Section.Keyword.translation.rawValue
      diagnose(.portableObjectIncomplete, at: draft.place, keyword)
    }
    draft.message.text = text
    draft.message.place = draft.place
    draft.message.isObsolete = draft.isObsolete
    if !draft.isObsolete { noteTwin(of: draft.message, at: draft.place) }
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
    // A context alone waits for its text.
    if draft == nil || draft?.text != nil { begin(section) }
    draft?.text = text
  }

  private mutating func addPlural(_ section: Section, _ text: String) {
    guard draft?.text != nil, draft?.message.plural == nil,
      draft?.message.translations.isEmpty == true
    else { return diagnose(.portableObjectOrder, at: section.place, section.keyword.rawValue) }
    draft?.message.plural = text
  }

  private mutating func addTranslation(_ section: Section, _ text: String) {
    guard var current = draft, current.text != nil,
      section.index != nil || current.message.translations.isEmpty,
      (section.index == nil) == (current.message.plural == nil)
    else { return diagnose(.portableObjectOrder, at: section.place, section.keyword.rawValue) }
    let expected = current.message.translations.count
    if let index = section.index, index != expected {
      diagnostics.append(
        Diagnostic(
          .portableObjectIndex,
          .error,
          at: section.place,
          arguments: [.integer(index), .integer(expected)]
        )
      )
      return
    }
    // Comments behind the text, before the translation, are of the message all the same.
    remarks.move(to: &current.message)
    current.message.translations.append(text)
    current.message.translationPlaces.append(section.place)
    draft = current
  }

  private mutating func addDomain(_ section: Section, _ text: String) {
    finish()
    diagnostics.append(
      Diagnostic(.portableObjectDomain, .warning, at: section.place, arguments: [.text(text)])
    )
  }

  private mutating func begin(_ section: Section) {
    finish()
    var draft = Draft(place: section.place, isObsolete: section.isObsolete)
    remarks.move(to: &draft.message)
    self.draft = draft
  }

  private mutating func noteTwin(of message: PortableObject.Message, at place: Place) {
    var identity: [UInt8] = []
    if let context = message.context { identity += Array(context.utf8) + [0x04] }
    identity += message.text.utf8
    guard let first = known[identity] else {
      known[identity] = place
      return
    }
    diagnostics.append(
      Diagnostic(
        .portableObjectDuplicate,
        .error,
        at: place,
        arguments: [.text(message.text)],
        notes: [Diagnostic.Note(.portableObjectFirst, at: first)]
      )
    )
  }

  private mutating func diagnose(_ id: Diagnostic.ID, at place: Place, _ keyword: String) {
    diagnostics.append(Diagnostic(id, .error, at: place, arguments: [.text(keyword)]))
  }
}
