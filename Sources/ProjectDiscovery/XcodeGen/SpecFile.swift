import Diagnostics
import ProjectConfiguration

/// Reads the file of an XcodeGen spec, and those that it includes.
struct SpecFile {
  /// A function that returns the content of a file, or `nil` if there is none.
  private let read: (String) -> [UInt8]?
  /// The problems found so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files that were read, without duplicates.
  private(set) var paths: Set<String> = []

  init(_ read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// The maximum number of files.
  ///
  /// More of them are a cycle through symbolic links between folders.
  private static let greatestFileCount = 256

  /// The base for the paths in a file.
  private struct Base {
    /// The folder from which the file is included, in the tree.
    var folder: String
    /// The folder of the file, relative to `folder`.
    var inner = ""
    /// The prefix of the file's paths, relative to the folder of the first file.
    var prefix = ""
  }

  /// Returns the content of a file, merged onto that of the included files.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file.
  /// - Returns: The values, with paths relative to the folder of the file, or `nil` if it is not a
  ///   map.
  mutating func value(_ bytes: [UInt8], at path: String) -> SpecValue? {
    value(bytes, at: path, Base(folder: RelativePath.folder(of: path)))
  }

  private mutating func value(_ bytes: [UInt8], at path: String, _ base: Base) -> SpecValue? {
    paths.insert(path)
    guard let value = parse(bytes, file: path), value.isMap else { return nil }
    let own = SpecPaths(prefix: base.prefix).resolve(value)
    let included = (value["include"]?.items ?? []).compactMap { include($0, base) }
    guard let first = included.first else { return own }
    return own.merged(onto: included.dropFirst().reduce(first) { $1.merged(onto: $0) })
  }

  private mutating func parse(_ bytes: [UInt8], file: String) -> SpecValue? {
    let locator = YAMLLocator(bytes, file: file)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      diagnostics.append(Diagnostic(.configurationEncoding, .error, at: locator.start))
      return nil
    }
    let document = YAMLDocument(bytes, locator: locator)
    diagnostics += document.diagnostics
    var reader = SpecValueReader(locator)
    let value = document.root.map { reader.value($0) }
    if reader.isExhausted {
      diagnostics.append(Diagnostic(.xcodegenTooLarge, .error, at: locator.start))
    }
    return value
  }

  /// Returns the content of an included file, or `nil` if it is disabled, already read or
  /// unreadable.
  private mutating func include(_ include: SpecValue, _ base: Base) -> SpecValue? {
    guard let path = include.text ?? include["path"]?.text,
      include["enable"].map({ $0.truth ?? false }) ?? true
    else { return nil }
    let isRelative = include["relativePaths"]?.truth ?? true
    var inner = base
    if isRelative, let folder = RelativePath.join(base.folder, base.inner) { inner.folder = folder }
    inner.inner = isRelative ? RelativePath.folder(of: path) : ""
    inner.prefix = SpecPaths.join(base.prefix, inner.inner)
    let file = RelativePath.join(inner.folder, path)
    if let file, paths.contains(file) || paths.count == Self.greatestFileCount { return nil }
    guard let file, let bytes = read(file) else {
      diagnostics.append(
        Diagnostic(.xcodegenIncludeMissing(path), .error, at: include.location)
      )
      return nil
    }
    return value(bytes, at: file, inner)
  }
}

/// Prefixes the paths of a spec with the path between two folders.
///
/// Source: `pathProperties` of XcodeGen, as far as relevant here.
struct SpecPaths {
  /// The path of the old base folder, relative to the new one.
  let prefix: String

  /// Returns the concatenation of two paths, without resolving them.
  static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// Returns a spec with prefixed paths.
  func resolve(_ spec: SpecValue) -> SpecValue {
    guard !prefix.isEmpty else { return spec }
    return spec.mapValues { entry in
      switch entry.key {
      case "configFiles": entry.value.mapValues { path($0.value) }
      case "localPackages": list(entry.value, path)
      case "packages": entry.value.mapValues { paths(in: $0.value) }
      case "targets", "targetTemplates": entry.value.mapValues { target($0.value) }
      default: entry.value
      }
    }
  }

  private func target(_ target: SpecValue) -> SpecValue {
    target.mapValues { entry in
      switch entry.key {
      case "configFiles": entry.value.mapValues { path($0.value) }
      case "sources", "sources:REPLACE":
        list(entry.value) { $0.isMap ? paths(in: $0) : path($0) }
      default: entry.value
      }
    }
  }

  /// Returns a map with a prefixed value for `path`.
  private func paths(in map: SpecValue) -> SpecValue {
    map.mapValues { $0.key == "path" ? path($0.value) : $0.value }
  }

  private func list(_ value: SpecValue, _ transform: (SpecValue) -> SpecValue) -> SpecValue {
    guard let list = value.list else { return transform(value) }
    return SpecValue(content: .list(list.map(transform)), location: value.location)
  }

  private func path(_ value: SpecValue) -> SpecValue {
    guard let text = value.text else { return value }
    return SpecValue(content: .text(Self.join(prefix, text)), location: value.location)
  }
}
