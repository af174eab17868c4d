package import Diagnostics
package import FileFormats
import ProjectConfiguration

/// The parts from which a build makes the Info.plist of a target.
///
/// The file of the target, its build settings, and the values that a project description contains.
package struct InfoPlistSource: Hashable, Sendable {
  /// The name of the target.
  package var target: String
  /// The project or manifest that declares the target.
  package var declaredIn: String
  /// The file that the target names (`INFOPLIST_FILE`); `nil` if it names none.
  package var file: String?
  /// The values that the project description itself contains; `nil` if there are none.
  package var properties: PropertyList?
  /// Whether Xcode adds values from build settings (`GENERATE_INFOPLIST_FILE`).
  package var isGenerated: Bool
  /// Whether a part is known only to a build, so that there may be further values.
  package var isPartial: Bool
  /// Whether a build runs the C preprocessor on the file (`INFOPLIST_PREPROCESS`); Xcode does not read
  /// the texts of such a file.
  package var isPreprocessed: Bool
  /// The values from build settings, by key in byte order; empty unless the list is generated.
  ///
  /// `PRODUCT_NAME` is not among them.
  package var generatedValues: [GeneratedValue]
  /// The build settings of the target's default configuration; `nil` if they are unknown.
  package var settings: BuildSettings?

  /// The start of the names of settings that give a value of the list.
  static let settingPrefix = "INFOPLIST_KEY_"

  /// The keys whose values are names of the product.
  package static let nameKeys: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName",
  ]

  /// Creates the parts of a list.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - declaredIn: The project or manifest that declares the target.
  ///   - file: The file; `nil` for the one that `INFOPLIST_FILE` names.
  ///   - properties: The values that the project description itself contains.
  ///   - isPartial: Whether a part is known only to a build.
  ///   - settings: The build settings of the default configuration.
  ///   - root: The folder to which the path in `INFOPLIST_FILE` is relative.
  ///   - references: The existing files, whose names can differ in case.
  init(
    target: String,
    declaredIn: String,
    file: String? = nil,
    properties: PropertyList? = nil,
    isPartial: Bool = false,
    settings: BuildSettings,
    root: String,
    _ references: ReferencedFiles
  ) {
    self.target = target
    self.declaredIn = declaredIn
    self.file = (file ?? Self.file(of: settings, in: root)).map { references.file($0) }
    self.properties = properties
    self.isPartial = isPartial
    isPreprocessed = settings.isOn("INFOPLIST_PREPROCESS") ?? false
    isGenerated = settings.isOn("GENERATE_INFOPLIST_FILE") ?? false
    generatedValues = isGenerated ? Self.generatedValues(of: settings) : []
    if isPartial {
      generatedValues.removeAll { settings.lacksSetting(in: "$(\(Self.settingPrefix)\($0.key))") }
    }
    self.settings = settings
  }

  /// Creates a list without a target, whose references to settings are kept.
  ///
  /// - Parameter path: The path of the file.
  package init(fileAt path: String) {
    target = ""
    declaredIn = path
    file = path
    isPartial = false
    isPreprocessed = false
    isGenerated = false
    generatedValues = []
  }

  private static func file(of settings: BuildSettings, in root: String) -> String? {
    guard let path = settings.text(of: "INFOPLIST_FILE"), !path.isEmpty else { return nil }
    return path.hasPrefix("/")
      ? RelativePath.join("", String(path.dropFirst())) : RelativePath.join(root, path)
  }

  /// Whether the project says what the list contains; otherwise, the product may have none.
  package var isDeclared: Bool { file != nil || properties != nil || isGenerated || isPartial }

  /// A value that a build setting gives.
  package struct GeneratedValue: Hashable, Sendable {
    /// The key of the list, such as `NSCameraUsageDescription`.
    package var key: String
    /// The text, with references replaced.
    package var text: String
    /// The location of the setting; `nil` if it is unknown.
    package var location: Location?
  }

  private static func generatedValues(of settings: BuildSettings) -> [GeneratedValue] {
    settings.names.filter { $0.hasPrefix(settingPrefix) }.sorted()
      .map { name in
        GeneratedValue(
          key: String(name.dropFirst(settingPrefix.count)),
          text: settings.text(of: name) ?? "",
          location: settings.location(of: name)
        )
      }
  }

  /// Returns a text with the references to build settings replaced.
  ///
  /// - Returns: The text; `nil` if it depends on a setting of a file that does not exist, or if it only
  ///   consists of settings that no level has.
  package func expanding(_ text: String) -> String? {
    guard let settings else { return text }
    let expanded = settings.expanding(text)
    let isUnknown = isPartial || expanded.isEmpty
    return isUnknown && settings.lacksSetting(in: text) ? nil : expanded
  }

  /// Returns whether a table is the one for the texts of the list.
  ///
  /// Besides `InfoPlist`, the name of the target or that of the file can be part of it.
  ///
  /// Source: `CopyStringsFileTool` of Apple's open build system.
  package func isTable(_ table: String) -> Bool {
    if table == Self.table || isGenerated && table == "\(target)-\(Self.table)" { return true }
    guard let name = file?.split(separator: "/").last, name.hasSuffix(".plist") else {
      return false
    }
    let base = name.dropLast(".plist".count)
    return table == "\(base)Plist" || table == "\(base)-\(Self.table)"
  }

  /// Returns the list that XcodeGen and Tuist write, as far as its texts matter.
  ///
  /// - Parameter entries: The values of the project description.
  /// - Returns: The list, with the name of the product unless the description has another.
  static func written(with entries: [PropertyList.Entry]) -> PropertyList {
    let name = PropertyList(.string("$(PRODUCT_NAME)"))
    return PropertyList(
      .dictionary([PropertyList.Entry(key: "CFBundleName", value: name)] + entries)
    )
  }

  /// The usual name of the table.
  package static let table = "InfoPlist"
}

extension BuildSettings {
  /// Returns the settings that every target has unless a level overrides them.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - project: The name of the project.
  ///   - configuration: The name of the configuration.
  ///   - root: The folder of the project in the tree of files.
  /// - Returns: The outermost level.
  static func defaults(
    target: String,
    project: String,
    configuration: String,
    root: String
  ) -> Level {
    [
      "CONFIGURATION": configuration,
      "DEVELOPMENT_LANGUAGE": "en",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "PRODUCT_NAME": "$(TARGET_NAME)",
      "PROJECT_DIR": "/" + root,
      "PROJECT_NAME": project,
      "SOURCE_ROOT": "/" + root,
      "SRCROOT": "/" + root,
      "TARGETNAME": target,
      "TARGET_NAME": target,
    ]
    .mapValues { [Assignment(value: .text($0))] }
  }
}
