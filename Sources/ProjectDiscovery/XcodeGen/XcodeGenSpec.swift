package import Diagnostics
import FileFormats
import ProjectConfiguration

/// The project that an XcodeGen spec (`project.yml`) declares.
package struct XcodeGenSpec: Hashable, Sendable {
  /// The project.
  package var project: XcodeProject
  /// The files that the spec includes.
  package var includedFiles: Set<String>

  /// Creates a spec.
  package init(project: XcodeProject = XcodeProject(), includedFiles: Set<String> = []) {
    self.project = project
    self.includedFiles = includedFiles
  }
}

// MARK: - Parsing

extension XcodeGenSpec {
  /// Parses a spec and the files that it includes, without generating the project.
  ///
  /// Environment variables are unknown, and reported if they matter.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: Its path, such as `App/project.yml`.
  ///   - tree: The existing files.
  ///   - read: Returns the content of another file, or `nil` if there is none.
  /// - Returns: The spec, with paths in `tree`, and the problems. `nil` if the file is not a spec.
  /// - Complexity: O(*n* + *m* · *k*), where *n* is the number of bytes, *m* that of files and *k*
  ///   that of sources.
  package static func parse(
    _ bytes: [UInt8],
    file path: String,
    in tree: FileTree,
    reading read: @escaping (String) -> [UInt8]?
  ) -> ParseResult<XcodeGenSpec>? {
    guard isSpec(bytes) else { return nil }
    let references = ReferencedFiles(tree)
    var file = SpecFile { read(references.file($0)) }
    let value = file.value(bytes, at: path)
    let folder = RelativePath.folder(of: path)
    var reader = XcodeGenReader(folder: folder, path: path, references, read)
    let project = value.map { reader.project($0) } ?? XcodeProject()
    return ParseResult(
      XcodeGenSpec(project: project, includedFiles: file.paths.subtracting([path])),
      diagnostics: file.diagnostics + reader.diagnostics
    )
  }

  /// Returns whether a file has a key that every spec has.
  ///
  /// Other tools use the same file name.
  private static func isSpec(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n"))
      .contains { line in
        let line = line.drop { $0 == UInt8(ascii: "\"") }
        return ["targets", "targetTemplates", "include"]
          .contains { line.starts(with: $0.utf8) }
      }
  }
}

/// Reads targets from the values of a spec.
struct XcodeGenReader {
  private let folder: String
  private let path: String
  private let references: ReferencedFiles
  private let read: (String) -> [UInt8]?
  /// The problems found so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var folders: Set<String> = []

  init(
    folder: String,
    path: String,
    _ references: ReferencedFiles,
    _ read: @escaping (String) -> [UInt8]?
  ) {
    self.folder = folder
    self.path = path
    self.references = references
    self.read = read
  }

  /// Returns the project of a spec.
  mutating func project(_ spec: SpecValue) -> XcodeProject {
    let configurations = BuildConfigurationFiles(references, read)
    let settings = SpecSettings(spec, folder: folder, configurations)
    let packages =
      (spec["packages"]?.entries ?? []).compactMap { $0.value["path"] }
      + (spec["localPackages"]?.items ?? [])
    let options = spec["options"]
    let region = options?["developmentLanguage"]?.text ?? "en"
    let targets = SpecTargets.all(in: spec)
      .map { entry in
        target(entry, settings, region, options?["defaultSourceDirectoryType"]?.text)
      }
    return XcodeProject(
      targets: targets,
      localPackages: packages.compactMap { package in
        location(of: package, package.text).map { references.folders($0, at: package.location)[0] }
      },
      synchronizedFolders: folders.sorted(),
      nameDifferences: references.differences,
      missingConfigurations: references.missingConfigurations
    )
  }

  private mutating func target(
    _ entry: SpecValue.Entry,
    _ settings: SpecSettings,
    _ region: String,
    _ defaultType: String?
  ) -> BuildTarget {
    let sources = (entry.value["sources"]?.items ?? [])
      .compactMap { SpecSource($0, defaultType: defaultType) }
    let files = FileTree(sources.flatMap { self.files(of: $0) }).paths
    let name = entry.value["name"]?.text ?? entry.key
    let settings = settings.configurations(of: entry.value, named: name)
    let isPartial = settings.isPartial
    return BuildTarget(
      name: name,
      declaredIn: path,
      isTest: ["bundle.unit-test", "bundle.ui-testing"].contains(entry.value["type"]?.text),
      sources: files.filter { SourceKind(ofFileAt: $0) != nil },
      catalogs: files.filter { $0.hasSuffix(".xcstrings") },
      developmentRegion: region,
      knownRegions: [],
      settings: settings.configurations,
      infoPlist: settings.standard.map { settings in
        let info = entry.value["info"]
        let file = info?["path"].flatMap { location(of: $0, $0.text) }
        return InfoPlistSource(
          target: name,
          declaredIn: path,
          file: settings.text(of: "INFOPLIST_FILE") == nil ? file ?? foundPlist(sources) : nil,
          properties: info.map { info in
            // Source: `InfoPlistGenerator` of XcodeGen.
            InfoPlistSource.written(
              with: info["properties"].map(Self.propertyList)?.entries ?? []
            )
          },
          isPartial: isPartial,
          settings: settings,
          root: folder,
          references
        )
      }
    )
  }

  /// Returns the first `Info.plist` among the sources of a target, which XcodeGen uses if the spec
  /// names none.
  private func foundPlist(_ sources: [SpecSource]) -> String? {
    let name = "Info.plist"
    for source in sources {
      guard let folder = RelativePath.join(folder, source.path) else { continue }
      if folder.hasSuffix("/" + name), references.tree.contains(folder) { return folder }
      let files = references.tree.files(below: folder)
      if let file = files.first(where: { $0.hasSuffix("/" + name) }) { return file }
    }
    return nil
  }

  /// Returns a value as one of a property list; the nesting of specs is bounded.
  private static func propertyList(_ value: SpecValue) -> PropertyList {
    switch value.content {
    case .text(let text): PropertyList(.string(text))
    case .list(let values): PropertyList(.array(values.map(propertyList)))
    case .map(let entries):
      PropertyList(
        .dictionary(
          entries.map { PropertyList.Entry(key: $0.key, value: propertyList($0.value)) }
        )
      )
    }
  }

  private mutating func files(of source: SpecSource) -> [String] {
    guard let named = location(of: source.value, source.path) else { return [] }
    let file = references.file(named, at: source.value.location)
    let locations =
      references.tree.contains(file)
      ? [file] : references.folders(named, at: source.value.location)
    folders.formUnion(locations)
    guard locations.contains(where: exists) else {
      if !source.isOptional { note(.xcodegenSourceMissing(source.path), source.value) }
      return []
    }
    return locations.flatMap { source.files(at: $0, in: references.tree) }
  }

  private func exists(_ path: String) -> Bool {
    references.tree.contains(path) || !references.tree.files(below: path).isEmpty
  }

  /// Returns the path in the tree for a path in the spec, or `nil` if it is unknown.
  private mutating func location(of value: SpecValue, _ path: String?) -> String? {
    guard let path else { return nil }
    guard !path.contains("${") else {
      note(.xcodegenVariable(path), value)
      return nil
    }
    return path.hasPrefix("/")
      ? RelativePath.join("", String(path.dropFirst())) : RelativePath.join(folder, path)
  }

  private mutating func note(_ message: Diagnostic.Message, _ value: SpecValue) {
    diagnostics.append(Diagnostic(message, .warning, at: value.location))
  }
}

// MARK: - Xcode gen

/// The problems of XcodeGen specs.
extension Diagnostic.Message {
  /// An included file cannot be read.
  package static func xcodegenIncludeMissing(_ path: String) -> Self {
    Self("xcodegen-include-missing", "the included file '\(path)' cannot be read")
  }

  /// A source in the spec does not exist.
  package static func xcodegenSourceMissing(_ path: String) -> Self {
    Self(
      "xcodegen-source-missing",
      "'\(path)' does not exist; it may have to be generated first"
    )
  }

  /// A path contains an environment variable, which is known only when the project is generated.
  package static func xcodegenVariable(_ path: String) -> Self {
    Self(
      "xcodegen-variable",
      "'\(path)' depends on an environment variable, so the path is unknown"
    )
  }

  /// The spec has more values than the parser reads.
  package static let xcodegenTooLarge = Self(
    "xcodegen-too-large",
    "the file has too many values, including those that it repeats; the rest is ignored"
  )
}
