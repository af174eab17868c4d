import CatalogValidation
import Diagnostics
import FileSystem
import ProjectDiscovery
import StringCatalog
import StringExtraction

/// The objects in the storyboard or XIB of a catalog.
///
/// Xcode finds the catalog of `Base.lproj/Main.storyboard` in `mul.lproj/Main.xcstrings`. Its keys
/// contain the id of an object and a property: `RB4-Sm-HuC.title`.
struct InterfaceObjects {
  /// The file, relative to the folder of the `.lproj` folders: `Base.lproj/Main.storyboard`.
  let file: String
  /// The ids of the objects.
  private(set) var ids: Set<String>
  /// The ids of the objects that no file shows.
  private var hiddenIDs: Set<String>

  /// The keys of a catalog whose texts are not shown.
  struct Keys {
    /// Those whose object no longer exists, each with the file that lacks it.
    var withoutObject: [String: String] = [:]
    /// Those whose object is hidden.
    var hidden: Set<String> = []
  }

  /// Returns the keys of a catalog whose texts are not shown.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The path of the catalog.
  /// - Returns: The keys; none if no storyboard or XIB belongs to the catalog, or if one of them
  ///   cannot be read.
  static func keys(in catalog: StringCatalog, file: String) -> Keys {
    let keys = catalog.keys.compactMap { key -> (key: String, id: Substring)? in
      // Xcode gives the keys of Interface Builder a state. A key without one may be in the code.
      guard let id = key.interfaceObjectID, catalog[key]?.extractionState != nil else { return nil }
      return (key, id)
    }
    guard !keys.isEmpty, let objects = InterfaceObjects(ofCatalogAt: file) else { return Keys() }
    return keys.reduce(into: Keys()) { found, key in
      let id = String(key.id)
      if !objects.ids.contains(id) { found.withoutObject[key.key] = objects.file }
      if objects.hiddenIDs.contains(id) { found.hidden.insert(key.key) }
    }
  }

  /// Reads the files of a catalog, or returns `nil` if there is none, or if one cannot be read.
  ///
  /// If several languages have a file, an object exists if any of the files contains it.
  ///
  /// - Parameter path: The path of the catalog.
  private init?(ofCatalogAt path: String) {
    var names = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    if names.last == InterfaceDocuments.catalogFolder[...] { names.removeLast() }
    let folder = "/" + names.joined(separator: "/")
    let files = Self.files(ofTable: CatalogFile.table(ofCatalogAt: path), in: folder)
    guard let first = files.first, let root = FileSystem.realPath(folder) else { return nil }
    file = first
    ids = []
    hiddenIDs = []
    for file in files {
      guard let found = Self.read(FileSystem.join(folder, file), inside: root) else { return nil }
      let shown = ids.union(found.objectIDs).subtracting(hiddenIDs.union(found.hiddenIDs))
      ids.formUnion(found.objectIDs)
      hiddenIDs = ids.subtracting(shown).union(found.hiddenIDs)
    }
  }

  /// Returns the storyboards and XIBs of a table, relative to a folder; that of `Base` is the first.
  private static func files(ofTable table: String, in folder: String) -> [String] {
    let folders = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(".lproj") }
    let base = InterfaceDocuments.documentFolder
    let sorted = folders.sorted { ($0 == base ? 0 : 1, $0) < ($1 == base ? 0 : 1, $1) }
    return (sorted.map { "\($0)/\(table)" } + [table])
      .flatMap { path in InterfaceDocuments.fileExtensions.map { "\(path).\($0)" } }
      .filter { FileSystem.kind(of: FileSystem.join(folder, $0)) != nil }
  }

  /// Reads a file; `nil` if it cannot be read, or if a link leads out of a folder.
  private static func read(_ path: String, inside root: String) -> InterfaceDocument? {
    guard let path = FileSystem.realPath(path), path.hasPrefix(root == "/" ? root : root + "/"),
      case .success(let bytes) = SmallFile(reading: path, limit: sizeLimit).content
    else { return nil }
    let parsed = InterfaceDocument.parse(bytes, file: path)
    return parsed.hasErrors ? nil : parsed.value ?? nil
  }

  /// The maximum size of a file, which is far more than Xcode can edit.
  private static let sizeLimit = 1 << 24
}
