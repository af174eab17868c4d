import CommandSupport
import FileSystem
import Localization

/// Git, as a program of this machine.
enum Git {
  /// Runs git in the current folder.
  static func run(_ arguments: [String]) throws(CommandFailure) -> ChildProcess {
    do {
      return try ChildProcess.run("git", arguments)
    } catch {
      throw CommandFailure(
        String(
          localized: "Git could not be started.",
          comment: "Error: the program git is not installed"
        ),
        hint: String(
          localized: "Install git, and make sure that it is on the PATH.",
          comment: "Below the error that git could not be started"
        ),
        status: .noInput
      )
    }
  }

  /// Runs git for what it does, not for what it says.
  static func perform(_ arguments: [String]) throws(CommandFailure) {
    let child = try run(arguments)
    guard child.hasSucceeded else { throw refusal(of: arguments, child) }
  }

  /// The folder of the repository's files around the current folder.
  static func workTree() throws(CommandFailure) -> String {
    let child = try run(["rev-parse", "--show-toplevel"])
    guard child.hasSucceeded, !child.line.isEmpty else {
      throw CommandFailure(
        String(
          localized: "This folder is not in a git repository.",
          comment: "Error of xcstrings install-git-drivers"
        ),
        hint: String(
          localized: "Run the command in a repository, or with --global for all of yours.",
          comment: "Below the error that the folder is in no git repository"
        ),
        status: .noInput
      )
    }
    return child.line
  }

  private static func refusal(
    of arguments: [String],
    _ child: ChildProcess
  ) -> CommandFailure {
    let command = (["git"] + arguments.map(ShellWord.quoted)).joined(separator: " ")
    let reason = child.errors.split(separator: "\n").first.map(String.init) ?? ""
    return CommandFailure(
      String(
        localized: "'\(command)' failed: \(reason)",
        comment: "Error. The arguments are a command line and what git says, in its own language"
      ),
      status: .inputOutput
    )
  }
}

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
