import ArgumentParser
import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// Writes the log into a file.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: Texts.abstract,
    discussion: Texts.discussion
  )

  @Option(help: ArgumentHelp(Texts.format, valueName: Texts.formatValue))
  var format: ExportFormat?

  @Option(name: [.short, .long], help: ArgumentHelp(Texts.output, valueName: Texts.outputValue))
  var output: String?

  @Option(help: ArgumentHelp(Texts.from, valueName: Texts.dayValue))
  var from: String?

  @Option(help: ArgumentHelp(Texts.to, valueName: Texts.dayValue))
  var to: String?

  @Flag(help: ArgumentHelp(Texts.guardFormulas))
  var guardFormulas = false

  @Option(help: ArgumentHelp(Texts.unit, valueName: Texts.unitValue))
  var unit: WeightUnit?

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let entries = try entries(in: session)
    let export = WeightExport(
      format ?? (global.json && output == nil ? .json : .csv),
      // The habit of a country must not change what a file says; what the user chose may.
      unit: unit ?? session.settings.unit.unit(habit: .kilogram),
      guardsFormulas: guardFormulas
    )
    guard let output else {
      return session.console.print(exactly: export.bytes(of: entries))
    }
    if !changes.dryRun { try write(export.bytes(of: entries), to: output) }
    try report(entries.count, output, export.format, in: session)
  }

  private func entries(in session: Session) throws(CommandFailure) -> [WeightEntry] {
    let first = try from.map { day throws(CommandFailure) in try session.calendarDay(day) }
    let last = try to.map { day throws(CommandFailure) in try session.calendarDay(day) }
    if let first, let last, last < first { throw .emptyPeriod }
    let entries = try session.read { store throws(StoreError) in try store.allEntries() } ?? []
    guard first != nil || last != nil else { return entries }
    return entries.filter { entry in
      let day = entry.moment.day
      return day >= first ?? day && day <= last ?? day
    }
  }

  /// A file of weights is for the eyes of its owner alone, as the log itself is.
  private func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    umask(0o077)
    do {
      try FileSystem.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func report(
    _ count: Int,
    _ path: String,
    _ format: ExportFormat,
    in session: Session
  ) throws {
    if global.json {
      let report = ExportReport(
        dryRun: changes.dryRun,
        entries: count,
        file: path,
        format: format.rawValue
      )
      session.console.print(try JSON.text(of: report))
    } else if changes.dryRun {
      session.remark(
        String(
          localized: "Would export \(count) entries to '\(path)'.",
          comment: "After 'w8 export --output --dry-run'; the argument is a path"
        )
      )
    } else {
      session.remark(
        String(
          localized: "Exported \(count) entries to '\(path)'.",
          comment: "After 'w8 export --output'; the argument is a path"
        )
      )
    }
  }
}

extension ExportFormat: ExpressibleByArgument {}
