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
