import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The choice of the other values of entries that were edited in two logs.
struct MergedValues {
  let session: Session
  let isTrial: Bool
  let isJSON: Bool

  /// Uses the other values of the named entries, or of all if `names` is `nil`.
  ///
  /// - Throws: ``CommandFailure`` if a named entry was not edited in two logs.
  func take(_ names: [String]?) throws {
    let conflicts = try session.read { try $0.mergeConflicts() } ?? []
    let differing = Set(conflicts.map(\.entry.id))
    let chosen =
      try names.map { try Set(EntrySelection(session: session).entries(named: $0).map(\.id)) }
      ?? differing
    let others = chosen.subtracting(differing).map(\.rawValue).sorted()
    if let number = others.first {
      throw CommandFailure(
        Texts.isSame("\(number)"),
        hint: String(localized: .mergedValuesSeeConflicts),
        status: .data
      )
    }
    let (now, isTrial) = (session.now, isTrial)
    let take = { (store: WeightStore) in
      try store.takeMergedValues(of: chosen, at: now, isTrial: isTrial)
    }
    let taken = try isTrial || chosen.isEmpty ? session.read(take) ?? [] : session.write(take)
    try report(taken)
  }

  private func report(_ taken: [MergeConflict]) throws {
    guard !isJSON else {
      return try session.console.print(json: MergeTakeReport(taken, isDryRun: isTrial))
    }
    guard !taken.isEmpty else { return session.printStatus(String(localized: .mergedValuesNone)) }
    session.printStatus(heading(taken.count))
    let shown = taken.map { WeightEntry(id: $0.entry.id, $0.other) }
    let table = LogTable(session.notation).lines(shown, width: session.lineWidth)
    for line in table.dropFirst() { session.printStatus(line) }
  }

  private func heading(_ count: Int) -> String {
    isTrial
      ? String(
        localized: "\(count) entries would have the values of the other log:",
        comment: "After 'w8 merge --take --dry-run'; the entries follow"
      )
      : String(
        localized: "\(count) entries now have the values of the other log:",
        comment: "After 'w8 merge --take'; the entries follow"
      )
  }

  private enum Texts {
    static func isSame(_ number: String) -> String {
      String(
        localized: "Entry \(number) was not edited in two logs.",
        comment: "Error of 'w8 merge --take': the number of an entry"
      )
    }
  }
}
