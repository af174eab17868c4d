#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The files of a folder, and of those in it, among which an export may be.
enum ExportFolder {
  /// A file and its size.
  struct File: Hashable {
    let path: String
    let size: Int64
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) throws(HealthExportError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the regular files of a folder and of the folders in it, by their paths.
  static func files(in path: String) throws(HealthExportError) -> [File] {
    var files: [File] = []
    for name in try names(in: path) {
      var status = stat()
      let inner = "\(path)/\(name)"
      guard stat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        // What cannot be looked into there is no concern of ours.
        for name in (try? names(in: inner)) ?? [] { add("\(inner)/\(name)", to: &files) }
      } else {
        add(inner, to: &files)
      }
    }
    return files
  }

  private static func add(_ path: String, to files: inout [File]) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    files.append(File(path: path, size: Int64(status.st_size)))
  }

  /// Returns the names in a folder, sorted, without those that begin with a point.
  private static func names(in path: String) throws(HealthExportError) -> [String] {
    guard let folder = opendir(path) else { throw .last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
