import ProjectConfiguration

/// The build settings of a target.
struct TargetSettings {
  /// The settings of each configuration.
  var configurations: [BuildSettings] = []
  /// The settings of the default configuration, with which Xcode reads texts; `nil` if the target
  /// has no configuration.
  var standard: BuildSettings?
  /// Whether a file with settings of the default configuration does not exist.
  var isPartial = false
}

/// The build settings of a project's targets.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let files: BuildConfigurationFiles
  private let projectName: String

  init(
    _ objects: XcodeObjects,
    _ paths: XcodePaths,
    _ files: BuildConfigurationFiles,
    projectName: String
  ) {
    self.objects = objects
    self.projectName = projectName
    self.paths = paths
    self.files = files
  }

  /// Returns the settings of each configuration of a target.
  ///
  /// The levels from the outermost to the innermost are: the values that every target has, the
  /// project's `.xcconfig` file, the project, the target's `.xcconfig` file, the target.
  func configurations(of target: XcodeObject, in project: XcodeObject?) -> TargetSettings {
    let outer = project.map(configurations) ?? []
    let list = objects[target.text("buildConfigurationList")]
    let own = configurations(target)
    let chosen =
      list?.text("defaultConfigurationName") ?? "Release"
    let standard = own.first { $0.text("name") == chosen } ?? own.first
    var result = TargetSettings()
    for configuration in own {
      let name = configuration.text("name")
      let levels =
        outer.filter { $0.text("name") == name }.flatMap(levels) + levels(configuration)
      let defaults = BuildSettings.defaults(
        target: target.text("name") ?? "",
        project: projectName,
        configuration: name ?? "",
        root: paths.sourceRoot
      )
      let settings = BuildSettings([defaults] + levels)
      result.configurations.append(settings)
      guard configuration.identifier == standard?.identifier else { continue }
      result.standard = settings
      let files = (outer.filter { $0.text("name") == name } + [configuration])
        .compactMap(path(ofFileOf:))
      result.isPartial = files.contains { self.files.lacksSettings(at: $0) }
    }
    return result
  }

  private func configurations(_ owner: XcodeObject) -> [XcodeObject] {
    let list = objects[owner.text("buildConfigurationList")]
    return objects.all(list?.texts("buildConfigurations") ?? [])
  }

  private func levels(_ configuration: XcodeObject) -> [BuildSettings.Level] {
    let path = path(ofFileOf: configuration)
    return [
      path.map(files.settings) ?? [:],
      BuildSettings.level(configuration.entries("buildSettings")) { paths.location(of: $0) },
    ]
  }

  /// Returns the path of a configuration's `.xcconfig` file.
  private func path(ofFileOf configuration: XcodeObject) -> String? {
    if let reference = objects[configuration.text("baseConfigurationReference")] {
      return paths.namedPath(of: reference)
    }
    // Since Xcode 16, the file can be in a folder whose files are not listed.
    guard let anchor = objects[configuration.text("baseConfigurationReferenceAnchor")],
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return paths.namedPath(of: anchor).flatMap { RelativePath.join($0, path) }
  }
}
