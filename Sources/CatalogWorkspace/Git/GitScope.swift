import FileSystem

/// The scope of git settings.
package enum GitScope {
  /// A repository.
  case repository(GitWorkTree)
  /// All repositories of the user.
  case user(home: String, configurationFolder: String?)

  /// The folder in which git reads and writes the settings.
  private var folder: String {
    switch self {
    case .repository(let tree): tree.root
    case .user: "/"
    }
  }

  private var option: String {
    switch self {
    case .repository: "--local"
    case .user: "--global"
    }
  }

  /// Returns the path of the attributes file, which assigns drivers to files.
  package func attributesPath() throws(WorkspaceError) -> String {
    switch self {
    case .repository(let tree):
      return FileSystem.join(tree.root, ".gitattributes")
    case .user(let home, let configurationFolder):
      let own = try Git.run(
        ["config", "--global", "--type=path", "core.attributesFile"],
        in: folder
      )
      if !own.line.isEmpty { return own.line }
      let folder = configurationFolder ?? FileSystem.join(home, ".config")
      return FileSystem.join(folder, "git/attributes")
    }
  }

  /// Returns the value of a setting; `nil` if it is not set.
  package func value(of setting: String) throws(WorkspaceError) -> String? {
    let child = try Git.run(["config", option, "--get", setting], in: folder)
    return child.hasSucceeded ? child.line : nil
  }

  /// Sets or removes a setting.
  package func set(_ setting: String, to value: String?) throws(WorkspaceError) {
    let arguments =
      ["config", option] + (value.map { [setting, $0] } ?? ["--unset-all", setting])
    let child = try Git.run(arguments, in: folder)
    guard child.hasSucceeded else { throw Git.refusal(of: arguments, child) }
  }
}
