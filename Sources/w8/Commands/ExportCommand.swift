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
  var format: ExportForm?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: Texts.outputValue),
    completion: .file(extensions: ["csv", "json", "xml"])
  )
  var output: String?

  @Option(help: ArgumentHelp(Texts.from, valueName: Texts.dayValue))
  var from: String?

  @Option(help: ArgumentHelp(Texts.to, valueName: Texts.dayValue))
  var to: String?

  @Flag(help: ArgumentHelp(Texts.guardFormulas))
  var guardFormulas = false

  @Option(help: ArgumentHelp(Texts.unit, valueName: Texts.unitValue))
  var unit: WeightUnit?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

  func run() throws {
    let session = try Session(global)
    let form = format ?? (global.json && output == nil ? .json : .csv)
    let entries = try entries(form, in: session)
    let parts = try parts(form, entries, in: session)
    guard let output else {
      for part in parts { session.console.print(exactly: part) }
      return
    }
    if !changes.dryRun {
      try overwriting.check(output, on: session.console, mayAsk: !global.json)
      try write(parts, form, to: output)
    }
    try report(entries.count, output, form, in: session)
  }

  /// Returns the file in parts, which are made as they are asked for.
  private func parts(
    _ form: ExportForm,
    _ entries: [WeightEntry],
    in session: Session
  ) throws(CommandFailure) -> AnySequence<[UInt8]> {
    guard let format = form.format else {
      let log = try session.read { store throws(StoreError) in try store.identifier() } ?? ""
      return AnySequence(HealthExport(log: log, exported: session.now).parts(of: entries))
    }
    let export = WeightExport(
      format,
      // The habit of a country must not change what a file says; what the user chose may.
      unit: unit ?? session.settings.unit.unit(habit: .kilogram),
      guardsFormulas: guardFormulas
    )
    return AnySequence(CollectionOfOne(export.bytes(of: entries)))
  }

  private func entries(_ form: ExportForm, in session: Session) throws -> [WeightEntry] {
    let first = try from.map { day throws(CommandFailure) in try session.calendarDay(day) }
    let last = try to.map { day throws(CommandFailure) in try session.calendarDay(day) }
    if let first, let last, last < first {
      throw CommandFailure(HealthFailure(.invalidDateRange))
    }
    let all = try session.read { store throws(StoreError) in try store.allEntries() } ?? []
    let entries = form == .health ? HealthExport.own(of: all) : all
    guard first != nil || last != nil else { return entries }
    return entries.filter { entry in
      let day = entry.moment.day
      return day >= first ?? day && day <= last ?? day
    }
  }

  /// A file of weights is for the eyes of its owner alone, as the log itself is.
  private func write(
    _ parts: AnySequence<[UInt8]>,
    _ form: ExportForm,
    to path: String
  ) throws(CommandFailure) {
    umask(0o077)
    do {
      if form == .health {
        try FileSystem.write(parts: parts, to: path)
      } else {
        // A table that is the same as before is not written again.
        for part in parts { try FileSystem.write(part, to: path) }
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func report(
    _ count: Int,
    _ path: String,
    _ form: ExportForm,
    in session: Session
  ) throws {
    if global.json {
      let report = ExportReport(
        dryRun: changes.dryRun,
        entries: count,
        file: path,
        format: form.rawValue
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
