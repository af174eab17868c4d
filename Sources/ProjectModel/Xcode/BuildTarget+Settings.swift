extension BuildTarget {
  /// Creates a target with what the build settings of its configurations say.
  init(
    name: String,
    declaredIn: String,
    isTest: Bool,
    sources: [String],
    looseHeaders: [String] = [],
    catalogs: [String],
    developmentRegion: String?,
    knownRegions: [String],
    settings: [BuildSettings]
  ) {
    self.init(
      name: name,
      declaredIn: declaredIn,
      isTest: isTest,
      sources: sources,
      looseHeaders: looseHeaders,
      catalogs: catalogs,
      emitsLocalizedStrings: settings.isEmpty
        || settings.contains { $0.isOn("SWIFT_EMIT_LOC_STRINGS") ?? true },
      localizedStringMacroNames: Set(settings.flatMap(\.localizedStringMacroNames)).sorted(),
      compilationConditions: Set(settings.flatMap(\.compilationConditions)),
      developmentRegion: developmentRegion,
      knownRegions: knownRegions
    )
  }
}

extension BuildSettings {
  fileprivate var localizedStringMacroNames: [String] {
    words(of: "LOCALIZED_STRING_MACRO_NAMES") ?? []
  }

  /// The names that `SWIFT_ACTIVE_COMPILATION_CONDITIONS` sets, and those that `-D` sets among the
  /// flags of the compiler.
  fileprivate var compilationConditions: [String] {
    let flags = words(of: "OTHER_SWIFT_FLAGS") ?? []
    let defined = flags.indices.compactMap { index -> String? in
      guard flags[index].hasPrefix("-D") else { return nil }
      let name = flags[index].dropFirst(2)
      return name.isEmpty ? flags.dropFirst(index + 1).first : String(name)
    }
    return (words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? []) + defined
  }
}
