import CatalogValidation
import FileSystem
import StringCatalog

/// The objects in the storyboard or XIB of a catalog.
///
/// Xcode finds the catalog of `Base.lproj/Main.storyboard` in `mul.lproj/Main.xcstrings`. Its keys
/// contain the id of an object and a property: `RB4-Sm-HuC.title`.
struct InterfaceObjects {
  /// The file, relative to the folder of the `.lproj` folders: `Base.lproj/Main.storyboard`.
  let file: String
  /// The ids of the objects.
  private(set) var ids: Set<String>

  /// Returns the keys of a catalog whose object no longer exists, each with the file that lacks it.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - file: The path of the catalog.
  /// - Returns: The keys; none if no storyboard or XIB belongs to the catalog, or if one of them
  ///   cannot be read.
  static func keysWithoutObject(in catalog: StringCatalog, file: String) -> [String: String] {
    let keys = catalog.entries.compactMap { key, entry in
      // Xcode gives the keys of Interface Builder a state. A key without one may be in the code.
      entry.extractionState == nil ? nil : key.interfaceObjectID.map { (key: key, id: $0) }
    }
    guard !keys.isEmpty, let objects = InterfaceObjects(ofCatalogAt: file) else { return [:] }
    return keys.reduce(into: [:]) { missing, key in
      if !objects.ids.contains(String(key.id)) { missing[key.key] = objects.file }
    }
  }

  /// Reads the files of a catalog, or returns `nil` if there is none, or if one cannot be read.
  ///
  /// If several languages have a file, an object exists if any of the files contains it.
  ///
  /// - Parameter path: The path of the catalog.
  private init?(ofCatalogAt path: String) {
    var names = FileSystem.absolutePath(of: path).split(separator: "/").dropLast()
    if names.last == "mul.lproj" { names.removeLast() }
    let folder = "/" + names.joined(separator: "/")
    let files = Self.files(ofTable: CatalogFile.table(ofCatalogAt: path), in: folder)
    guard let first = files.first, let root = FileSystem.realPath(folder) else { return nil }
    file = first
    ids = []
    for file in files {
      guard let found = Self.read(FileSystem.join(folder, file), inside: root) else { return nil }
      ids.formUnion(found)
    }
  }

  /// Returns the storyboards and XIBs of a table, relative to a folder; that of `Base` is the first.
  private static func files(ofTable table: String, in folder: String) -> [String] {
    let folders = ((try? FileSystem.names(in: folder)) ?? []).filter { $0.hasSuffix(".lproj") }
    let base = "Base.lproj"
    let sorted = folders.sorted { ($0 == base ? 0 : 1, $0) < ($1 == base ? 0 : 1, $1) }
    return (sorted.map { "\($0)/\(table)" } + [table])
      .flatMap { ["\($0).storyboard", "\($0).xib"] }
      .filter { FileSystem.kind(of: FileSystem.join(folder, $0)) != nil }
  }

  /// Returns the ids in a file; `nil` if it cannot be read, or if a link leads out of a folder.
  private static func read(_ path: String, inside root: String) -> Set<String>? {
    guard let path = FileSystem.realPath(path), path.hasPrefix(root == "/" ? root : root + "/"),
      case .success(let bytes) = SmallFile(reading: path, limit: sizeLimit).content
    else { return nil }
    return InterfaceScan.ids(in: bytes)
  }

  /// The maximum size of a file, which is far more than Xcode can edit.
  private static let sizeLimit = 1 << 24
}

/// A search for the ids of objects in a storyboard or XIB, without parsing its XML.
enum InterfaceScan {
  /// Returns the values of all attributes `id`, except long ones, which are no ids of objects.
  ///
  /// Those in comments are included, so an object may only seem to exist.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The ids; `nil` if the file is not a complete document of Xcode 5 or later.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func ids(in bytes: [UInt8]) -> Set<String>? {
    let start = bytes.prefix(beginningCount)
    guard start.firstRange(of: "<document ".utf8) != nil,
      start.firstRange(of: "com.apple.InterfaceBuilder".utf8) != nil,
      let end = bytes.lastIndex(where: { !isSpace($0) }),
      bytes[...end].suffix(closingTag.count).elementsEqual(closingTag)
    else { return nil }
    return bytes.withUnsafeBufferPointer { ids(in: $0) }
  }

  /// The number of bytes that contain the type of a document, after comments and a declaration.
  private static let beginningCount = 4096
  /// The maximum length of the id of an object, which is ten letters, or a number.
  private static let idLength = 15
  private static let closingTag = Array("</document>".utf8)

  private static func ids(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String>? {
    var ids: Set<String> = []
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      // A part that was never written contains zeros.
      guard bytes[index] != 0 else { return nil }
      guard bytes[index] == UInt8(ascii: "d"), index > 1,
        bytes[index - 1] == UInt8(ascii: "i"), isSpace(bytes[index - 2])
      else { continue }
      var position = index + 1
      func skipSpaces() {
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
      }
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpaces()
      guard position < bytes.count, isQuote(bytes[position]) else { continue }
      let value = bytes[(position + 1)...].prefix(idLength + 1).prefix { $0 != bytes[position] }
      if value.count <= idLength { ids.insert(String(decoding: value, as: UTF8.self)) }
    }
    return ids
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
