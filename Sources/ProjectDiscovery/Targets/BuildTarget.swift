import ProjectConfiguration

/// A build target with the sources that it compiles and its catalogs.
///
/// All paths are relative to the folder that was searched for targets.
package struct BuildTarget: Hashable, Sendable {
  /// The name of the target in the build.
  package var name: String
  /// The project or manifest that declares it.
  package var declaredIn: String
  /// Whether it contains tests, whose strings are not translated.
  package var isTest: Bool
  /// The sources that it compiles, including its headers, sorted by path.
  package var sources: [String]
  /// The headers without a target, which its sources may include.
  package var looseHeaders: [String]
  /// The sources that it compiles and that do not exist.
  ///
  /// A build generates them, or they were not added to the repository.
  package var missingSources: [String]
  /// The String Catalogs in its resources that do not exist.
  package var missingCatalogs: [String] = []
  /// The folders of the packages that its project references and that do not exist.
  package var missingPackages: [String] = []
  /// The String Catalogs in its resources, sorted by path.
  package var catalogs: [String]
  /// The parts of the Info.plist of its product; `nil` if it has none.
  package var infoPlist: InfoPlistSource?
  /// Whether the compiler emits the strings of its Swift sources (`SWIFT_EMIT_LOC_STRINGS`).
  package var emitsLocalizedStrings: Bool
  /// Whether a project of Xcode leaves that setting at its default, which is `NO`.
  package var leavesEmissionUnset = false
  /// The names of functions that accept a key (`LOCALIZED_STRING_MACRO_NAMES`).
  package var localizedStringMacroNames: [String]
  /// The compilation conditions that any configuration sets.
  ///
  /// No other condition is ever true.
  package var compilationConditions: Set<String>
  /// The language of the strings in its sources, or `nil` if it is not specified.
  package var developmentRegion: String?
  /// The languages of its project, without the `Base` of storyboards.
  package var knownRegions: [String]

  /// Creates a target.
  package init(
    name: String,
    declaredIn: String,
    isTest: Bool = false,
    sources: [String] = [],
    looseHeaders: [String] = [],
    missingSources: [String] = [],
    catalogs: [String] = [],
    emitsLocalizedStrings: Bool = true,
    localizedStringMacroNames: [String] = [],
    compilationConditions: Set<String> = [],
    developmentRegion: String? = nil,
    knownRegions: [String] = [],
    infoPlist: InfoPlistSource? = nil
  ) {
    self.name = name
    self.declaredIn = declaredIn
    self.isTest = isTest
    self.sources = sources
    self.looseHeaders = looseHeaders
    self.missingSources = missingSources
    self.catalogs = catalogs
    self.emitsLocalizedStrings = emitsLocalizedStrings
    self.localizedStringMacroNames = localizedStringMacroNames
    self.compilationConditions = compilationConditions
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    self.infoPlist = infoPlist
  }
}

extension BuildTarget {
  /// Whether a build generates symbols for the manual keys of its catalogs
  /// (`STRING_CATALOG_GENERATE_SYMBOLS`), as it always does for packages.
  package var generatesSymbols: Bool {
    declaredIn.split(separator: "/").last == "Package.swift"
      || infoPlist?.settings?.isOn("STRING_CATALOG_GENERATE_SYMBOLS") ?? false
  }

  /// The names of the target, its product, and its project in Xcode.
  package var names: [String] {
    let project = declaredIn.split(separator: "/").last { $0.hasSuffix(".xcodeproj") }
    return [
      name, infoPlist?.settings?.text(of: "PRODUCT_NAME"),
      project.map { String($0.dropLast(".xcodeproj".count)) },
    ]
    .compactMap(\.self)
  }
}

/// The source languages that can contain keys, determined by file extensions.
package enum SourceKind: Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// C, C++ and Objective-C.
  case objectiveC

  /// Returns the kind of a file, or `nil` if it is not a source.
  package init?(ofFileAt path: String) {
    guard let fileExtension = Self.fileExtension(of: path),
      let kind = Self.kinds[fileExtension]
    else { return nil }
    self = kind
  }

  /// The extensions of such files, without the dot.
  package var fileExtensions: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "mm", "c", "cc", "cpp", "cxx"] + Self.headerExtensions
    }
  }

  /// The extensions of all kinds of sources.
  package static let allFileExtensions = allCases.flatMap(\.fileExtensions)

  /// Returns whether a file is a header.
  ///
  /// Headers are not compiled by themselves.
  package static func isHeader(_ path: String) -> Bool {
    fileExtension(of: path).map { headerExtensions.contains(String($0)) } ?? false
  }

  private static let headerExtensions = ["h", "hh", "hpp", "hxx", "pch"]

  private static let kinds = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in
      kind.fileExtensions.map { (Substring($0), kind) }
    }
  )

  private static func fileExtension(of path: String) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] }
  }
}
