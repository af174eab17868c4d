package import Diagnostics
import FileFormats
import ProjectConfiguration

/// The targets and settings of an Xcode project.
package struct XcodeProject: Hashable, Sendable {
  /// The targets, in project order.
  package var targets: [BuildTarget]
  /// The folders of the packages that it references, even outside of the searched folder.
  package var localPackages: [String]
  /// The folders whose files belong to targets without being listed.
  package var synchronizedFolders: [String]
  /// The names of files that differ from those on disk only in case or Unicode normalization.
  package var nameDifferences: [NameDifference]
  /// The `.xcconfig` files that it references and that do not exist.
  package var missingConfigurations: [String]

  /// Creates a description of a project.
  package init(
    targets: [BuildTarget] = [],
    localPackages: [String] = [],
    synchronizedFolders: [String] = [],
    nameDifferences: [NameDifference] = [],
    missingConfigurations: [String] = []
  ) {
    self.targets = targets
    self.localPackages = localPackages
    self.synchronizedFolders = synchronizedFolders
    self.nameDifferences = nameDifferences
    self.missingConfigurations = missingConfigurations
  }
}

// MARK: - Parsing

extension XcodeProject {
  /// Parses the `project.pbxproj` of an Xcode project.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - file: Its path, such as `App/App.xcodeproj/project.pbxproj`.
  ///   - tree: The existing files.
  ///   - read: Returns the content of an `.xcconfig` file or a manifest, or `nil` if there is none.
  /// - Returns: The project, with paths in `tree`. Parts that could not be parsed are not included.
  /// - Complexity: O(*n* + *m* · *k*), where *n* is the number of bytes, *m* that of files and *k*
  ///   that of targets.
  package static func parse(
    _ bytes: [UInt8],
    file: String,
    in tree: FileTree,
    reading read: @escaping (String) -> [UInt8]?
  ) -> ParseResult<XcodeProject> {
    let list = PropertyList.parse(bytes, file: file)
    guard let objects = list.value.flatMap(XcodeObjects.init) else {
      let location = LineIndex(bytes).location(of: 0..<0, in: file)
      let missing = Diagnostic(.xcodeProjectMissing, .error, at: location)
      let isReported = list.diagnostics.contains { $0.severity == .error }
      return ParseResult(
        XcodeProject(),
        diagnostics: list.diagnostics + (isReported ? [] : [missing])
      )
    }
    let lines = LineIndex(bytes)
    let reader = XcodeProjectReader(objects, file: file, tree, read) {
      lines.location(of: $0, in: file)
    }
    return ParseResult(reader.project(), diagnostics: list.diagnostics)
  }
}

/// Reads targets from the objects of an Xcode project.
struct XcodeProjectReader {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let references: ReferencedFiles
  private let settings: XcodeSettings
  /// The path of the folder `.xcodeproj`.
  private let projectPath: String
  /// A function that returns the content of a file, or `nil` if there is none.
  private let read: (String) -> [UInt8]?
  /// The folders whose files belong to targets without being listed.
  private let folders: [(group: String, folder: SynchronizedFolder)]

  init(
    _ objects: XcodeObjects,
    file: String,
    _ tree: FileTree,
    _ read: @escaping (String) -> [UInt8]?,
    _ location: @escaping (Range<Int>) -> Location
  ) {
    self.objects = objects
    let references = ReferencedFiles(tree)
    self.references = references
    projectPath = RelativePath.folder(of: file)
    let root = objects[objects.root]?.text("projectDirPath") ?? ""
    let folder = RelativePath.folder(of: projectPath)
    let paths = XcodePaths(
      objects,
      sourceRoot: RelativePath.join(folder, root) ?? folder,
      references,
      location
    )
    self.paths = paths
    let name = projectPath.split(separator: "/").last ?? ""
    settings = XcodeSettings(
      objects,
      paths,
      BuildConfigurationFiles(references, read),
      projectName: name.hasSuffix(".xcodeproj") ? String(name.dropLast(10)) : String(name)
    )
    self.read = read
    folders = objects.all(ofClass: "PBXFileSystemSynchronizedRootGroup")
      .compactMap { group in
        SynchronizedFolder(group, objects, paths, references).map { (group.identifier, $0) }
      }
  }

  func project() -> XcodeProject {
    let root = objects[objects.root]
    let targets = withLooseHeaders(
      objects.all(root?.texts("targets") ?? []).map { target($0, root) }
    )
    return XcodeProject(
      targets: targets,
      localPackages: localPackages(of: root),
      synchronizedFolders: folders.flatMap(\.folder.folders),
      nameDifferences: references.differences,
      missingConfigurations: references.missingConfigurations
    )
  }

  /// Returns the folders of the packages that the project references.
  ///
  /// Before Xcode 15, and if a package folder was dragged into the project, they are ordinary
  /// folder references. Only their manifests distinguish them.
  private func localPackages(of root: XcodeObject?) -> [String] {
    let named = objects.all(root?.texts("packageReferences") ?? [])
      .compactMap { package in
        let folder = RelativePath.folder(of: projectPath)
        return package.text("relativePath").flatMap { RelativePath.join(folder, $0) }
          .map { references.folders($0, at: paths.location(of: package, "relativePath"))[0] }
      }
    let folders = objects.all(ofClass: "PBXFileReference")
      .filter { ["folder", "wrapper"].contains($0.text("lastKnownFileType")) }
      .compactMap { paths.folders(of: $0).first }
      .filter { read(RelativePath.manifest(in: $0)) != nil }
    return FileTree(named + folders).paths
  }

  /// Returns targets with the project's headers that belong to none of them.
  ///
  /// A build finds headers by their names in includes, so each target that compiles C or
  /// Objective-C may use them.
  private func withLooseHeaders(_ targets: [BuildTarget]) -> [BuildTarget] {
    guard targets.contains(where: \.compilesObjectiveC) else { return targets }
    let owned = Set(targets.flatMap(\.sources))
    let headers = objects.all(ofClass: "PBXFileReference")
      .filter { SourceKind.isHeader($0.text("path") ?? "") }
      .compactMap { paths.file(of: $0) }
      .filter { !owned.contains($0) && references.tree.contains($0) }
    let loose = FileTree(headers).paths
    return targets.map { target in
      var target = target
      if target.compilesObjectiveC { target.looseHeaders = loose }
      return target
    }
  }

  private func target(_ target: XcodeObject, _ project: XcodeObject?) -> BuildTarget {
    let files = files(of: target)
    let name = target.text("name") ?? target.identifier
    let settings = settings.configurations(of: target, in: project)
    let isPartial = settings.isPartial
    return BuildTarget(
      name: name,
      declaredIn: projectPath,
      isTest: Self.isTest(target),
      sources: files.filter { SourceKind(ofFileAt: $0) != nil },
      catalogs: files.filter { $0.hasSuffix(".xcstrings") },
      developmentRegion: project?.text("developmentRegion").map(Self.language),
      knownRegions: project?.texts("knownRegions").filter { $0 != "Base" }.map(Self.language) ?? [],
      settings: settings.configurations,
      infoPlist: settings.standard.map { settings in
        InfoPlistSource(
          target: name,
          declaredIn: projectPath,
          isPartial: isPartial,
          settings: settings,
          root: paths.sourceRoot,
          references
        )
      }
    )
  }

  /// Returns the tag of a language.
  ///
  /// Early versions of Xcode used names instead.
  private static func language(_ region: String) -> String {
    legacyRegions[region] ?? region
  }

  private static let legacyRegions = [
    "Dutch": "nl", "English": "en", "French": "fr", "German": "de", "Italian": "it",
    "Japanese": "ja", "Spanish": "es",
  ]

  private static func isTest(_ target: XcodeObject) -> Bool {
    let type = target.text("productType") ?? ""
    return type.hasSuffix(".unit-test") || type.hasSuffix(".ui-testing")
  }

  /// The build phases whose files are compiled, or copied as resources.
  private static let phases: Set<String> = [
    "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase",
  ]

  /// Returns the files of a target, without duplicates, sorted by path.
  private func files(of target: XcodeObject) -> [String] {
    let phases = objects.all(target.texts("buildPhases"))
      .filter { Self.phases.contains($0.class) }
    var files = objects.all(phases.flatMap { $0.texts("files") }).flatMap(paths.files(of:))
    let named = Set(target.texts("fileSystemSynchronizedGroups"))
    for (group, folder) in folders {
      files += folder.files(of: target.identifier, isNamed: named.contains(group))
    }
    return FileTree(files).paths
  }
}

extension BuildTarget {
  /// Whether it has sources that include headers.
  fileprivate var compilesObjectiveC: Bool {
    sources.contains { SourceKind(ofFileAt: $0) == .objectiveC && !SourceKind.isHeader($0) }
  }
}

// MARK: - Xcode

extension Diagnostic.Message {
  /// A `project.pbxproj` contains no project.
  package static let xcodeProjectMissing = Self(
    "xcode-project-missing",
    "the file contains no Xcode project, so its targets are unknown"
  )
}
