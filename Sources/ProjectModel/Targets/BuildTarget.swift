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
  /// The Swift files that it compiles, in the order of their paths.
  package var sources: [String]
  /// The String Catalogs that are among its resources, in the order of their paths.
  package var catalogs: [String]
  /// Whether the compiler writes down the strings of its sources (`SWIFT_EMIT_LOC_STRINGS`).
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
    self.catalogs = catalogs
    self.emitsLocalizedStrings = emitsLocalizedStrings
    self.localizedStringMacroNames = localizedStringMacroNames
    self.compilationConditions = compilationConditions
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
  }
}
