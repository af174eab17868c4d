/// The declarations of types that share one name, which proves that they are in several modules.
///
/// No source tells its module. But a module keeps its files together, and so the declaration that
/// is nearest to a file by the folders of their paths is the one that the file means. Where two
/// are equally near, both count.
struct RivalDeclarations: Sendable {
  /// The files with a declaration of the type.
  private var declarations: [(file: Int, path: String)] = []

  /// The number of declarations.
  var count: Int { declarations.count }

  /// Adds a declaration; several in one file are alternatives of conditional compilation.
  mutating func add(_ path: String, file: Int) {
    guard !declarations.contains(where: { $0.file == file }) else { return }
    declarations.append((file, path))
  }

  /// Returns the file of the declaration that is nearest to `path`; `nil` where two are.
  func nearest(to path: String) -> Int? {
    let ranked = declarations.map { ($0.file, Self.commonFolderCount($0.path, path)) }
    guard let best = ranked.max(by: { $0.1 < $1.1 }) else { return nil }
    return ranked.count { $0.1 == best.1 } == 1 ? best.0 : nil
  }

  /// Returns how many folders two paths have in common: each ends with a slash.
  private static func commonFolderCount(_ first: String, _ second: String) -> Int {
    var count = 0
    for (byte, other) in zip(first.utf8, second.utf8) {
      guard byte == other else { break }
      if byte == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
