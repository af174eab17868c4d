import ProjectConfiguration

/// The build settings of a project's targets.
struct XcodeSettings {
  private let objects: XcodeObjects
  private let paths: XcodePaths
  private let files: BuildConfigurationFiles

  init(_ objects: XcodeObjects, _ paths: XcodePaths, _ files: BuildConfigurationFiles) {
    self.objects = objects
    self.paths = paths
    self.files = files
  }

  /// Returns the settings of each configuration of a target.
  ///
  /// The levels from the outermost to the innermost are: the project's `.xcconfig` file, the
  /// project, the target's `.xcconfig` file, the target.
  func configurations(of target: XcodeObject, in project: XcodeObject?) -> [BuildSettings] {
    let outer = project.map(configurations) ?? []
    return configurations(target)
      .map { configuration in
        let name = configuration.text("name")
        let levels =
          outer.filter { $0.text("name") == name }.flatMap(levels) + levels(configuration)
        return BuildSettings(levels)
      }
  }

  private func configurations(_ owner: XcodeObject) -> [XcodeObject] {
    let list = objects[owner.text("buildConfigurationList")]
    return objects.all(list?.texts("buildConfigurations") ?? [])
  }

  private func levels(_ configuration: XcodeObject) -> [[String: [String]]] {
    let path = path(ofFileOf: configuration)
    return [
      path.map(files.settings) ?? [:],
      BuildSettings.level(configuration.entries("buildSettings")),
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
