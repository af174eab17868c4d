import FileSystem
import ProjectDiscovery

/// The files next to a catalog that a build does not accept together with it.
///
/// Xcode reports an error if a target contains a catalog and `.strings` or `.stringsdict` files of the
/// same table, or the catalog of an Interface Builder document and documents of other languages.
struct ConflictingFiles {
  /// The `.strings` and `.stringsdict` files of the same table, relative to the current folder.
  ///
  /// Files that were compiled from the catalog are excluded.
  private(set) var tables: [String] = []
  /// The storyboards or XIBs of other languages than that of the development, relative to the current
  /// folder.
  private(set) var documents: [String] = []

  /// Finds the files of a catalog.
  ///
  /// - Parameters:
  ///   - path: The path of the catalog.
  ///   - output: The folder of compiled files, whose language folders are ignored; `nil` if unknown.
  /// - Throws: An error if a folder or a file cannot be read.
  init(besideCatalogAt path: String, output: String? = nil) throws(FileError) {
    var folder = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    let isOfDocument = InterfaceDocuments.isCatalog(FileSystem.absolutePath(of: path))
    if isOfDocument { folder = folder.dropLast() }
    let root = "/" + folder.joined(separator: "/")
    let table = CatalogFile.table(ofCatalogAt: path)
    tables = Self.files(table, Self.tableSuffixes, in: root).map(FileSystem.relativePath)
    guard output.map(FileSystem.absolutePath) != root else { return }
    let names = try FileSystem.names(in: root).filter { $0.hasSuffix(".lproj") }.sorted()
    let hasBase =
      isOfDocument
      && !Self.files(
        table,
        InterfaceDocuments.fileExtensions,
        in: "\(root)/\(InterfaceDocuments.documentFolder)"
      )
      .isEmpty
    var earlier: EarlierOutput?
    for name in names {
      let language = String(name.dropLast(".lproj".count))
      for file in Self.files(table, Self.tableSuffixes, in: "\(root)/\(name)") {
        if earlier == nil { earlier = try EarlierOutput(ofCatalogAt: path) }
        if try earlier?.includes(file, language: language) != true {
          tables.append(FileSystem.relativePath(of: file))
        }
      }
      guard hasBase, language != "Base" else { continue }
      documents += Self.files(table, InterfaceDocuments.fileExtensions, in: "\(root)/\(name)")
        .map(FileSystem.relativePath)
    }
  }

  private static let tableSuffixes = ["strings", "stringsdict"]

  /// Returns the existing files with a name and one of several suffixes.
  private static func files(_ name: String, _ suffixes: [String], in folder: String) -> [String] {
    suffixes.map { "\(folder)/\(name).\($0)" }.filter { FileSystem.kind(of: $0) == .file }
  }
}
