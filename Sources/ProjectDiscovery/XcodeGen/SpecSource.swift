import ProjectConfiguration

/// A file or folder that a spec lists as a source of a target.
struct SpecSource {
  /// The value in the spec.
  let value: SpecValue
  /// The path as written in the spec.
  let path: String
  private let excludes: [PathPattern]
  private let includes: [PathPattern]
  private let buildPhase: String?
  private let type: String?

  init?(_ value: SpecValue, defaultType: String?) {
    guard let path = value.text ?? value["path"]?.text else { return nil }
    self.value = value
    self.path = path
    excludes = Self.patterns(value["excludes"])
    includes = Self.patterns(value["includes"])
    buildPhase = value["buildPhase"].map { $0.text ?? "copyFiles" }
    type = value["type"]?.text ?? (Self.hasExtension(path) ? "file" : defaultType)
  }

  /// Whether the path may be missing.
  var isOptional: Bool { value["optional"]?.truth ?? false }

  /// Returns the files below a folder, or the file itself, that the target compiles or copies as
  /// resources.
  ///
  /// - Parameters:
  ///   - location: The path of the file or folder in the tree.
  ///   - tree: The existing files.
  /// - Returns: Sources and String Catalogs.
  func files(at location: String, in tree: FileTree) -> [String] {
    if tree.contains(location) { return [location].filter(isTaken) }
    // A folder of this type is copied unchanged.
    guard type != "file", type != "folder" else { return [] }
    return tree.files(below: location)
      .filter { file in
        let inner = String(file.dropFirst(location.isEmpty ? 0 : location.count + 1))
        return isTaken(file) && !OpaqueFolders.contain(file, below: location)
          && !excludes.contains { $0.matches(inner) }
          && (includes.isEmpty || includes.contains { $0.matches(inner) })
      }
  }

  /// Returns whether the build phase of a file compiles it or copies it as a resource.
  private func isTaken(_ file: String) -> Bool {
    if SourceKind(ofFileAt: file) != nil {
      return buildPhase == nil || buildPhase == "sources"
        || buildPhase == "headers" && SourceKind.isHeader(file)
    }
    return file.hasSuffix(".xcstrings")
      && (buildPhase == nil || buildPhase == "sources" || buildPhase == "resources")
  }

  private static func hasExtension(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.dropFirst().contains(".") && name != ".."
  }

  private static func patterns(_ value: SpecValue?) -> [PathPattern] {
    (value?.items ?? []).compactMap(\.text).filter { !$0.isEmpty }
      .flatMap(alternatives).map { PathPattern($0) }
  }

  /// Returns the patterns to which one with braces expands: `*.{md,txt}`.
  private static func alternatives(_ pattern: String) -> [String] {
    var patterns = [pattern]
    var index = 0
    while index < patterns.count, patterns.count < greatestAlternativeCount {
      let words = alternativesOfLastBraces(in: patterns[index])
      if words.isEmpty { index += 1 } else { patterns.replaceSubrange(index...index, with: words) }
    }
    return patterns
  }

  /// Returns the expansions of the last braces of a pattern; empty if it has none.
  private static func alternativesOfLastBraces(in pattern: String) -> [String] {
    guard let open = pattern.lastIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}")
    else { return [] }
    let rest = pattern[close...].dropFirst()
    return pattern[open..<close].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      .map { String(pattern[..<open] + $0 + rest) }
  }

  /// The maximum number of patterns, which no real spec exceeds.
  private static let greatestAlternativeCount = 256
}
