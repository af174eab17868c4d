import Foundation

/// A copy of all Swift files of a folder, which may be changed.
struct SourceCopy {
  /// The file that lists the copies, a path a line.
  let list: String
  /// The number of files.
  let fileCount: Int
  /// The number of their bytes.
  let byteCount: Int
  /// The file that changes, one of the middle size.
  private let changing: URL
  private let original: Data

  /// Copies the Swift files below `folder`, links left out, to an empty folder.
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

  /// Lets one file end in a function with this body, and `declarations` after it.
  func change(body: String, declarations: String = "") throws {
    let ending = "\nprivate func changing() { \(body) }\n\(declarations)\n"
    try (original + Data(ending.utf8)).write(to: changing)
  }
}
