import CommandSupport

/// What a synchronization makes of all catalogs.
struct SyncResult {
  /// The catalogs that could be read.
  var outcomes: [SyncOutcome]
  /// The catalogs that could not, which stay as they are.
  var unreadCatalogs: [UnreadCatalog]
  /// The sources that were read.
  var sources: [String]

  /// Whether a catalog has to be written.
  var isChanged: Bool { outcomes.contains(where: \.isChanged) }

  /// Writes the catalogs that changed.
  ///
  /// What cannot be written is told, and the others are written all the same.
  ///
  /// - Returns: How the command ends; `done` if nothing was in the way.
  func write(_ console: Console) -> ExitStatus {
    var status = ExitStatus.done
    for outcome in outcomes {
      do throws(FileError) {
        try outcome.write()
      } catch {
        console.report(CommandFailure(error))
        if status == .done { status = error.status }
      }
    }
    return status
  }
}
