import FileSystem
import FoundationEssentials

/// The pictures of screens in the folder `screenshots` of a project, which the page shows next to the
/// texts of a screen.
///
/// `SettingsView.png` and `SettingsView-2.png` belong to the screen `SettingsView`. Pictures in a folder
/// with the name of a language, such as `screenshots/es`, take precedence for that language.
struct PagePictures {
  /// The pictures as data URLs, by the paths in the folder.
  private(set) var urls: [String: String] = [:]
  private var namesByScreen: [String: [String]] = [:]

  private static let folder = "screenshots"
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp",
  ]
  /// The greatest number of bytes of all pictures.
  private static let sizeLimit = 24 << 20

  /// Reads the pictures of screens.
  ///
  /// - Parameters:
  ///   - screens: The names of the screens.
  ///   - language: The language of the translations.
  ///   - root: The folder of the project.
  /// - Throws: `FileError` if a picture cannot be read.
  init(of screens: Set<String>, in language: String, root: String) throws {
    let folder = FileSystem.join(root, Self.folder)
    guard FileSystem.kind(of: folder) == .folder else { return }
    var size = 0
    let paths = try FileSystem.tree(of: folder).sorted()
    for prefix in ["\(language)/", ""] {
      var found: [String: [String]] = [:]
      for path in paths where path.hasPrefix(prefix) {
        let name = path.dropFirst(prefix.count)
        guard !name.contains("/"), let dot = name.lastIndex(of: "."),
          let type = Self.types[name[name.index(after: dot)...].lowercased()],
          let screen = Self.screen(of: name[..<dot], among: screens), namesByScreen[screen] == nil
        else { continue }
        let bytes = try FileSystem.read(FileSystem.join(folder, path), as: .project)
        size += bytes.count
        guard size <= Self.sizeLimit else { return }
        urls[path] = "data:\(type);base64,\(Data(bytes).base64EncodedString())"
        found[screen, default: []].append(path)
      }
      namesByScreen.merge(found) { first, _ in first }
    }
  }

  /// Returns the names of the pictures of screens.
  func names(of screens: [String]) -> [String] {
    screens.flatMap { namesByScreen[$0] ?? [] }
  }

  /// Returns the screen of a file: the one with its name, or with its name without the last number.
  private static func screen(of stem: Substring, among screens: Set<String>) -> String? {
    if screens.contains(String(stem)) { return String(stem) }
    guard let dash = stem.lastIndex(of: "-"),
      stem[stem.index(after: dash)...].allSatisfy(\.isNumber)
    else { return nil }
    let name = String(stem[..<dash])
    return screens.contains(name) ? name : nil
  }
}

extension PageWork {
  /// Adds the pictures of the screens that show the texts.
  ///
  /// - Parameter root: The folder of the project.
  /// - Throws: `FileError` if a picture cannot be read.
  mutating func addPictures(in root: String) throws {
    let screens = items.map { $0.places?.compactMap(\.screen) ?? [] }
    let found = try PagePictures(of: Set(screens.joined()), in: language.code, root: root)
    guard !found.urls.isEmpty else { return }
    pictures = found.urls
    for (index, screens) in zip(items.indices, screens) {
      let names = found.names(of: screens)
      if !names.isEmpty { items[index].pictures = names }
    }
  }
}
