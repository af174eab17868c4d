import PropertyLists

/// The build settings of one configuration, from the outermost level to the innermost.
///
/// A level overrides those before it and can take up what they say with `$(inherited)`. A setting
/// under a condition, such as `NAME[sdk=macosx*]`, counts as one more value: which condition holds is
/// known to a build alone.
struct BuildSettings {
  private(set) var levels: [[String: [String]]]

  /// How often a setting may lead to another; a chain that is longer is a ring.
  private static let greatestDepth = 16
  /// How many words are looked at for one setting: references that fan out could else ask for more
  /// than any memory holds.
  private static let greatestStepCount = 1_000

  init(_ levels: [[String: [String]]] = []) {
    self.levels = levels
  }

  /// Returns the settings with a level that overrides them.
  func overridden(by level: [String: [String]]) -> BuildSettings {
    BuildSettings(levels + [level])
  }

  /// Returns the words of a setting, those of references to other settings in their places; `nil` if
  /// no level has it.
  func words(of name: String) -> [String]? {
    var steps = Self.greatestStepCount
    return words(of: name, below: levels.count, depth: 0, &steps)
  }

  /// Returns whether a setting is on; `nil` if no level has it.
  func isOn(_ name: String) -> Bool? {
    words(of: name)?.last.map { $0.uppercased() == "YES" }
  }

  private func words(
    of name: String,
    below limit: Int,
    depth: Int,
    _ steps: inout Int
  ) -> [String]? {
    guard depth < Self.greatestDepth,
      let level = levels[..<limit].lastIndex(where: { $0[name] != nil })
    else { return nil }
    var words: [String] = []
    for word in levels[level][name] ?? [] where steps > 0 {
      steps -= 1
      if let reference = Self.reference(word) {
        let isInherited = reference == "inherited" || reference == name
        words +=
          self.words(
            of: isInherited ? name : reference,
            below: isInherited ? level : levels.count,
            depth: depth + 1,
            &steps
          ) ?? []
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// Returns the name in a word that is a reference as a whole: `$(NAME)` or `${NAME}`.
  private static func reference(_ word: String) -> String? {
    for (start, end) in [("$(", ")"), ("${", "}")]
    where word.hasPrefix(start) && word.hasSuffix(end) {
      return String(word.dropFirst(2).dropLast())
    }
    return nil
  }
}

extension BuildSettings {
  /// Returns a level of settings as a project file writes them.
  static func level(_ entries: [PropertyList.Entry]) -> [String: [String]] {
    var level: [String: [String]] = [:]
    for entry in entries {
      level[plainName(entry.key), default: []] +=
        entry.value.array.map { _ in entry.value.strings }
        ?? words(in: entry.value.string ?? "")
    }
    return level
  }

  /// Returns the name of a setting without the condition behind it.
  static func plainName(_ name: some StringProtocol) -> String {
    String(name.prefix { $0 != "[" })
  }

  /// Returns the words of a value: blanks part them, but not between quotation marks.
  static func words(in value: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isInside = false
    for character in value {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        isInside = true
      } else if quote == nil, character.isWhitespace {
        if isInside { words.append(word) }
        (word, isInside) = ("", false)
      } else {
        word.append(character)
        isInside = true
      }
    }
    return isInside ? words + [word] : words
  }
}
