import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that replaces the values of edited entries by those in Apple Health.
struct HealthTakeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "take",
      abstract: .healthTakeAbstract,
      discussion: .healthTakeDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.healthTakeEntries, valueName: .deleteEntryValue))
  var entries: [String] = []

  @Flag(help: ArgumentHelp(.healthTakeAll))
  var all = false

  @OptionGroup var units: UnitOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, units, isTrial: changes.dryRun)
    let conflicts = try session.read { try $0.healthConflicts() } ?? []
    let chosen = try chosen(conflicts, in: session)
    let isList = entries.isEmpty && !all
    let resolved = isList ? [] : try take(chosen, in: session)
    if global.json {
      let report = HealthTakeReport(
        isList ? conflicts : resolved,
        isDryRun: isList || changes.dryRun
      )
      return try session.console.print(json: report)
    }
    guard !conflicts.isEmpty else { return session.printStatus(String(localized: .healthTakeNone)) }
    let unit = session.notation.unit
    if isList {
      session.console.print(String(localized: .healthTakeListHeading))
      for line in HealthConflictLines(conflicts, unit: unit).all {
        session.console.print("  " + line)
      }
      return session.printStatus(Texts.hint(conflicts[0].own.id.text))
    }
    session.printStatus(heading(count: resolved.count))
    let shown = resolved.map { WeightEntry(id: $0.own.id, $0.resolved) }
    let table = LogTable(session.notation).lines(shown, width: session.lineWidth)
    for line in table.dropFirst() { session.printStatus(line) }
  }

  func validate() throws {
    if all && !entries.isEmpty { throw ValidationError(Texts.allWithEntries) }
  }

  /// Returns the entries to change.
  ///
  /// - Throws: ``CommandFailure`` if a chosen entry does not differ.
  private func chosen(
    _ conflicts: [EntryConflict],
    in session: Session
  ) throws -> Set<WeightEntry.ID> {
    let differing = Set(conflicts.map(\.own.id))
    guard !all else { return differing }
    let chosen = try EntrySelection(session: session).entries(named: entries).map(\.id)
    if let same = chosen.first(where: { !differing.contains($0) }) {
      throw CommandFailure(
        Texts.isSame(same.text),
        hint: String(localized: .healthTakeSeeConflicts),
        status: .data
      )
    }
    return Set(chosen)
  }

  private func take(
    _ entries: Set<WeightEntry.ID>,
    in session: Session
  ) throws -> [EntryConflict] {
    let take = { (store: WeightStore) in
      try store.takeHealthValues(of: entries, at: session.now, isTrial: changes.dryRun)
    }
    if changes.dryRun { return try session.read(take) ?? [] }
    return entries.isEmpty ? [] : try session.write(take)
  }

  private func heading(count: Int) -> String {
    changes.dryRun
      ? String(
        localized: "\(count) entries would have the values of Apple Health:",
        comment: "After 'w8 health take --dry-run'; the entries follow"
      )
      : String(
        localized: "\(count) entries now have the values of Apple Health:",
        comment: "After 'w8 health take'; the entries follow"
      )
  }

  private enum Texts {
    static func hint(_ number: String) -> String {
      String(
        localized:
          "To use the values of Apple Health, run: \("w8 health take \(number)"), \("w8 health take --all")",
        comment: "After 'w8 health take': two commands"
      )
    }
    static func isSame(_ number: String) -> String {
      String(
        localized: "Entry \(number) does not differ from Apple Health.",
        comment: "Error of 'w8 health take': the number of an entry"
      )
    }
    static var allWithEntries: String {
      String(
        localized: "Specify either entries or \("--all").",
        comment: "Error of 'w8 health take'; the argument is an option"
      )
    }
  }
}

/// The JSON output of `w8 health take`.
struct HealthTakeReport: Encodable {
  private struct Item: Encodable {
    let own: EntryReport
    let other: EntryReport
  }

  private let dryRun: Bool
  private let entries: [Item]

  init(_ conflicts: [EntryConflict], isDryRun: Bool) {
    dryRun = isDryRun
    entries = conflicts.map { conflict in
      Item(
        own: EntryReport(conflict.own),
        other: EntryReport(conflict.resolved, id: conflict.own.id)
      )
    }
  }
}
