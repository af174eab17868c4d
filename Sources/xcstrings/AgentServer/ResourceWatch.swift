/// The states of the resources that clients watch.
///
/// The files are compared by their metadata. The content of a resource is only computed if a file has
/// changed, to find out whether the resource has.
struct ResourceWatch {
  private let service: any ServerService
  /// The version of the files for which the digests are valid.
  private var version: FilesVersion
  private var digests: [String: String] = [:]
  private var list: String?

  /// Begins with the present files.
  init(_ service: any ServerService) async {
    self.service = service
    version = await service.versionOfFiles(includesSources: true)
  }

  /// The changes of resources.
  struct Changes: Equatable {
    /// The addresses of the resources that have changed.
    var uris: [String] = []
    /// Whether there are other resources than before.
    var listHasChanged = false
  }

  /// Returns what has changed since the last call.
  ///
  /// A resource that was not known before counts as changed if any file has changed, because it may
  /// have.
  ///
  /// - Parameters:
  ///   - uris: The addresses of the resources.
  ///   - includesList: Whether the list of resources is compared, too.
  /// - Returns: The changes.
  mutating func changes(of uris: Set<String>, includesList: Bool) async -> Changes {
    let includesSources = uris.contains { service.dependsOnSources(resource: $0) }
    var current = await service.versionOfFiles(includesSources: includesSources)
    current.sources = current.sources ?? version.sources
    guard current != version else {
      await learn(uris, includesList: includesList)
      return Changes()
    }
    var changes = Changes()
    var digests: [String: String] = [:]
    for uri in uris.sorted() {
      let digest = await service.digest(ofResource: uri)
      if digest != self.digests[uri] { changes.uris.append(uri) }
      digests[uri] = digest
    }
    if includesList {
      let present = await service.digestOfResourceList()
      changes.listHasChanged = present != list
      list = present
    }
    // If a file has changed meanwhile, the next call compares again.
    (version, self.digests) = (current, digests)
    return changes
  }

  /// Computes the digests that are not known, unless the files change meanwhile.
  private mutating func learn(_ uris: Set<String>, includesList: Bool) async {
    var new: [String: String] = [:]
    for uri in uris where digests[uri] == nil {
      new[uri] = await service.digest(ofResource: uri)
    }
    let newList = includesList && list == nil ? await service.digestOfResourceList() : nil
    guard !new.isEmpty || newList != nil,
      await service.versionOfFiles(includesSources: version.sources != nil).isSame(as: version)
    else { return }
    digests.merge(new) { known, _ in known }
    list = list ?? newList
  }
}
