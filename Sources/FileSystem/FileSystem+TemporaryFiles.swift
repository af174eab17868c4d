import Synchronization
import SystemPackage

// A file is written under a temporary name next to its target, and then renamed to the target.

extension FileSystem {
  /// Writes a new file in the folder of `target`, and returns its path.
  static func writeTemporaryFile(
    _ target: String,
    _ bytes: [UInt8],
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false,
    keepsRunBits: Bool = false
  ) throws(FileError) -> String {
    try writeTemporaryFile(
      target,
      path: path,
      isSynced: isSynced,
      isPrivate: isPrivate,
      keepsRunBits: keepsRunBits
    ) { file in try file.writeAll(bytes) }
  }

  /// Writes a new file in the folder of `target`, with its permissions, and returns its path.
  ///
  /// The new file has another content, so it has no run bits, unless `keepsRunBits` is set.
  static func writeTemporaryFile(
    _ target: String,
    path: String,
    isSynced: Bool = true,
    isPrivate: Bool = false,
    keepsRunBits: Bool = false,
    content: (FileDescriptor) throws -> Void
  ) throws(FileError) -> String {
    try withFileError(.write, path) {
      removeAbandonedFilesOnce(in: folder(of: target))
      let (file, temporary) = try temporaryFiles.withLock { files in
        let made = try SystemCalls.makeFile(prefix: TemporaryName.prefix(ofPath: target))
        files.insert(made.path)
        return made
      }
      defer { try? file.close() }
      do {
        try content(file)
        // Only the owner can read a new file until its permissions are extended.
        if !isPrivate {
          let former =
            (try? SystemCalls.status(of: target, followsLinks: true))?.permissions
            ?? SystemCalls.newFilePermissions
          let permissions = keepsRunBits ? former : former.subtracting(.runBits)
          try SystemCalls.setPermissions(permissions, of: file)
        }
        if isSynced { try SystemCalls.synchronize(file) }
      } catch {
        discard(temporary)
        throw error
      }
      return temporary
    }
  }

  static func rename(
    _ temporary: String,
    to target: String,
    path: String
  ) throws(FileError) {
    try withFileError(.write, path) { try SystemCalls.rename(temporary, to: target) }
    forget(temporary)
  }

  /// Notes that a temporary file no longer exists.
  private static func forget(_ temporary: String) {
    temporaryFiles.withLock { _ = $0.remove(temporary) }
  }

  /// Replaces a file by a temporary one, unless another program has written it.
  ///
  /// The files are exchanged, so that what is replaced can still be compared with what was read.
  ///
  /// - Parameters:
  ///   - target: The file.
  ///   - temporary: The temporary file. Unless an error is thrown, it no longer exists.
  ///   - stamp: The metadata of the file when it was read; `nil` if it did not exist.
  ///   - path: The path for the error.
  /// - Throws: `.changed` if the file has other metadata. Then it has the content that the other
  ///   program wrote.
  static func replace(
    _ target: String,
    by temporary: String,
    ifUnchangedSince stamp: FileStamp?,
    path: String
  ) throws(FileError) {
    var placed = self.stamp(of: temporary)?.identifier
    let way: SystemCalls.SafeRenaming = stamp == nil ? .noReplacement : .exchange
    // A broken link is replaced.
    let isLink = stamp == nil && isSymbolicLink(target)
    let isRenamed: Bool
    do throws(Errno) {
      isRenamed = isLink ? false : try SystemCalls.rename(temporary, to: target, way)
    } catch {
      let isChanged = error == .fileExists || error == .noSuchFileOrDirectory
      throw FileError(isChanged ? .changed : .system(error), .write, path: path)
    }
    guard isRenamed else { return try rename(temporary, to: target, path: path) }
    guard let stamp else { return forget(temporary) }
    let former = self.stamp(of: temporary)
    if let former, former.hasSameContent(as: stamp) { return discard(temporary) }
    // The other program may write again before its file is back, and its last version counts.
    var returning = former?.identifier
    while (try? SystemCalls.rename(temporary, to: target, .exchange)) == true,
      let next = self.stamp(of: temporary)?.identifier, next != placed
    {
      (placed, returning) = (returning, next)
    }
    throw FileError(.changed, .write, path: path)
  }

  /// Removes a temporary file that is not renamed.
  static func discard(_ temporary: String) {
    try? SystemCalls.removeFile(temporary)
    forget(temporary)
  }

  /// The temporary files that this process is writing.
  private static let temporaryFiles = Mutex<Set<String>>([])

  /// Removes the temporary files of this process, prevents others from being created, and exits.
  static func exitWithoutTemporaryFiles(_ exit: () -> Never) -> Never {
    temporaryFiles.withLock { files in
      for path in files { try? SystemCalls.removeFile(path) }
      exit()
    }
  }
}

// MARK: - Files of interrupted processes

extension FileSystem {
  /// Removes temporary files of this program from a folder if their process no longer exists.
  ///
  /// Files of other programs and links are kept. In a folder that several machines share, the
  /// process may run on another one, so young files are usually kept too.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - seconds: The minimum age of a file; 0 if no other process can be writing in the folder.
  package static func removeAbandonedFiles(in folder: String, olderThan seconds: Int64 = 60) {
    guard let names = try? names(in: folder, includesHidden: true) else { return }
    for name in names {
      guard let process = TemporaryName.process(of: name) else { continue }
      let path = join(folder, name)
      guard let status = try? status(of: path, followsLinks: false), status.type == .regular,
        SystemCalls.isOfCurrentUser(status)
      else { continue }
      let age = (now() - FileStamp(status).modified) / nanosecondsPerSecond
      if age >= maximumAge || age >= seconds && !SystemCalls.hasProcess(process) {
        try? removeFile(path)
      }
    }
  }

  /// Removes the temporary files of interrupted processes when this process first writes in a
  /// folder.
  private static func removeAbandonedFilesOnce(in folder: String) {
    guard cleanedFolders.withLock({ $0.insert(folder).inserted }) else { return }
    removeAbandonedFiles(in: folder)
  }

  private static let cleanedFolders = Mutex<Set<String>>([])
  /// The age in seconds at which no process can still be writing the file.
  private static let maximumAge: Int64 = 3600
  private static let nanosecondsPerSecond: Int64 = 1_000_000_000
}

/// The names of temporary files: hidden, and recognizable as files of this program.
///
/// For example, `.Localizable.xcstrings.xcstrings-tmp-4711.a1B2c3` is a new version of
/// `Localizable.xcstrings` that process 4711 writes.
enum TemporaryName {
  private static let mark = ".xcstrings-tmp-"
  /// The number of random characters that the operating system adds.
  private static let randomLength = 6
  /// The maximum length of the target's name, so that the whole name has at most 255 bytes.
  private static let maximumLength = 200

  /// Returns the beginning of the path for a target, to which a period and random characters are
  /// added.
  static func prefix(ofPath target: String) -> String {
    let name = target.utf8.lastIndex(of: UInt8(ascii: "/"))
      .map { target[target.utf8.index(after: $0)...] }
    return FileSystem.join(FileSystem.folder(of: target), prefix(for: String(name ?? target[...])))
  }

  /// Returns the beginning of the name for a target, to which a period and random characters are
  /// added.
  static func prefix(for target: String) -> String {
    var name = target
    // Names are truncated between characters.
    while name.utf8.count > maximumLength { name.removeLast() }
    return ".\(name)\(mark)\(SystemCalls.processNumber)"
  }

  /// Returns the process that wrote a file; `nil` if it is not a temporary file of this program.
  static func process(of name: String) -> Int32? {
    guard name.hasPrefix("."), let range = name.lastRange(of: mark) else { return nil }
    let parts = name[range.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == randomLength,
      parts[1].utf8.allSatisfy(\.isAlphanumeric), !parts[0].isEmpty,
      parts[0].utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return Int32(parts[0])
  }
}

extension String {
  /// The last occurrence of a string.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    ranges(of: text).last
  }
}

extension UInt8 {
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
