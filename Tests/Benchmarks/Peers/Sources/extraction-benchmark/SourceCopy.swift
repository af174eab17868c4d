import Foundation

/// A modifiable copy of all Swift files in a folder.
struct SourceCopy {
  /// The file that lists the copies, one path a line.
  let list: String
  /// The number of files.
  let fileCount: Int
  /// The total size of the files in bytes.
  let byteCount: Int
  /// The file to change, which has the median size.
  private let changing: URL
  private let original: Data

  /// Copies the Swift files below `folder`, except symbolic links, to an empty folder.
  init(of folder: String, to target: String) throws {
    let manager = FileManager.default
    var files: [(url: URL, size: Int)] = []
    for path in try manager.subpathsOfDirectory(atPath: folder).sorted()
    where path.hasSuffix(".swift") {
      let source = "\(folder)/\(path)"
      let attributes = try manager.attributesOfItem(atPath: source)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      let copy = URL(fileURLWithPath: "\(target)/Sources/\(path)")
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try manager.copyItem(at: URL(fileURLWithPath: source), to: copy)
      files.append((copy, attributes[.size] as? Int ?? 0))
    }
    guard !files.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    list = "\(target)/files"
    try Data(files.map(\.url.path).joined(separator: "\n").utf8)
      .write(to: URL(fileURLWithPath: list))
    fileCount = files.count
    byteCount = files.reduce(0) { $0 + $1.size }
    changing = files.sorted { $0.size < $1.size }[files.count / 2].url
    original = try Data(contentsOf: changing)
  }

  /// Appends a function with this body, and `declarations`, to one file.
  func change(body: String, declarations: String = "") throws {
    let ending = "\nprivate func changing() { \(body) }\n\(declarations)\n"
    try (original + Data(ending.utf8)).write(to: changing)
  }
}
