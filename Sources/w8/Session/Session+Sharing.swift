import CommandSupport
import WeightCore
import WeightPresentation
import WeightStore

extension Session {
  /// Takes of the log what others may see.
  ///
  /// - Throws: ``CommandFailure`` if there is too little to tell.
  func shareContent(
    _ kind: ShareKind,
    _ discretion: ShareDiscretion
  ) throws(CommandFailure) -> ShareContent {
    let entries = try read { store throws(StoreError) in try store.allEntries() } ?? []
    let standing = Standing(entries, settings: settings, today: today)
    let first = standing.entries.first?.mass
    let way = settings.goal.map { self.milestones($0, first: first) }
    do throws(ShareRefusal) {
      return try ShareContent(
        kind,
        of: standing,
        goal: settings.goal,
        milestones: way,
        discretion: discretion
      )
    } catch {
      throw CommandFailure(error, example: notation.example)
    }
  }
}
