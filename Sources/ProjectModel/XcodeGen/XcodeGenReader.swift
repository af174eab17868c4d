import Diagnostics

/// Reads targets from the values of a spec.
struct XcodeGenReader {
  private let folder: String
  private let path: String
  private let tree: FileTree
  private let read: (String) -> [UInt8]?
  /// What could not be understood.
  private(set) var diagnostics: [Diagnostic] = []
  private var folders: Set<String> = []

  init(
    folder: String,
    path: String,
    _ tree: FileTree,
    _ read: @escaping (String) -> [UInt8]?
  ) {
    self.folder = folder
    self.path = path
    self.tree = tree
    self.read = read
  }

  /// Returns what a spec says.
  mutating func project(_ spec: SpecValue) -> XcodeProject {
    let settings = SpecSettings(spec, folder: folder, read)
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
      localPackages: packages.compactMap { location(of: $0, $0.text) },
      synchronizedFolders: folders.sorted()
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
    let files = FileTree(Set(sources.flatMap { self.files(of: $0) })).paths
    return BuildTarget(
      name: entry.value["name"]?.text ?? entry.key,
      declaredIn: path,
      isTest: ["bundle.unit-test", "bundle.ui-testing"].contains(entry.value["type"]?.text),
      sources: files.filter { SourceKind(ofFileAt: $0) != nil },
      catalogs: files.filter { $0.hasSuffix(".xcstrings") },
      developmentRegion: region,
      knownRegions: [],
      settings: settings.configurations(of: entry.value)
    )
  }

  private mutating func files(of source: SpecSource) -> [String] {
    guard let location = location(of: source.value, source.path) else { return [] }
    folders.insert(location)
    guard tree.contains(location) || !tree.files(below: location).isEmpty else {
      if !source.isOptional { note(.xcodegenSourceMissing, source.value, source.path) }
      return []
    }
    return source.files(at: location, in: tree)
  }

  /// Returns the path in the tree of one in the spec; `nil` if it is not known.
  private mutating func location(of value: SpecValue, _ path: String?) -> String? {
    guard let path else { return nil }
    guard !path.contains("${") else {
      note(.xcodegenVariable, value, path)
      return nil
    }
    return path.hasPrefix("/")
      ? RelativePath.join("", String(path.dropFirst())) : RelativePath.join(folder, path)
  }

  private mutating func note(_ id: Diagnostic.ID, _ value: SpecValue, _ text: String) {
    diagnostics.append(Diagnostic(id, .warning, at: value.place, arguments: [.text(text)]))
  }
}
