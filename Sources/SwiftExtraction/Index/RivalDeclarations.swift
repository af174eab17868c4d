/// The declarations of types that share one name, which proves that they are in several modules.
///
/// No source tells its module. But a module keeps its files together, and so the declaration that
/// is nearest to a file by the folders of their paths is the one that the file means. Where two
/// are equally near, both count.
struct RivalDeclarations: Sendable {
  /// The files with a declaration of the type.
  private var folders: [(file: Int, folders: [Substring])] = []

  /// The number of declarations.
  var count: Int { folders.count }

  /// Adds a declaration; several in one file are alternatives of conditional compilation.
  mutating func add(_ path: String, file: Int) {
    guard !folders.contains(where: { $0.file == file }) else { return }
    folders.append((file, Self.folders(of: path)))
  }

  /// Returns the file of the declaration that is nearest to `path`; `nil` where two are.
  func nearest(to path: String) -> Int? {
    let wanted = Self.folders(of: path)
    let ranked = folders.map { ($0.file, Self.commonCount($0.folders, wanted)) }
    guard let best = ranked.max(by: { $0.1 < $1.1 }) else { return nil }
    return ranked.count { $0.1 == best.1 } == 1 ? best.0 : nil
  }

  private static func folders(of path: String) -> [Substring] {
    path.split(separator: "/").dropLast()
  }

  private static func commonCount(_ first: [Substring], _ second: [Substring]) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }
}
