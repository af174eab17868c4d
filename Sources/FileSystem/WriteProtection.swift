import SystemPackage

// Some files are never written, whatever the user permits: a result there would run as a program.

/// The folders in which git keeps a repository.
package enum GitFolder {
  /// Returns whether a path leads into a `.git` folder, or is one, on any file system.
  ///
  /// File systems may ignore case, and NTFS has the short name `GIT~1`.
  ///
  /// - Parameter path: The path, which need not exist. Links are not followed.
  /// - Returns: Whether one of its components is such a folder.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  package static func contains(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { isName(Substring($0)) }
  }

  /// Returns whether a file system may open `.git` by a name.
  private static func isName(_ name: Substring) -> Bool {
    let folded = shownName(name).lowercased()
    return folded == ".git" || folded == "git~1"
  }

  /// Returns the part of a name that some file system compares.
  ///
  /// As git assumes, HFS+ ignores some invisible characters, and NTFS ignores trailing periods and
  /// spaces and has streams after a colon.
  package static func shownName(_ name: some StringProtocol) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isIgnored(scalar) {
      guard scalar != ":" else { break }
      shown.append(scalar)
    }
    while let last = shown.last, last == "." || last == " " { shown.removeLast() }
    return String(shown)
  }

  /// Returns whether HFS+ ignores a character in names.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{200C}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{206A}"..."\u{206F}", "\u{FEFF}": true
    default: false
    }
  }
}

/// The recognition of programs by their first bytes.
package enum ProgramFile {
  /// The number of first bytes that identify a program.
  static let prefixLength = 64

  /// Returns whether a file with some first bytes is a script with an interpreter, or an executable
  /// of Linux, macOS or Windows.
  ///
  /// - Parameter bytes: The first 64 bytes or more; fewer if the file is shorter.
  /// - Returns: Whether it is a program.
  package static func matches(_ bytes: some Sequence<UInt8>) -> Bool {
    let first = Array(bytes.prefix(prefixLength))
    guard !prefixes.contains(where: first.starts) else { return true }
    // The header of a Windows executable, unlike text, contains NULs.
    return first.starts(with: Array("MZ".utf8)) && first.contains(0)
  }

  private static let prefixes: [[UInt8]] =
    [Array("#!".utf8), [0x7F] + Array("ELF".utf8)]
    // Mach-O, with one architecture or several, in both byte orders.
    + [
      [0xFE, 0xED, 0xFA, 0xCE], [0xFE, 0xED, 0xFA, 0xCF], [0xCE, 0xFA, 0xED, 0xFE],
      [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], [0xBE, 0xBA, 0xFE, 0xCA],
    ]
}

extension FileSystem {
  /// Returns whether the file at a path is a program; `false` if there is no regular file.
  package static func isProgram(_ path: String) -> Bool {
    guard let file = try? OpenFile(path) else { return false }
    let bytes = try? [UInt8](unsafeUninitializedCapacity: ProgramFile.prefixLength) {
      buffer,
      filled in
      filled = try file.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return ProgramFile.matches(bytes ?? [])
  }

  /// Checks that a file may be written, replaced, renamed or removed.
  ///
  /// - Parameters:
  ///   - path: The path for the error.
  ///   - target: The file or folder that is written; `nil` for the path itself.
  /// - Throws: An error if no path has this form, `.inGitFolder`, `.outsideProject` if the boundary
  ///   of this task does not permit it, or an error if the rights of its call do not.
  static func checkWriting(_ path: String, at target: String? = nil) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw FileError(.system(.invalidArgument), .write, path: path)
    }
    let place = realPlace(of: target ?? path)
    guard !GitFolder.contains(absolutePath(of: path)), !GitFolder.contains(place) else {
      throw FileError(.inGitFolder, .write, path: path)
    }
    if let boundary, !boundary.permitsWriting(place) {
      throw FileError(.outsideProject, .write, path: path)
    }
    try checkRights(forWriting: path)
  }

  /// Checks that a file is no program, so that a result may replace it.
  ///
  /// - Throws: `.isProgram` if it is one.
  static func checkNoProgram(_ path: String) throws(FileError) {
    guard isProgram(path) else { return }
    throw FileError(.isProgram, .write, path: path)
  }
}
