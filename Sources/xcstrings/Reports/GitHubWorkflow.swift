import CommandSupport
import FileSystem
import FoundationEssentials

/// The workflow of GitHub that a command reports to.
struct GitHubWorkflow {
  /// The absolute path of the folder that files of the repository are named from.
  private let root: String?
  /// The page on which the repository's files are shown, with a slash at its end.
  private let filesAddress: String?
  /// The file that takes what is shown on the page of the run.
  private let summaryPath: String?

  /// Creates the workflow that an environment describes.
  ///
  /// - Parameters:
  ///   - environment: The variables that GitHub sets.
  ///   - address: The page on which the repository's files are shown, if that is not what they say.
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

  /// The absolute path of the folder around the current one that is checked out.
  ///
  /// A workflow may check a repository out to any folder. That of a submodule has a file instead of
  /// the folder `.git`, and its files are shown as part of the repository around it.
  private static var nearestRepository: String? {
    var folder = FileSystem.absolutePath(of: ".")
    while true {
      if FileSystem.kind(of: FileSystem.join(folder, ".git")) == .folder { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
  }

  /// Returns the path of a file from the root of the repository; the path as it is outside of it.
  func path(of file: String) -> String {
    guard let root else { return file }
    let path = FileSystem.absolutePath(of: file)
    let inside = FileSystem.join(root, "")
    return path.hasPrefix(inside) ? String(path.dropFirst(inside.count)) : file
  }

  /// Returns the address of the page that shows a line of a file; `nil` where none is known.
  func address(of file: String, line: Int) -> String? {
    let path = path(of: file)
    guard let filesAddress, !path.hasPrefix("/"), !path.hasPrefix("../") else { return nil }
    return "\(filesAddress)\(Self.percentEncoded(path))#L\(line)"
  }

  /// Adds a piece to what is shown on the page of the run, where there is one.
  func add(_ summary: GitHubSummary, _ console: Console) {
    guard let summaryPath else { return }
    do throws(FileError) {
      let before = try FileSystem.content(of: summaryPath).bytes ?? []
      try FileSystem.put(before + summary.markdown(in: self).utf8, at: summaryPath)
    } catch {
      console.report(CommandFailure(error))
    }
  }

  /// Returns a path as a part of an address.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", "/":
        text.unicodeScalars.append(scalar)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
