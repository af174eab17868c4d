import FileFormats
import ProjectConfiguration

/// The build settings of one configuration, from the outermost level to the innermost.
///
/// A level overrides those before it, and can include their values with `$(inherited)`. A
/// conditional setting, such as `NAME[sdk=macosx*]`, counts as an additional value, because only
/// the build knows which condition applies.
struct BuildSettings {
  private(set) var levels: [[String: [String]]]

  /// The maximum number of references from one setting to another.
  ///
  /// Longer chains are cycles.
  private static let greatestDepth = 16
  /// The maximum number of words to process for one setting.
  ///
  /// Without a limit, nested references could exhaust the memory.
  private static let greatestStepCount = 1_000

  init(_ levels: [[String: [String]]] = []) {
    self.levels = levels
  }

  /// Returns the settings with a level that overrides them.
  func overridden(by level: [String: [String]]) -> BuildSettings {
    BuildSettings(levels + [level])
  }

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

  /// Returns the name in a word that consists of one reference: `$(NAME)` or `${NAME}`.
  private static func reference(_ word: String) -> String? {
    for (start, end) in [("$(", ")"), ("${", "}")]
    where word.hasPrefix(start) && word.hasSuffix(end) {
      return String(word.dropFirst(2).dropLast())
    }
    return nil
  }
}

extension BuildSettings {
  /// Returns a level of settings from the entries of a project file.
  static func level(_ entries: [PropertyList.Entry]) -> [String: [String]] {
    var level: [String: [String]] = [:]
    for entry in entries {
      level[plainName(entry.key), default: []] +=
        entry.value.array.map { _ in entry.value.strings }
        ?? words(in: entry.value.string ?? "")
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
    settings: [BuildSettings]
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

/// Reads the settings of `.xcconfig` files, including those of included files.
final class BuildConfigurationFiles {
  private let references: ReferencedFiles
  /// A function that returns the content of a file, or `nil` if there is none.
  private let read: (String) -> [UInt8]?
  /// The settings of the files that were read; empty while a file is being read, so that cycles of
  /// includes end.
  private var known: [String: [String: [String]]] = [:]

  init(_ references: ReferencedFiles, _ read: @escaping (String) -> [UInt8]?) {
    self.references = references
    self.read = read
  }

  /// Returns the settings of a file; empty if it cannot be read.
  ///
  /// - Complexity: Each file is read once.
  func settings(at path: String) -> [String: [String]] {
    let path = references.file(path)
    if let known = known[path] { return known }
    known[path] = [:]
    guard let bytes = read(path) else {
      let generated = Self.settingsOfCocoaPods(at: path)
      if generated == nil { references.reportMissingConfiguration(path) }
      known[path] = generated ?? [:]
      return generated ?? [:]
    }
    let settings = settings(in: bytes, at: path)
    known[path] = settings
    return settings
  }

  /// Returns the condition that a file of CocoaPods sets, which `pod install` generates; `nil` for
  /// other files.
  private static func settingsOfCocoaPods(at path: String) -> [String: [String]]? {
    let folders = path.split(separator: "/").dropLast()
    guard folders.contains("Target Support Files"), folders.contains("Pods") else { return nil }
    return ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": ["$(inherited)", "COCOAPODS"]]
  }

  private func settings(in bytes: [UInt8], at path: String) -> [String: [String]] {
    var settings: [String: [String]] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        guard let included = Self.includedPath(text, from: path) else { continue }
        // Xcode ignores a missing file if the directive is "#include?".
        if text.hasPrefix("#include?"), read(references.file(included)) == nil { continue }
        settings.merge(self.settings(at: included)) { $1 }
      } else if let (name, hasCondition, value) = Self.assignment(text) {
        let words = BuildSettings.words(in: value)
        // A conditional value is added to those of other conditions.
        settings[name] = hasCondition ? (settings[name] ?? []) + words : words
      }
    }
    return settings
  }

  /// Returns the parts of `NAME = value` and `NAME[sdk=…][arch=…] = value`, or `nil` for anything
  /// else.
  private static func assignment(
    _ text: Substring
  ) -> (name: String, hasCondition: Bool, value: Substring)? {
    let name = text.prefix { $0 != "=" && $0 != "[" }
    var rest = text[name.endIndex...]
    let hasCondition = rest.first == "["
    while rest.first == "[" {
      rest = rest.drop { $0 != "]" }.dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=" else { return nil }
    return (name.filter { !$0.isWhitespace }, hasCondition, rest.dropFirst())
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var end = line.startIndex
    while end < line.endIndex, !line[end...].hasPrefix("//") { end = line.index(after: end) }
    return line[..<end].drop(while: \.isWhitespace)
  }

  private static func includedPath(_ text: Substring, from path: String) -> String? {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 3 else { return nil }
    return RelativePath.join(RelativePath.folder(of: path), String(quoted[1]))
  }
}
