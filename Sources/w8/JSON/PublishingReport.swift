import WeightStore

/// What `w8 widget --publish --json` prints, and the commands like it.
struct PublishingReport: Encodable {
  private let dryRun: Bool
  private let files: [String]
  private let folder: String
  private let isPublished: Bool

  /// Looks at the folder after it was written or removed.
  init(_ folder: WidgetFolder, isDryRun: Bool) throws(StoreError) {
    dryRun = isDryRun
    files = try folder.traces()
    self.folder = folder.path
    isPublished = folder.isWanted
  }
}
