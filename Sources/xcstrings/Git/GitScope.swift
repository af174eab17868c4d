import CommandSupport

/// Where settings of git hold.
enum GitScope {
  /// In the repository around the current folder, whose files are in `workTree`.
  case repository(workTree: String)
  /// In all repositories of the user.
  case user(home: String, configurationFolder: String?)

  /// The option of `git config`.
  var option: String {
    switch self {
    case .repository: "--local"
    case .user: "--global"
    }
  }

  /// Returns the path of the file that says which driver is for which files.
  func attributesPath() throws(CommandFailure) -> String {
    switch self {
    case .repository(let workTree):
      return FileSystem.join(workTree, ".gitattributes")
    case .user(let home, let configurationFolder):
      let own = try Git.run(["config", "--global", "--type=path", "core.attributesFile"]).line
      if !own.isEmpty { return own }
      let folder = configurationFolder ?? FileSystem.join(home, ".config")
      return FileSystem.join(folder, "git/attributes")
    }
  }

  /// Returns the value of a setting; `nil` if it has none.
  func value(of setting: String) throws(CommandFailure) -> String? {
    let child = try Git.run(["config", option, "--get", setting])
    return child.hasSucceeded ? child.line : nil
  }

  /// Gives a setting a value, or takes it away.
  func set(_ setting: String, to value: String?) throws(CommandFailure) {
    if let value {
      try Git.perform(["config", option, setting, value])
    } else {
      try Git.perform(["config", option, "--unset-all", setting])
    }
  }
}
