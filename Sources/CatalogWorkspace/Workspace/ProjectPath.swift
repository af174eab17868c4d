import FileSystem

/// A path in a project, from outside of the program: an argument of an agent, a name in an exchange
/// file, or a setting.
///
/// The checks are made here only. A value proves that, after all links, the file is in the project,
/// and, if it was made for writing, that a result there neither replaces nor becomes a program:
///
/// ```swift
/// let path = try ProjectPath(writing: name, in: ProjectFolders(of: project), extensions: ["tmx"])
/// try FileSystem.write(bytes, to: path.path)
/// ```
package struct ProjectPath: Hashable, Sendable {
  /// The path, as it was named.
  package let path: String

  /// The maximum number of bytes of a path, which is that of operating systems.
  package static let maximumLength = 4096

  /// Checks the path of a file or a folder that is read.
  ///
  /// - Parameters:
  ///   - name: The path, relative to the current folder or absolute. It need not exist.
  ///   - folders: The folders of the project.
  /// - Throws: ``ProjectPathError`` if the path is empty, too long, has characters that could hide
  ///   something, or leads out of the project.
  package init(reading name: String, in folders: ProjectFolders) throws(ProjectPathError) {
    try self.init(name, in: folders)
  }

  /// Checks the path of a file that is written.
  ///
  /// - Parameters:
  ///   - name: The path, relative to the current folder or absolute. It need not exist.
  ///   - folders: The folders of the project.
  ///   - extensions: The permitted extensions in lowercase, without the period.
  ///   - isSetting: Whether the file may also be one of the program: `.xcstrings.yml`, or a file in
  ///     a folder `.xcstrings`.
  /// - Throws: ``ProjectPathError`` for the same reasons as ``init(reading:in:)``, and if the path
  ///   contains another hidden component or has another extension, or if the file is a program.
  package init(
    writing name: String,
    in folders: ProjectFolders,
    extensions: Set<String>,
    isSetting: Bool = false
  ) throws(ProjectPathError) {
    try self.init(name, in: folders)
    let place = FileSystem.realPlace(of: name)
    try Self.checkHidden(folders.relativePath(of: place), isSetting: isSetting)
    // On NTFS, a colon separates the name of a file from that of a stream in it.
    guard !name.utf8.contains(UInt8(ascii: ":")) else { throw .invalidCharacter }
    guard Self.matches(name, extensions), Self.matches(place, extensions) else {
      throw .wrongExtension(permitted: extensions.sorted())
    }
    guard [nil, .file].contains(FileSystem.kind(of: name)) else { throw .notRegularFile }
    guard !FileSystem.isProgram(name) else { throw .program }
  }

  /// Checks the path of a folder in which files are created whose names the program chooses.
  ///
  /// - Parameters:
  ///   - name: The path, relative to the current folder or absolute. It need not exist.
  ///   - folders: The folders of the project.
  /// - Throws: ``ProjectPathError`` for the same reasons as
  ///   ``init(writing:in:extensions:isSetting:)``.
  package init(writingInto name: String, in folders: ProjectFolders) throws(ProjectPathError) {
    try self.init(name, in: folders)
    let place = FileSystem.realPlace(of: name)
    try Self.checkHidden(folders.relativePath(of: place), isSetting: false)
    guard [nil, .folder].contains(FileSystem.kind(of: name)) else { throw .notAFolder }
  }

  private init(_ name: String, in folders: ProjectFolders) throws(ProjectPathError) {
    guard !name.isEmpty else { throw .empty }
    guard name.utf8.count <= Self.maximumLength else { throw .tooLong }
    guard name.unicodeScalars.allSatisfy({ $0 == "/" || PathComponent.isAllowed($0) }) else {
      throw .invalidCharacter
    }
    guard folders.contain(name) else { throw .outside }
    guard !GitFolder.contains(name), !GitFolder.contains(FileSystem.realPlace(of: name)) else {
      throw .inGitFolder
    }
    path = name
  }

  /// Checks that nothing in a path below a folder of the project is hidden.
  private static func checkHidden(_ path: String, isSetting: Bool) throws(ProjectPathError) {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for (position, name) in names.enumerated() where isHidden(name) {
      let isFolder = position < names.count - 1
      let ownName = isFolder ? settingsFolder : Project.fileName
      guard isSetting, FileName.isIdentical(name, ownName) else { throw .hidden(name) }
    }
  }

  private static func isHidden(_ name: String) -> Bool {
    [name, GitFolder.shownName(name)].contains { $0.utf8.first == UInt8(ascii: ".") }
  }

  /// The folder of the files that the program keeps in a project.
  private static let settingsFolder = ".xcstrings"

  /// Returns whether the name of a file has one of some extensions.
  ///
  /// The bytes are compared: a combining mark would form a character with the period.
  private static func matches(_ path: String, _ extensions: Set<String>) -> Bool {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? []
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let bytes = name[(dot + 1)...]
      .map { byte in
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
      }
    return extensions.contains { $0.utf8.elementsEqual(bytes) }
  }
}

/// A reason why a path from outside of the program is refused.
///
/// The texts are for models and logs, which read English.
package enum ProjectPathError: Error, Hashable, Sendable {
  /// The path is empty.
  case empty
  /// The path has too many bytes.
  case tooLong
  /// The path contains a NUL, another control character, an invisible character, or one that only
  /// some systems permit.
  case invalidCharacter
  /// The path leads out of the project.
  case outside
  /// The path leads into a `.git` folder.
  case inGitFolder
  /// A component of the path is hidden.
  case hidden(String)
  /// The extension is not one of the permitted ones.
  case wrongExtension(permitted: [String])
  /// The path is a folder, a pipe or a device.
  case notRegularFile
  /// The path is a file, but a folder is required.
  case notAFolder
  /// The file is a program or a script.
  case program

  /// The identifier of the reason.
  package var code: String {
    switch self {
    case .empty, .invalidCharacter, .wrongExtension, .notRegularFile, .notAFolder: "invalid-path"
    case .tooLong: "path-too-long"
    case .outside: "outside-project"
    case .inGitFolder, .hidden, .program: "protected-path"
    }
  }

  /// Returns a sentence about a path.
  ///
  /// - Parameter path: The path, or the name of the argument that contains it.
  /// - Returns: The sentence, in English.
  package func message(about path: String) -> String {
    switch self {
    case .empty: "The path is empty."
    case .tooLong: "The path has more than \(ProjectPath.maximumLength) bytes."
    case .invalidCharacter: "'\(path)' contains a character that is not permitted in paths."
    case .outside: "'\(path)' is not in the folder of the project."
    case .inGitFolder: "'\(path)' is in a '.git' folder."
    case .hidden(let name): "'\(path)' contains the hidden name '\(name)'."
    case .wrongExtension(let permitted):
      "The path must end with \(permitted.map { "'.\($0)'" }.joined(separator: " or "))."
    case .notRegularFile: "'\(path)' is not a regular file."
    case .notAFolder: "'\(path)' is not a folder."
    case .program: "'\(path)' is a program or a script, which is not replaced."
    }
  }

  /// What to do; `nil` if the message is sufficient.
  package var hint: String? {
    switch self {
    case .outside: "Use a path relative to it."
    case .inGitFolder, .hidden, .program: "Choose another path."
    default: nil
    }
  }
}
