import StringCatalog

/// A line among the comments of a message for what PO has no word for: how far each translation has
/// come, where that is not what the flag `fuzzy` says.
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

  /// Reads the mark of a message, the last line of its comment; `nil` if there is none.
  init?(in comment: String?) {
    guard let line = comment?.split(separator: "\n").last, line.hasPrefix(Self.prefix) else {
      return nil
    }
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
