package import FileSystem

/// The git program.
package enum Git {
  /// Runs git in the current folder.
  ///
  /// It starts no programs that the settings of a repository name: the commands that are used have
  /// neither hooks nor filters, and the file system monitor is off.
  package static func run(_ arguments: [String]) throws(WorkspaceError) -> ChildProcess {
    do {
      return try ChildProcess.run("git", ["-c", "core.fsmonitor=false"] + arguments)
    } catch {
      throw .noGit
    }
  }

  /// Runs git without using its output.
  package static func perform(_ arguments: [String]) throws(WorkspaceError) {
    let child = try run(arguments)
    guard child.hasSucceeded else { throw refusal(of: arguments, child) }
  }

  /// Returns the root folder of the repository that contains the current folder.
  package static func workTree() throws(WorkspaceError) -> String {
    let child = try run(["rev-parse", "--show-toplevel"])
    guard child.hasSucceeded, !child.line.isEmpty else {
      throw .noRepository
    }
    return child.line
  }

  /// Returns the content of a file at a stage of the index: 1 for the common ancestor of a merge, 2
  /// for our version, 3 for theirs.
  ///
  /// - Returns: `nil` if the file has no such stage, or is not in a repository.
  static func stage(_ number: Int, of path: String) -> String? {
    let absolute = FileSystem.absolutePath(of: path)
    guard let slash = absolute.lastIndex(of: "/") else { return nil }
    let folder = String(absolute[..<slash])
    let name = String(absolute[absolute.index(after: slash)...])
    let object = ":\(number):./\(name)"
    let child = try? run(["-C", folder.isEmpty ? "/" : folder, "cat-file", "blob", object])
    return child.flatMap { $0.hasSucceeded ? $0.output : nil }
  }

  /// Returns the error for a run that failed.
  static func refusal(
    of arguments: [String],
    _ child: ChildProcess
  ) -> WorkspaceError {
    let command = (["git"] + arguments.map(ShellWord.quoted)).joined(separator: " ")
    let reason = child.errors.split(separator: "\n").first.map(String.init) ?? ""
    return .gitFailed(command: command, reason: reason)
  }
}

/// The scope of git settings.
package enum GitScope {
  /// The repository that contains the current folder, with its root folder `workTree`.
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

  /// Returns the path of the attributes file, which assigns drivers to files.
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

  /// Returns the value of a setting; `nil` if it is not set.
  package func value(of setting: String) throws(WorkspaceError) -> String? {
    let child = try Git.run(["config", option, "--get", setting])
    return child.hasSucceeded ? child.line : nil
  }

  /// Sets or removes a setting.
  package func set(_ setting: String, to value: String?) throws(WorkspaceError) {
    if let value {
      try Git.perform(["config", option, setting, value])
    } else {
      try Git.perform(["config", option, "--unset-all", setting])
    }
  }
}

/// The text files with which Git LFS replaces the content of files that are not downloaded.
///
/// Source: "Git LFS Specification", section "The Pointer".
enum GitLFSPointer {
  private static let start = Array("version https://git-lfs.github.com/spec/".utf8)
  /// The size from which a file cannot be a pointer.
  private static let sizeLimit = 1024

  /// Returns whether the content of a file is a pointer.
  static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.count < sizeLimit && bytes.starts(with: start)
  }
}
