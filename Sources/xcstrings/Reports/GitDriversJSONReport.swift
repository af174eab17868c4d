/// What `install-git-drivers --json` prints.
struct GitDriversJSONReport: Encodable {
  /// A change of a setting.
  struct Change: Encodable {
    var setting: String
    /// The value; nothing if the setting goes away.
    var value: String?
  }

  var settings: [Change]
  var attributesFile: String
  var attributesLine: String
  var changesAttributes: Bool
  var isDryRun: Bool

  init(_ installation: GitDriverInstallation, isDryRun: Bool) {
    settings = installation.changes.map { Change(setting: $0.setting, value: $0.value) }
    attributesFile = installation.attributesPath
    attributesLine = GitAttributes.line
    changesAttributes = installation.changesAttributes
    self.isDryRun = isDryRun
  }
}
