import ProjectConfiguration

/// A target of a build: the sources that it compiles, and the catalogs that it takes with it.
///
/// All paths are relative to the folder in which was looked for targets.
package struct BuildTarget: Hashable, Sendable {
  /// The name that the build gives it.
  package var name: String
  /// The project or manifest that declares it.
  package var declaredIn: String
  /// Whether it holds tests, whose texts nobody translates.
  package var isTest: Bool
  /// The sources that it compiles, headers that belong to it among them, in the order of their paths.
  package var sources: [String]
  /// The headers that its sources may include, and that belong to no target.
  package var looseHeaders: [String]
  /// The sources in C and Objective-C that it compiles and that are not there: a build makes them.
  package var missingSources: [String]
  /// The String Catalogs that are among its resources, in the order of their paths.
  package var catalogs: [String]
  /// Whether the compiler writes down the strings of its Swift sources (`SWIFT_EMIT_LOC_STRINGS`).
  package var emitsLocalizedStrings: Bool
  /// The names of functions that take a key (`LOCALIZED_STRING_MACRO_NAMES`).
  package var localizedStringMacroNames: [String]
  /// The compilation conditions that some configuration sets; no other ever holds.
  package var compilationConditions: Set<String>
  /// The language of the texts in its sources; `nil` if nothing says it.
  package var developmentRegion: String?
  /// The languages that its project is localized in, without the `Base` of storyboards.
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
    knownRegions: [String] = []
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
  }
}

/// The languages of sources that can hold keys, as the names of their files tell them.
package enum SourceKind: Hashable, Sendable, CaseIterable {
  /// Swift.
  case swift
  /// C, C++ and Objective-C.
  case objectiveC

  /// Returns the kind of a file; `nil` if it is no source.
  package init?(ofFileAt path: String) {
    guard let fileExtension = Self.fileExtension(of: path),
      let kind = Self.kinds[fileExtension]
    else { return nil }
    self = kind
  }

  /// How such files end, behind the dot.
  package var fileExtensions: [String] {
    switch self {
    case .swift: ["swift"]
    case .objectiveC: ["m", "mm", "c", "cc", "cpp", "cxx"] + Self.headerExtensions
    }
  }

  /// How the files of all kinds end.
  package static let allFileExtensions = allCases.flatMap(\.fileExtensions)

  /// Returns whether a file is a header, which no target compiles by itself.
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
