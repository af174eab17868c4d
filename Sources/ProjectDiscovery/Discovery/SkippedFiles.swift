package import Diagnostics
package import FileSystem

extension FileError {
  /// The diagnostic for a file that is skipped because it must not be read.
  ///
  /// What is not part of the project is a warning. A file of the project that is too large is an
  /// error, as one with damaged content.
  package var skipDiagnostic: Diagnostic {
    let message: Diagnostic.Message =
      switch code {
      case .tooLarge(let maximum, let size):
        .fileTooLarge(
          mebibytes: InputKind.mebibytes(size ?? maximum + 1),
          maximum: InputKind.mebibytes(maximum)
        )
      case .outsideProject: .filesOutsideProject(1, examples: [path])
      case .ofOtherUser: .fileOfOtherUser
      case .notRegularFile, .system, .changed, .inGitFolder, .isProgram: .notRegularFile
      }
    let location = Location(file: path, utf8Range: 0..<0, line: 1, column: 1)
    return Diagnostic(message, isTooLarge ? .error : .warning, at: location)
  }
}

extension [FileError] {
  /// The diagnostics for skipped files; one for all files outside of the project.
  package var skipDiagnostics: [Diagnostic] {
    let outside = filter { $0.code == .outsideProject }
    guard outside.count > 1, let first = outside.first else { return map(\.skipDiagnostic) }
    let location = Location(file: first.path, utf8Range: 0..<0, line: 1, column: 1)
    let message = Diagnostic.Message.filesOutsideProject(
      outside.count,
      examples: outside.prefix(3).map(\.path)
    )
    return filter { $0.code != .outsideProject }.map(\.skipDiagnostic)
      + [Diagnostic(message, .warning, at: location)]
  }
}

extension Diagnostic.Message {
  /// The path is a pipe, a device or a socket.
  fileprivate static let notRegularFile = Self(
    "not-regular-file",
    "this is not a regular file, so it is skipped"
  )

  /// The file has more bytes than commands read.
  fileprivate static func fileTooLarge(mebibytes: Int, maximum: Int) -> Self {
    Self(
      "input-too-large",
      "the file has \(mebibytes) MiB, but files of this kind are read up to \(maximum) MiB, so its content is unknown"
    )
  }

  /// Files are outside of the project, or are links to files outside.
  fileprivate static func filesOutsideProject(_ count: Int, examples: [String]) -> Self {
    Self(
      "file-outside-project",
      "\(count) files are outside of the project and are skipped, such as \(quoted: examples); to use them, pass --allow-outside",
      one:
        "\(count) file is outside of the project and is skipped: \(quoted: examples); to use it, pass --allow-outside"
    )
  }

  /// The file belongs to another user.
  fileprivate static let fileOfOtherUser = Self(
    "file-of-other-user",
    "the file belongs to another user, so it is not used"
  )
}
