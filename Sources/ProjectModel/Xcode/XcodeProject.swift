/// What an Xcode project says about its targets.
package struct XcodeProject: Hashable, Sendable {
  /// Its targets, in the order of the project.
  package var targets: [BuildTarget]
  /// The folders of the packages that it names, wherever they lie.
  package var localPackages: [String]
  /// The folders whose files belong to targets without being listed.
  package var synchronizedFolders: [String]

  /// Creates a description of a project.
  package init(
    targets: [BuildTarget] = [],
    localPackages: [String] = [],
    synchronizedFolders: [String] = []
  ) {
    self.targets = targets
    self.localPackages = localPackages
    self.synchronizedFolders = synchronizedFolders
  }
}
