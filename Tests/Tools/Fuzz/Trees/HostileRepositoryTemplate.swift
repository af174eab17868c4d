import FoundationEssentials
import TestSupport

/// A git repository whose settings start programs, of which each tree gets a copy.
///
/// Its history contains review records and a catalog whose source text has changed since, so that
/// commands read it. One object is missing, so git would download it by the command of the settings.
struct HostileRepositoryTemplate {
  private let folder: TemporaryFolder

  /// Creates the repository.
  ///
  /// - Parameter program: `xcstrings`.
  /// - Throws: An error if a program cannot be started.
  init(_ program: BuiltProgram) throws {
    folder = try TemporaryFolder()
    let environment = [
      "HOME": folder.path, "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
    ]
    func catalog(_ source: String) -> String {
      func unit(_ value: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
      }
      return """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Close": {"localizations": {
        "en": \(unit(source)), "es": \(unit("Cerrar"))}}}}
        """
    }
    try folder.write(catalog("Close"), to: "Localizable.xcstrings")
    try folder.write(
      "sourceLanguage: en\nlanguages: [en, es]\ncatalogs: [Localizable.xcstrings]\n",
      to: ".xcstrings.yml"
    )
    try folder.write(catalog("Shut"), to: "new")
    let script = """
      git init -q . && "$0" review --init trust && git add . && git commit -qm 1 &&
      mv new Localizable.xcstrings && git add . && git commit -qm 2 &&
      blob=$(git rev-parse HEAD:.xcstrings/review.jsonl) &&
      rm -f ".git/objects/$(echo "$blob" | cut -c 1-2)/$(echo "$blob" | cut -c 3-)"
      """
    let run = try BuiltProgram(at: "/bin/sh")
      .run(["-c", script, program.path], environment: environment, in: folder.path)
    guard run.status == 0 else { throw HostileRepositoryError(message: run.errors) }
  }

  /// Writes the repository and the files of its last commit.
  ///
  /// - Parameters:
  ///   - path: The folder of the repository; with the name `.git`, the files are next to it.
  ///   - started: The command of the settings.
  /// - Throws: An error if a file cannot be written.
  func write(to path: String, started: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
    for name in ["HEAD", "objects", "refs"] {
      try? manager.removeItem(atPath: "\(path)/\(name)")
      try manager.copyItem(atPath: folder.path(".git/\(name)"), toPath: "\(path)/\(name)")
    }
    let isProject = path.hasSuffix("/.git")
    let files = isProject ? String(path.dropLast("/.git".utf8.count)) : path
    for name in ["Localizable.xcstrings", ".xcstrings.yml", ".xcstrings"] {
      try? manager.copyItem(atPath: folder.path(name), toPath: "\(files)/\(name)")
    }
    let command = "\(started); false"
    let config = """
      [core]
      \trepositoryformatversion = 0
      \tbare = false
      \tworktree = \(isProject ? ".." : ".")
      \tsshCommand = "\(command)"
      \tfsmonitor = "\(command)"
      \tpager = "\(command)"
      \teditor = "\(command)"
      \talternateRefsCommand = "\(command)"
      [remote "o"]
      \turl = ssh://x/y
      \tpromisor = true
      [diff]
      \texternal = "\(command)"
      [diff "x"]
      \ttextconv = "\(command)"
      [filter "x"]
      \tclean = "\(command)"
      \tsmudge = "\(command)"
      [log]
      \tshowSignature = true
      [gpg]
      \tprogram = "\(command)"
      [pager]
      \tlog = "\(command)"
      [protocol "ssh"]
      \tallow = always

      """
    try Data(config.utf8).write(to: URL(filePath: "\(path)/config"))
    try manager.createDirectory(atPath: "\(path)/info", withIntermediateDirectories: true)
    try Data("* diff=x filter=x\n".utf8).write(to: URL(filePath: "\(path)/info/attributes"))
  }
}

private struct HostileRepositoryError: Error {
  let message: String
}
