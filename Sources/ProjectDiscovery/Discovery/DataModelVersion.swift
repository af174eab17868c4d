import Diagnostics
import FileFormats
import FileSystem

/// The versions of Core Data models, of which an app uses the current ones.
package enum DataModelVersion {
  /// Returns whether a file is the content of a version: `M.xcdatamodeld/M 2.xcdatamodel/contents`.
  package static func isContent(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodel/contents")
  }

  /// Returns the contents of the current versions.
  ///
  /// Where no current version is recorded, it is the last one by name.
  static func current(among paths: [String]) -> [String] {
    var models: [String] = []
    var versions: [String: [String]] = [:]
    for path in paths {
      let folder = RelativePath.folder(of: RelativePath.folder(of: path))
      let model = folder.hasSuffix(".xcdatamodeld") ? folder : path
      if versions[model] == nil { models.append(model) }
      versions[model, default: []].append(path)
    }
    return models.compactMap { model in
      let all = versions[model] ?? []
      guard all.count > 1, let name = currentName(of: model) else { return all.last }
      return all.first { $0 == "\(model)/\(name)/contents" } ?? all.last
    }
  }

  private static func currentName(of model: String) -> String? {
    let path = model + "/.xccurrentversion"
    guard let bytes = try? FileSystem.read(path, as: .configuration) else { return nil }
    return PropertyListDocument.parse(bytes, file: path).value?.root.entries?
      .first { $0.key == "_XCCurrentVersionName" }?
      .value.string
  }
}
