import FileSystem
import FoundationEssentials

/// A git work tree.
///
/// Anyone may have written the files of a work tree, and a folder in it may look like another
/// repository, whose settings name programs. So git starts in the root folder, which contains
/// `.git`, and finds no other repository. It has none of the caller's variables for git, and starts
/// no programs itself, whatever the settings of the repository are: it downloads nothing, and runs
/// no hooks, file system monitors, filters, pagers, editors or signature checks.
package struct GitWorkTree: Hashable, Sendable {
  /// The root folder, without symbolic links.
  package let root: String

  /// Finds the work tree around a folder; `nil` if there is none.
  ///
  /// - Parameter folder: A folder, or a file in it.
  package init?(around folder: String = ".") {
    guard let real = FileSystem.realPath(folder), let root = FileSystem.workTree(around: real)
    else { return nil }
    self.root = root
  }

  /// Finds the work tree around the current folder.
  ///
  /// - Throws: ``WorkspaceError/noRepository`` if there is none.
  package static func current() throws(WorkspaceError) -> GitWorkTree {
    guard let tree = GitWorkTree() else { throw .noRepository }
    return tree
  }

  /// Returns the path of a file as git names it.
  ///
  /// - Parameter path: The path, whose file need not exist. Links to folders are resolved, a link at
  ///   the path itself is not.
  /// - Returns: The path relative to the root; `nil` if the file is outside of the work tree.
  package func name(of path: String) -> String? {
    let absolute = FileSystem.absolutePath(of: path)
    let folder = FileSystem.folder(of: absolute)
    let rest = String(Substring(absolute.utf8.dropFirst(folder.utf8.count)))
    let place = FileSystem.realPlace(of: folder) + rest
    guard FileSystem.isPath(place, inside: root) else { return nil }
    return FileSystem.shortenedPath(place, in: root)
  }

  // MARK: - Running git

  /// Runs git in the root folder.
  ///
  /// - Parameters:
  ///   - arguments: A command with its arguments.
  ///   - input: The standard input, of at most ``ChildProcess/inputLimit`` bytes; `nil` for none.
  /// - Returns: The status and the output.
  /// - Throws: ``WorkspaceError/noGit`` if git cannot be started.
  func run(_ arguments: [String], input: [UInt8]? = nil) throws(WorkspaceError) -> ChildProcess {
    try Git.run(arguments, in: root, input: input)
  }

  /// Returns the output of git without the final line feed; `nil` if git fails.
  func line(_ arguments: [String]) -> String? {
    (try? run(arguments)).flatMap { $0.hasSucceeded ? $0.line : nil }
  }

  /// Returns the bytes of an object such as `HEAD:Localizable.xcstrings`; `nil` if there is none, or
  /// if it is no file.
  func blob(_ object: String) -> [UInt8]? {
    (try? run(["cat-file", "blob", object])).flatMap { $0.hasSucceeded ? $0.outputBytes : nil }
  }

  /// Returns the content of a file at a stage of the index: 1 for the common ancestor of a merge, 2
  /// for our version, 3 for theirs.
  ///
  /// - Returns: `nil` if the file has no such stage.
  func stage(_ number: Int, of path: String) -> [UInt8]? {
    name(of: path).flatMap { blob(":\(number):\($0)") }
  }

  /// Whether the content of earlier versions may be missing, because git downloads it when needed.
  var isPartialClone: Bool {
    let settings = #"^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$"#
    return line(["config", "--get-regexp", settings]) != nil
  }
}

/// The git program.
enum Git {
  /// Runs git in a folder, without the settings of this process and of the repository that name
  /// other programs.
  ///
  /// - Parameters:
  ///   - arguments: A command with its arguments.
  ///   - folder: The root of a work tree; `/` for commands that need none.
  ///   - input: The standard input; `nil` for none.
  /// - Returns: The status and the output.
  /// - Throws: ``WorkspaceError/noGit`` if git cannot be started.
  static func run(
    _ arguments: [String],
    in folder: String,
    input: [UInt8]? = nil
  ) throws(WorkspaceError) -> ChildProcess {
    let variables = ProcessInfo.processInfo.environment
    guard let program = program(outside: folder, searchPath: variables["PATH"] ?? "") else {
      throw .noGit
    }
    do {
      return try ChildProcess.run(
        program,
        ["-C", folder] + options + arguments,
        environment: environment(variables, folder),
        input: input
      )
    } catch {
      throw .noGit
    }
  }

  /// Returns the path of git: the first on the search path that is not in the folder.
  ///
  /// Relative folders of the search path are in the current folder, so they are left out.
  private static func program(outside folder: String, searchPath: String) -> String? {
    let folders = searchPath.utf8.split(separator: UInt8(ascii: ":"))
      .filter { $0.first == UInt8(ascii: "/") }.compactMap { String($0) }
    return folders.lazy.map { FileSystem.join($0, "git") }
      .first { path in
        guard FileSystem.kind(of: path) == .file, let real = FileSystem.realPath(path) else {
          return false
        }
        return folder == "/"
          || FileSystem.shortenedPath(real, in: folder).utf8.first == UInt8(ascii: "/")
      }
  }

  /// The options before each command.
  ///
  /// Source: git-config(1), all settings whose value is a program or a command.
  private static let options: [String] = {
    let settings = [
      // A bare repository in the work tree is not one of the user.
      "safe.bareRepository=explicit", "protocol.allow=never", "submodule.recurse=false",
      "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false",
      "core.gitProxy=false", "core.askPass=", "core.pager=cat", "core.editor=false",
      "core.alternateRefsCommand=true", "credential.helper=", "diff.external=",
      "log.showSignature=false", "gpg.program=false", "gc.auto=0", "maintenance.auto=false",
      "color.ui=false",
    ]
    return ["--no-pager", "--no-optional-locks"] + settings.flatMap { ["-c", $0] }
  }()

  /// The prefixes of variables that change what git does, or which programs it starts.
  private static let prefixes = ["GIT_", "SSH_ASKPASS"]
  /// The variables for git that remain: they name the user's settings and git's installation.
  private static let kept: Set = [
    "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_EXEC_PATH",
  ]

  private static func environment(
    _ variables: [String: String],
    _ folder: String
  ) -> [String: String] {
    let other = variables.filter { name, _ in
      kept.contains(name) || !prefixes.contains { name.utf8.starts(with: $0.utf8) }
    }
    let parent = folder == "/" ? "/" : folder.folderPath
    let own = [
      // Settings of a repository may permit single protocols, but this list precedes them.
      "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
      "GIT_CEILING_DIRECTORIES": parent, "GIT_PAGER": "cat", "GIT_EDITOR": "false",
      "GIT_SSH_COMMAND": "false", "GIT_ASKPASS": "",
    ]
    return other.merging(own) { $1 }
  }

  /// Returns the error for a run that failed.
  static func refusal(of arguments: [String], _ child: ChildProcess) -> WorkspaceError {
    let command = (["git"] + arguments.map(ShellWord.quoted)).joined(separator: " ")
    let reason = child.errors.split(separator: "\n").first.map(String.init) ?? ""
    return .gitFailed(command: command, reason: reason)
  }
}
