package import FileSystem

/// Git, as a program of this machine.
package enum Git {
  /// Runs git in the current folder.
  package static func run(_ arguments: [String]) throws(WorkspaceError) -> ChildProcess {
    do {
      return try ChildProcess.run("git", arguments)
    } catch {
      throw .noGit
    }
  }

  /// Runs git for what it does, not for what it says.
  package static func perform(_ arguments: [String]) throws(WorkspaceError) {
    let child = try run(arguments)
    guard child.hasSucceeded else { throw refusal(of: arguments, child) }
  }

  /// The folder of the repository's files around the current folder.
  package static func workTree() throws(WorkspaceError) -> String {
    let child = try run(["rev-parse", "--show-toplevel"])
    guard child.hasSucceeded, !child.line.isEmpty else {
      throw .noRepository
    }
    return child.line
  }

  private static func refusal(
    of arguments: [String],
    _ child: ChildProcess
  ) -> WorkspaceError {
    let command = (["git"] + arguments.map(ShellWord.quoted)).joined(separator: " ")
    let reason = child.errors.split(separator: "\n").first.map(String.init) ?? ""
    return .gitFailed(command: command, reason: reason)
  }
}

/// Where settings of git hold.
package enum GitScope {
  /// In the repository around the current folder, whose files are in `workTree`.
  case repository(workTree: String)
  /// In all repositories of the user.
  case user(home: String, configurationFolder: String?)

  /// The option of `git config`.
  package var option: String {
    switch self {
    case .repository: "--local"
    case .user: "--global"
    }
  }

  /// Returns the path of the file that says which driver is for which files.
  package func attributesPath() throws(WorkspaceError) -> String {
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
  package func value(of setting: String) throws(WorkspaceError) -> String? {
    let child = try Git.run(["config", option, "--get", setting])
    return child.hasSucceeded ? child.line : nil
  }

  /// Gives a setting a value, or takes it away.
  package func set(_ setting: String, to value: String?) throws(WorkspaceError) {
    if let value {
      try Git.perform(["config", option, setting, value])
    } else {
      try Git.perform(["config", option, "--unset-all", setting])
    }
  }
}
