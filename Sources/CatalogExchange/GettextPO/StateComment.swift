import StringCatalog

/// A translator comment with the state of each translation, if the flag `fuzzy` is not sufficient.
///
/// It is a translator comment because msgmerge keeps these, and copies extracted comments from the
/// template.
///
/// It is read only while the message is fuzzy, or would be if its first form were not empty.
/// Removing the flag finishes the message.
struct StateComment: Equatable {
  /// The state of each translation; `nil` if there is no translation.
  let states: [StringCatalog.TranslationState?]

  static let prefix = "xcstrings: state="
  private static let none = "-"

  init(_ states: [StringCatalog.TranslationState?]) {
    self.states = states
  }

  /// Reads the state comment among other translator comments; `nil` if there is none.
  init?(in comment: String?) {
    let lines = comment?.split(separator: "\n") ?? []
    guard let line = lines.last(where: { $0.hasPrefix(Self.prefix) }) else { return nil }
    let names = line.dropFirst(Self.prefix.count).split(separator: ",")
    states = names.map { name in
      name == Self.none ? nil : StringCatalog.TranslationState(rawValue: String(name))
    }
  }

  /// Returns a translator comment without its state comments; `nil` if nothing remains.
  static func removed(from comment: String?) -> String? {
    let lines = comment?.split(separator: "\n").filter { !$0.hasPrefix(prefix) } ?? []
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The line of the comment.
  var text: String {
    Self.prefix + states.map { $0?.rawValue ?? Self.none }.joined(separator: ",")
  }

  /// Returns whether the flag alone represents the states.
  func isPlain(isFuzzy: Bool) -> Bool {
    !isFuzzy || states.allSatisfy { $0 == nil || $0 == .needsReview }
  }
}
