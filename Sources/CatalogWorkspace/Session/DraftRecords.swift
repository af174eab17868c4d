import FileSystem
import StringCatalog
import TranslationReview

extension ProjectSession {
  /// Returns the translations that are older than their source text, for the catalogs of drafts.
  ///
  /// - Parameter drafts: The drafts that replace translations.
  /// - Returns: The translations by the paths of the catalogs; empty if the project uses no records.
  /// - Throws: An error if the records cannot be read.
  func outdatedTranslations(
    replacedBy drafts: [PlacedEdit<DraftEdit>]
  ) async throws -> [String: [OutdatedTranslation]] {
    guard !drafts.isEmpty else { return [:] }
    let state = try state()
    guard let review = try ReviewGuard.find(in: state.workspace.project) else { return [:] }
    let replaced = Dictionary(grouping: drafts, by: \.path)
    var outdated: [String: [OutdatedTranslation]] = [:]
    for file in state.files
    where replaced[file.path]?.contains(where: { review.mayBeOutdated($0.edit.key, in: file) })
      == true
    {
      outdated[file.path] = await review.outdatedTranslations(in: file.catalog, at: file.path)
    }
    return outdated
  }
}

extension ReviewGuard {
  /// Returns whether translations of a key may be older than its source text, without asking git.
  func mayBeOutdated(_ key: String, in catalog: CatalogFile) -> Bool {
    guard let name = file.path(ofCatalogAt: catalog.path) else { return false }
    return records.mayBeOutdated(key, in: catalog.catalog, at: name)
  }
}

extension ReviewFile {
  /// Notes where drafts come from, after the catalogs were written.
  ///
  /// If the process ends before, only the origin of some drafts is missing. Records with errors are
  /// not changed.
  ///
  /// - Parameters:
  ///   - drafts: The drafts with their results. Only those that were written are recorded.
  ///   - origin: Where they come from.
  ///   - outdated: The translations that were older than their source text, by the paths of the
  ///     catalogs.
  /// - Throws: An error if the file cannot be written.
  func record(
    _ drafts: some Sequence<(PlacedEdit<DraftEdit>, DraftResult)>,
    from origin: String,
    replacing outdated: [String: [OutdatedTranslation]]
  ) throws {
    guard !hasErrors else { return }
    var changed = records
    for (draft, result) in drafts {
      guard case .written(let versions, _) = result, let name = path(ofCatalogAt: draft.path) else {
        continue
      }
      let edit = draft.edit
      let former = outdated[draft.path]?
        .first { $0.isFinished && $0.key == edit.key && $0.language == edit.language }
      if let former {
        changed.insert(
          ReviewRecord(waiting: edit.language, of: edit.key, in: name, from: former.former)
        )
      }
      for (text, version) in zip(edit.texts, versions) where text.isDraft(version) {
        changed.insert(
          ReviewRecord(
            draft: text.variation,
            in: edit.language,
            of: edit.key,
            catalog: name,
            origin: origin,
            value: version,
            source: edit.sourceVersion
          )
        )
      }
    }
    if changed != records { try write(changed) }
  }
}

extension DraftEdit.Text {
  /// Returns whether a version is that of the string while it waits for review.
  fileprivate func isDraft(_ version: TextVersion) -> Bool {
    [.needsReview, .machineTranslated]
      .contains { version == TextVersion(translation: value, state: $0, name: variation) }
  }
}
