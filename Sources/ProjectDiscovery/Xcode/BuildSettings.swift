import Diagnostics
import FileFormats
import ProjectConfiguration

/// The build settings of one configuration, from the outermost level to the innermost.
///
/// A level overrides those before it, and can include their values with `$(inherited)`, or with a
/// reference to the setting itself. A conditional setting, such as `NAME[sdk=macosx*]`, counts as an
/// additional value where a list of words is wanted, because only the build knows which condition
/// applies. Where one text is wanted, it counts only if there is no unconditional one.
package struct BuildSettings: Hashable, Sendable {
  /// The assignments of one level, by the name of the setting, in the order of the file.
  package typealias Level = [String: [Assignment]]

  /// A value that a level gives to a setting.
  package struct Assignment: Hashable, Sendable {
    /// The condition, such as `[sdk=macosx*]`; empty if there is none.
    var condition = ""
    var value: Value
    /// The location of the value; `nil` if it is unknown.
    var location: Location?
  }

  /// The value of an assignment.
  enum Value: Hashable, Sendable {
    /// A text whose words are separated by spaces.
    case text(String)
    /// Words, each of which can contain spaces.
    case words([String])

    /// The words, without references replaced.
    fileprivate var words: [String] {
      switch self {
      case .text(let text): BuildSettings.words(in: text)
      case .words(let words): words
      }
    }

    /// The whole value, without references replaced.
    fileprivate var text: String {
      switch self {
      case .text(let text): text
      case .words(let words): words.joined(separator: " ")
      }
    }
  }

  private(set) var levels: [Level]

  /// The maximum number of references from one setting to another.
  ///
  /// Longer chains are cycles.
  private static let greatestDepth = 16
  /// The maximum number of words or references to process for one setting.
  ///
  /// Without a limit, nested references could exhaust the memory.
  private static let greatestStepCount = 1_000
  /// The maximum number of UTF-8 bytes of a text.
  private static let greatestByteCount = 1 << 16

  init(_ levels: [Level] = []) {
    self.levels = levels
  }

  /// The names of all settings.
  var names: Set<String> { levels.reduce(into: []) { $0.formUnion($1.keys) } }

  /// Returns the words of a setting, with references to other settings replaced; `nil` if no level
  /// has it.
  func words(of name: String) -> [String]? {
    var steps = Self.greatestStepCount
    return words(of: name, below: levels.count, depth: 0, &steps)
  }

  /// Returns whether a setting is on, or `nil` if no level has it.
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
    for word in (levels[level][name] ?? []).flatMap(\.value.words) where steps > 0 {
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

  /// Returns the name in a word that consists of one reference: `$(NAME)` or `${NAME}`.
  private static func reference(_ word: String) -> String? {
    for (start, end) in [("$(", ")"), ("${", "}")]
    where word.hasPrefix(start) && word.hasSuffix(end) {
      return String(word.dropFirst(2).dropLast())
    }
    return nil
  }
}

// MARK: - Texts

extension BuildSettings {
  /// Returns the text of a setting, with references to other settings replaced.
  ///
  /// - Parameter name: The name of the setting.
  /// - Returns: The text; `nil` if no level has the setting.
  package func text(of name: String) -> String? {
    var evaluation = Evaluation()
    return text(of: name, below: levels.count, depth: 0, &evaluation)
  }

  /// Returns whether a text refers, directly or through other settings, to one that no level has.
  package func lacksSetting(in text: String) -> Bool {
    var evaluation = Evaluation()
    _ = expanding(text, of: nil, depth: 0, &evaluation)
    return evaluation.lacksSetting
  }

  /// The state of an evaluation.
  private struct Evaluation {
    /// The number of references that may still be replaced.
    var steps = BuildSettings.greatestStepCount
    /// Whether a setting was needed that no level has.
    var lacksSetting = false
  }

  /// Returns the location of the value of a setting; `nil` if it is unknown.
  func location(of name: String) -> Location? {
    levels.last { $0[name] != nil }.flatMap { Self.chosen($0[name] ?? [])?.location }
  }

  /// Returns a text with the references to settings replaced, such as those of an Info.plist.
  ///
  /// A setting that no level has is empty, as in a build.
  ///
  /// - Parameter text: A text with references such as `$(NAME)` and `${NAME:lower}`.
  /// - Returns: The text, cut after 65,536 UTF-8 bytes.
  package func expanding(_ text: String) -> String {
    var evaluation = Evaluation()
    return expanding(text, of: nil, depth: 0, &evaluation)
  }

  private func text(
    of name: String,
    below limit: Int,
    depth: Int,
    _ evaluation: inout Evaluation
  ) -> String? {
    guard depth < Self.greatestDepth,
      let level = levels[..<limit].lastIndex(where: { $0[name] != nil }),
      let assignment = Self.chosen(levels[level][name] ?? [])
    else { return nil }
    return expanding(assignment.value.text, of: (name, level), depth: depth + 1, &evaluation)
  }

  /// Returns the assignment that counts where one text is wanted.
  private static func chosen(_ assignments: [Assignment]) -> Assignment? {
    assignments.last { $0.condition.isEmpty } ?? assignments.first
  }

  /// Returns a text with its references replaced.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - owner: The setting that has the text, and its level; `nil` for a text of a file.
  ///   - depth: The number of references that led to the text.
  ///   - evaluation: The state of the evaluation.
  /// - Returns: The text, cut after 65,536 UTF-8 bytes.
  private func expanding(
    _ text: String,
    of owner: (name: String, level: Int)?,
    depth: Int,
    _ evaluation: inout Evaluation
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.greatestByteCount {
      result += rest[..<dollar]
      guard evaluation.steps > 0, depth < Self.greatestDepth,
        let reference = SettingReference(at: dollar, of: rest)
      else {
        result.append("$")
        rest = rest[rest.index(after: dollar)...]
        continue
      }
      evaluation.steps -= 1
      rest = rest[reference.end...]
      // A reference can contain others: $(NAME_$(CONFIGURATION)).
      let name = expanding(reference.name, of: owner, depth: depth + 1, &evaluation)
      let isInherited = owner.map { name == "inherited" || name == $0.name } ?? false
      let found = self.text(
        of: isInherited ? owner?.name ?? name : name,
        below: isInherited ? owner?.level ?? levels.count : levels.count,
        depth: depth + 1,
        &evaluation
      )
      if found == nil, !isInherited { evaluation.lacksSetting = true }
      var value = found ?? ""
      for operation in reference.operators {
        let argument = expanding(operation.argument, of: owner, depth: depth + 1, &evaluation)
        value = SettingOperator.apply(operation.name, argument, to: value)
      }
      result += value
    }
    result += rest
    return result.utf8.count <= Self.greatestByteCount
      ? result : String(decoding: result.utf8.prefix(Self.greatestByteCount), as: UTF8.self)
  }
}

// MARK: - Reading

extension BuildSettings {
  /// Returns a level of settings from the entries of a project file.
  ///
  /// - Parameters:
  ///   - entries: The entries of `buildSettings`.
  ///   - location: Returns the location of a range of the file.
  /// - Returns: The assignments, by setting.
  static func level(
    _ entries: [PropertyList.Entry],
    _ location: (Range<Int>) -> Location? = { _ in nil }
  ) -> Level {
    var level: Level = [:]
    for entry in entries {
      let name = plainName(entry.key)
      level[name, default: []]
        .append(
          Assignment(
            condition: String(entry.key.dropFirst(name.count)),
            value: entry.value.array.map { _ in .words(entry.value.strings) }
              ?? .text(entry.value.string ?? ""),
            location: name.hasPrefix(InfoPlistSource.settingPrefix)
              ? location(entry.value.utf8Range) : nil
          )
        )
    }
    return level
  }

  /// Returns the name of a setting without its condition.
  static func plainName(_ name: some StringProtocol) -> String {
    String(name.prefix { $0 != "[" })
  }

  /// Returns the words of a value.
  ///
  /// Spaces separate them, except between quotation marks.
  static func words(in value: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Unicode.Scalar?
    var isInside = false
    for scalar in value.unicodeScalars {
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "\"" || scalar == "'" {
        quote = scalar
        isInside = true
      } else if quote == nil, scalar.properties.isWhitespace {
        if isInside { words.append(word) }
        (word, isInside) = ("", false)
      } else {
        word.unicodeScalars.append(scalar)
        isInside = true
      }
    }
    return isInside ? words + [word] : words
  }
}

// MARK: - Settings

extension BuildTarget {
  /// Creates a target with the build settings of its configurations.
  init(
    name: String,
    declaredIn: String,
    isTest: Bool,
    sources: [String],
    looseHeaders: [String] = [],
    catalogs: [String],
    developmentRegion: String?,
    knownRegions: [String],
    settings: [BuildSettings],
    infoPlist: InfoPlistSource?
  ) {
    self.init(
      name: name,
      declaredIn: declaredIn,
      isTest: isTest,
      sources: sources,
      looseHeaders: looseHeaders,
      catalogs: catalogs,
      emitsLocalizedStrings: settings.isEmpty
        || settings.contains { $0.isOn("SWIFT_EMIT_LOC_STRINGS") ?? true },
      localizedStringMacroNames: Set(settings.flatMap(\.localizedStringMacroNames)).sorted(),
      compilationConditions: Set(settings.flatMap(\.compilationConditions)),
      developmentRegion: developmentRegion,
      knownRegions: knownRegions
    )
    self.infoPlist = infoPlist
    leavesEmissionUnset =
      !settings.isEmpty && settings.allSatisfy { $0.isOn("SWIFT_EMIT_LOC_STRINGS") == nil }
  }
}

extension BuildSettings {
  fileprivate var localizedStringMacroNames: [String] {
    words(of: "LOCALIZED_STRING_MACRO_NAMES") ?? []
  }

  /// The conditions that `SWIFT_ACTIVE_COMPILATION_CONDITIONS` sets, and those from `-D` flags of
  /// the compiler.
  fileprivate var compilationConditions: [String] {
    let flags = words(of: "OTHER_SWIFT_FLAGS") ?? []
    let defined = flags.indices.compactMap { index -> String? in
      guard flags[index].hasPrefix("-D") else { return nil }
      let name = flags[index].dropFirst(2)
      return name.isEmpty ? flags.dropFirst(index + 1).first : String(name)
    }
    return (words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? []) + defined
  }
}
