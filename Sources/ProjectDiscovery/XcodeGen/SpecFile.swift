import Diagnostics
import ProjectConfiguration

/// Reads the file of an XcodeGen spec, and those that it includes.
struct SpecFile {
  /// Returns the content of a file; `nil` if there is none.
  private let read: (String) -> [UInt8]?
  /// What could not be understood.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files that were read, each once.
  private(set) var paths: Set<String> = []

  init(_ read: @escaping (String) -> [UInt8]?) {
    self.read = read
  }

  /// More files that include each other are a ring, through links between folders.
  private static let greatestFileCount = 256

  /// How the paths in a file are understood.
  private struct Base {
    /// The folder from which the file is named, in the tree.
    var folder: String
    /// The folder of the file from that one.
    var inner = ""
    /// What stands before the paths of the file, from the folder of the first one.
    var prefix = ""
  }

  /// Returns what a file says, laid over what it includes.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path of the file.
  /// - Returns: The values, with paths from the folder of the file; `nil` if it is no map.
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

  /// Returns what an included file says; `nil` if it is not wanted, was read before or cannot be.
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
        Diagnostic(.xcodegenIncludeMissing(path), .error, at: include.place)
      )
      return nil
    }
    return value(bytes, at: file, inner)
  }
}

/// Puts what stands between two folders before the paths of a spec.
///
/// Source: `pathProperties` of XcodeGen, as far as they matter here.
struct SpecPaths {
  /// The folder from which the paths start, seen from the one from which they should.
  let prefix: String

  /// Returns a path behind another one; neither is resolved.
  static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty || path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// Returns a spec with other paths.
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

  /// Returns a map whose value for `path` is another one.
  private func paths(in map: SpecValue) -> SpecValue {
    map.mapValues { $0.key == "path" ? path($0.value) : $0.value }
  }

  private func list(_ value: SpecValue, _ transform: (SpecValue) -> SpecValue) -> SpecValue {
    guard let list = value.list else { return transform(value) }
    return SpecValue(content: .list(list.map(transform)), place: value.place)
  }

  private func path(_ value: SpecValue) -> SpecValue {
    guard let text = value.text else { return value }
    return SpecValue(content: .text(Self.join(prefix, text)), place: value.place)
  }
}
