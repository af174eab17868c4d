/// Expands the templates and multi-platform targets of a spec.
struct SpecTargets {
  private let templates: SpecValue?

  /// Returns the targets of a spec with their names.
  ///
  /// Source: `Project.resolveProject(jsonDictionary:)` of XcodeGen. Platforms are expanded twice,
  /// because a template can also name several.
  static func all(in spec: SpecValue) -> [SpecValue.Entry] {
    let targets = SpecTargets(templates: spec["targetTemplates"])
    return (spec["targets"]?.entries ?? []).flatMap(byPlatform).map(targets.resolve)
      .flatMap(byPlatform)
  }

  /// Returns a target merged onto its templates.
  private func resolve(_ target: SpecValue.Entry) -> SpecValue.Entry {
    var names: [String] = []
    collectTemplates(of: target.value, into: &names)
    let maps = names.compactMap { templates?[$0] }
    guard let first = maps.first else { return target }
    let template = maps.dropFirst().reduce(first) { $1.merged(onto: $0) }
    var result = target
    result.value = target.value.merged(onto: template).expanding(["target_name": target.key])
    let attributes = result.value["templateAttributes"]?.entries ?? []
    let variables = attributes.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
    result.value = result.value.expanding(Dictionary(variables, uniquingKeysWith: { $1 }))
    return result
  }

  /// Adds the names of templates, each after the templates on which it is based.
  private func collectTemplates(of target: SpecValue, into names: inout [String]) {
    var open: Set<String> = []
    collectTemplates(of: target, into: &names, &open)
  }

  private func collectTemplates(
    of target: SpecValue,
    into names: inout [String],
    _ open: inout Set<String>
  ) {
    for name in (target["templates"]?.list ?? []).compactMap(\.text) {
      guard let template = templates?[name], open.insert(name).inserted else { continue }
      collectTemplates(of: template, into: &names, &open)
      names.append(name)
    }
  }

  /// The maximum number of platforms.
  private static let greatestPlatformCount = 16

  /// Returns a target for each platform of a target.
  private static func byPlatform(_ target: SpecValue.Entry) -> [SpecValue.Entry] {
    guard let platforms = target.value["platform"]?.list else { return [target] }
    return platforms.prefix(greatestPlatformCount)
      .compactMap { platform in
        guard let name = platform.text else { return nil }
        let value = target.value.expanding(["platform": name]).setting("platform", to: platform)
        let prefix = value["platformPrefix"]?.text ?? ""
        let suffix = value["platformSuffix"]?.text ?? "_\(name)"
        return SpecValue.Entry(key: prefix + target.key + suffix, value: value)
      }
  }
}
