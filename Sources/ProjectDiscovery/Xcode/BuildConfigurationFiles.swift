import Diagnostics
import ProjectConfiguration

/// Reads the settings of `.xcconfig` files, including those of included files.
final class BuildConfigurationFiles {
  private let references: ReferencedFiles
  /// A function that returns the content of a file, or `nil` if there is none.
  private let read: (String) -> [UInt8]?
  /// The settings of the files that were read; empty while a file is being read, so that cycles of
  /// includes end.
  private var known: [String: BuildSettings.Level] = [:]
  /// The files that do not exist, and those that include one of them.
  private var incomplete: Set<String> = []

  init(_ references: ReferencedFiles, _ read: @escaping (String) -> [UInt8]?) {
    self.references = references
    self.read = read
  }

  /// Returns the settings of a file; empty if it cannot be read.
  ///
  /// - Complexity: Each file is read once.
  func settings(at path: String) -> BuildSettings.Level {
    let path = references.file(path)
    if let known = known[path] { return known }
    known[path] = [:]
    guard let bytes = read(path) else {
      let generated = Self.settingsOfCocoaPods(at: path)
      if generated == nil {
        references.reportMissingConfiguration(path)
        incomplete.insert(path)
      }
      known[path] = generated ?? [:]
      return generated ?? [:]
    }
    let settings = settings(in: bytes, at: path)
    known[path] = settings
    return settings
  }

  /// Returns whether a file, or one that it includes, does not exist, after its settings were read.
  func lacksSettings(at path: String) -> Bool {
    incomplete.contains(references.file(path))
  }

  /// Returns the condition that a file of CocoaPods sets, which `pod install` generates; `nil` for
  /// other files.
  private static func settingsOfCocoaPods(at path: String) -> BuildSettings.Level? {
    let folders = path.split(separator: "/").dropLast()
    guard folders.contains("Target Support Files"), folders.contains("Pods") else { return nil }
    return [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": [.init(value: .words(["$(inherited)", "COCOAPODS"]))]
    ]
  }

  private func settings(in bytes: [UInt8], at path: String) -> BuildSettings.Level {
    var settings: BuildSettings.Level = [:]
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        guard let included = Self.includedPath(text, from: path) else { continue }
        // Xcode ignores a missing file if the directive is "#include?".
        if text.hasPrefix("#include?"), read(references.file(included)) == nil { continue }
        settings.merge(self.settings(at: included)) { $1 }
        if lacksSettings(at: included) { incomplete.insert(path) }
      } else if case (let name, var assignment)? = Self.assignment(text) {
        assignment.location = Location(
          file: path,
          utf8Range: 0..<0,
          line: number + 1,
          column: 1
        )
        // A conditional value is added to those of other conditions.
        let former = assignment.condition.isEmpty ? [] : settings[name] ?? []
        settings[name] = former + [assignment]
      }
    }
    return settings
  }

  /// Returns the parts of `NAME = value` and `NAME[sdk=…][arch=…] = value`, or `nil` for anything
  /// else.
  private static func assignment(
    _ text: Substring
  ) -> (name: String, assignment: BuildSettings.Assignment)? {
    let name = text.prefix { $0 != "=" && $0 != "[" }
    var rest = text[name.endIndex...]
    while rest.first == "[" {
      rest = rest.drop { $0 != "]" }.dropFirst().drop(while: \.isWhitespace)
    }
    guard rest.first == "=" else { return nil }
    let condition = text[name.endIndex..<rest.startIndex].filter { !$0.isWhitespace }
    let value = rest.dropFirst().drop(while: \.isWhitespace)
    let trimmed = value.reversed().drop(while: \.isWhitespace).reversed()
    return (
      name.filter { !$0.isWhitespace },
      BuildSettings.Assignment(condition: condition, value: .text(String(trimmed)))
    )
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
