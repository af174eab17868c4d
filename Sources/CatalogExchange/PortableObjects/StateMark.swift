import StringCatalog

/// A line among the comments of translators for what PO has no word for: how far each translation has
/// come, where that is not what the flag `fuzzy` says.
///
/// It stands there because msgmerge keeps what translators have noted, and takes the comments of
/// developers from the template.
///
/// It is read only as long as the message is fuzzy, or would be if its first form were not empty: who
/// takes away the flag finishes the message.
struct StateMark: Equatable {
  /// The state of each translation; `nil` where there is none.
  let states: [StringCatalog.TranslationState?]

  private static let prefix = "xcstrings: state="
  private static let none = "-"

  init(_ states: [StringCatalog.TranslationState?]) {
    self.states = states
  }

  /// Reads the mark of a message, a line among others that translators may have noted; `nil` if there
  /// is none.
  init?(in comment: String?) {
    let lines = comment?.split(separator: "\n") ?? []
    guard let line = lines.last(where: { $0.hasPrefix(Self.prefix) }) else { return nil }
    let names = line.dropFirst(Self.prefix.count).split(separator: ",")
    states = names.map { name in
      name == Self.none ? nil : StringCatalog.TranslationState(rawValue: String(name))
    }
  }

  /// The line.
  var text: String {
    Self.prefix + states.map { $0?.rawValue ?? Self.none }.joined(separator: ",")
  }

  /// Returns whether a message with the flag, or without it, needs no mark to say the same.
  func isPlain(isFuzzy: Bool) -> Bool {
    !isFuzzy || states.allSatisfy { $0 == nil || $0 == .needsReview }
  }
}
