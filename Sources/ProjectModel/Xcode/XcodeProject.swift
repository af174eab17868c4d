/// What an Xcode project says about its targets.
package struct XcodeProject: Hashable, Sendable {
  /// The language of the texts in its sources; `nil` if it does not say it.
  package var developmentRegion: String?
  /// The languages that it is localized in, without the `Base` of storyboards.
  package var knownRegions: [String]
  /// Its targets, in the order of the project.
  package var targets: [BuildTarget]
  /// The folders of the packages that it names, wherever they lie.
  package var localPackages: [String]
  /// The folders whose files belong to targets without being listed.
  package var synchronizedFolders: [String]

  /// Creates a description of a project.
  package init(
    developmentRegion: String? = nil,
    knownRegions: [String] = [],
    targets: [BuildTarget] = [],
    localPackages: [String] = [],
    synchronizedFolders: [String] = []
  ) {
    self.developmentRegion = developmentRegion
    self.knownRegions = knownRegions
    self.targets = targets
    self.localPackages = localPackages
    self.synchronizedFolders = synchronizedFolders
  }
}
