import ProjectConfiguration

/// The build settings of a spec.
struct SpecSettings {
  private let spec: SpecValue
  private let folder: String
  private let files: BuildConfigurationFiles

  init(_ spec: SpecValue, folder: String, _ files: BuildConfigurationFiles) {
    self.spec = spec
    self.folder = folder
    self.files = files
  }

  /// A configuration of the project.
  private struct Configuration {
    var name: String
    /// Whether it is a debug configuration.
    var isDebug: Bool
  }

  private var configurations: [Configuration] {
    guard let configs = spec["configs"], configs.isMap else {
      return [
        Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
      ]
    }
    // Source: `Project.init(basePath:jsonDictionary:)` of XcodeGen, which sorts them by name.
    return configs.entries.map { Configuration(name: $0.key, isDebug: $0.value.text == "debug") }
      .sorted { $0.name < $1.name }
  }

  /// Returns the settings of each configuration of a target.
  ///
  /// The levels from the outermost to the innermost are: the values that every target has, the
  /// presets of XcodeGen, the project's `.xcconfig` file, the project, the target's `.xcconfig`
  /// file, the target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - name: The name of the target.
  /// - Returns: The settings.
  func configurations(of target: SpecValue, named name: String) -> TargetSettings {
    let configurations = configurations
    let chosen = spec["options"]?["defaultConfig"]?.text ?? configurations.first?.name
    var result = TargetSettings()
    for configuration in configurations {
      let defaults = BuildSettings.defaults(
        target: name,
        project: spec["name"]?.text ?? "",
        configuration: configuration.name,
        root: folder
      )
      let settings = BuildSettings(
        [defaults, preset(configuration)] + levels(of: spec, configuration)
          + levels(of: target, configuration)
      )
      result.configurations.append(settings)
      guard configuration.name == chosen else { continue }
      result.standard = settings
      result.isPartial = [spec, target].compactMap { file(of: $0, configuration) }
        .contains { files.lacksSettings(at: $0) }
    }
    return result
  }

  private func preset(_ configuration: Configuration) -> BuildSettings.Level {
    let presets = spec["options"]?["settingPresets"]?.text ?? "all"
    guard configuration.isDebug, presets == "all" || presets == "project" else { return [:] }
    return ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": [.init(value: .text("DEBUG"))]]
  }

  private func levels(
    of owner: SpecValue,
    _ configuration: Configuration
  ) -> [BuildSettings.Level] {
    var groups: Groups = [:]
    return [
      file(of: owner, configuration).map(files.settings) ?? [:],
      level(owner["settings"], configuration, &groups),
    ]
  }

  /// Returns the path of the `.xcconfig` file of a project or target.
  private func file(of owner: SpecValue, _ configuration: Configuration) -> String? {
    owner["configFiles"]?[configuration.name]?.text
      .flatMap { RelativePath.join(folder, $0) }
  }

  /// The settings of groups, by name.
  ///
  /// A group that is being read has none, which ends cycles of groups.
  private typealias Groups = [String: BuildSettings.Level]

  /// Returns the settings that apply to a configuration.
  ///
  /// Source: `Project.getBuildSettings(settings:config:)` of XcodeGen.
  private func level(
    _ settings: SpecValue?,
    _ configuration: Configuration,
    _ groups: inout Groups
  ) -> BuildSettings.Level {
    guard let settings else { return [:] }
    let parts = ["base", "configs", "groups"]
    guard parts.contains(where: { settings[$0] != nil }) else { return Self.words(settings) }
    var level: BuildSettings.Level = [:]
    for name in (settings["groups"]?.list ?? []).compactMap(\.text) {
      level.merge(group(name, configuration, &groups)) { $1 }
    }
    level.merge(settings["base"].map(Self.words) ?? [:]) { $1 }
    for entry in settings["configs"]?.entries ?? [] where isSelected(entry.key, configuration) {
      level.merge(self.level(entry.value, configuration, &groups)) { $1 }
    }
    return level
  }

  /// Returns the settings of a group, which are computed only once.
  private func group(
    _ name: String,
    _ configuration: Configuration,
    _ groups: inout Groups
  ) -> BuildSettings.Level {
    if let known = groups[name] { return known }
    groups[name] = [:]
    let level = level(spec["settingGroups"]?[name], configuration, &groups)
    groups[name] = level
    return level
  }

  /// Returns whether a key selects a configuration: by its name, or by a part of it that is not the
  /// name of another one.
  private func isSelected(_ key: String, _ configuration: Configuration) -> Bool {
    let key = key.lowercased()
    let name = configuration.name.lowercased()
    return name == key
      || name.contains(key) && !configurations.contains { $0.name.lowercased() == key }
  }

  private static func words(_ settings: SpecValue) -> BuildSettings.Level {
    var level: BuildSettings.Level = [:]
    for entry in settings.entries {
      let name = BuildSettings.plainName(entry.key)
      level[name, default: []]
        .append(
          BuildSettings.Assignment(
            condition: String(entry.key.dropFirst(name.count)),
            value: entry.value.list.map { .words($0.compactMap(\.text)) } ?? value(of: entry.value),
            location: entry.value.location
          )
        )
    }
    return level
  }

  /// Returns the value of a setting.
  ///
  /// The YAML values `true` and `false` are `YES` and `NO` in a build.
  private static func value(of value: SpecValue) -> BuildSettings.Value {
    switch value.text?.lowercased() {
    case "true": .text("YES")
    case "false": .text("NO")
    default: .text(value.text ?? "")
    }
  }
}
