/// What a `Package.swift` says about its targets.
package struct PackageManifest: Hashable, Sendable {
  /// The name of the package; `nil` if the manifest puts it together while it runs.
  package var name: String?
  /// The language of the texts in its sources; `nil` if it does not say it.
  package var defaultLocalization: String?
  /// Its targets, in the order of the manifest.
  package var targets: [Target]
  /// The compilation conditions that it defines for some target.
  package var compilationConditions: Set<String>
  /// The folders of the packages that it depends on by their paths, as it writes them.
  package var localPackages: [String]

  /// Creates a manifest.
  package init(
    name: String? = nil,
    defaultLocalization: String? = nil,
    targets: [Target] = [],
    compilationConditions: Set<String> = [],
    localPackages: [String] = []
  ) {
    self.name = name
    self.defaultLocalization = defaultLocalization
    self.targets = targets
    self.compilationConditions = compilationConditions
    self.localPackages = localPackages
  }
}

extension PackageManifest {
  /// A target as a manifest declares it; all its paths start from the folder of the target.
  package struct Target: Hashable, Sendable {
    /// The name of the target.
    package var name: String
    /// What it is for.
    package var kind: Kind
    /// Its folder from that of the manifest; `nil` for where SwiftPM looks for it.
    package var path: String?
    /// The files and folders that are compiled; `nil` for all.
    package var sources: [String]?
    /// The files and folders that are left out.
    package var exclude: [String]

    /// Creates a target.
    package init(
      name: String,
      kind: Kind = .module,
      path: String? = nil,
      sources: [String]? = nil,
      exclude: [String] = []
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.sources = sources
      self.exclude = exclude
    }

    /// What a target is for.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A library's module, a program or a macro.
      case module
      /// Tests.
      case test
      /// A plugin of the build.
      case plugin
    }
  }
}
