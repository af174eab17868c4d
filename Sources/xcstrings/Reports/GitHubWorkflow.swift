import CommandSupport
import FileSystem
import FoundationEssentials

/// The GitHub workflow that runs the command.
struct GitHubWorkflow {
  /// The absolute path of the root folder of the repository.
  private let root: String?
  /// The URL for the files of the repository, with a trailing slash.
  private let filesAddress: String?
  /// The file to which the summary of the run is written.
  private let summaryPath: String?

  /// Creates the workflow that an environment describes.
  ///
  /// - Parameters:
  ///   - environment: The variables that GitHub sets.
  ///   - address: The URL for the files of the repository, if it differs from the environment.
  init(
    environment: [String: String] = CommandContext.current.environment,
    filesAddress address: String? = nil
  ) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    root = Self.nearestRepository ?? value("GITHUB_WORKSPACE")
    summaryPath = value("GITHUB_STEP_SUMMARY")
    filesAddress =
      if let address {
        address.hasSuffix("/") ? address : address + "/"
      } else if let server = value("GITHUB_SERVER_URL"),
        let repository = value("GITHUB_REPOSITORY"),
        let commit = value("GITHUB_SHA")
      {
        "\(server)/\(repository)/blob/\(commit)/"
      } else {
        nil
      }
  }

  /// The absolute path of the repository that contains the current folder.
  ///
  /// A workflow may check out a repository to any folder. A submodule has a file instead of the
  /// folder `.git`, and its files belong to the enclosing repository.
  private static var nearestRepository: String? {
    FileSystem.enclosingFolders(of: ".")
      .first { FileSystem.kind(of: FileSystem.join($0, ".git")) == .folder }
  }

  /// Returns the path of a file relative to the repository; outside of it, the path itself.
  func path(of file: String) -> String {
    guard let root else { return file }
    let path = FileSystem.absolutePath(of: file)
    let inside = FileSystem.join(root, "")
    return path.hasPrefix(inside) ? String(path.dropFirst(inside.count)) : file
  }

  /// Returns the URL of a line of a file; `nil` if it is unknown.
  func address(of file: String, line: Int) -> String? {
    let path = path(of: file)
    guard let filesAddress, !path.hasPrefix("/"), !path.hasPrefix("../") else { return nil }
    return "\(filesAddress)\(PercentEncoding.encoded(path, keeping: "/"))#L\(line)"
  }

  /// Adds a section to the summary of the run, if there is one.
  func add(_ summary: GitHubSummary, _ console: Console) {
    guard let summaryPath else { return }
    do throws(FileError) {
      // The file is not in the project; only the environment names it.
      try FileSystem.withoutBoundary { () throws(FileError) in
        let before = try FileSystem.content(of: summaryPath, as: .result).bytes ?? []
        try FileSystem.put(before + summary.markdown(in: self).utf8, at: summaryPath)
      }
    } catch {
      console.report(CommandFailure(error))
    }
  }
}
