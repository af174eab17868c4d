import ArgumentParser
import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightExchange
import WeightPresentation
import WeightStore

/// The command that exports the log to a file.
struct ExportEntriesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "export",
      abstract: .exportEntriesAbstract,
      discussion: .exportEntriesDiscussion
    )
  }

  @Option(help: ArgumentHelp(.exportEntriesFormat, valueName: .exportEntriesFormatValue))
  var format: ExportFormatOption?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.exportEntriesOutput, valueName: .sharedOutputValue),
    completion: .file(extensions: ["csv", "json", "xml"])
  )
  var output: String?

  @OptionGroup var period: PeriodOptions

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.exportEntriesGuardFormulas))
  var guardFormulas = true

  @Option(help: ArgumentHelp(.exportEntriesUnit, valueName: .sharedUnitValue))
  var unit: WeightUnit?

  @OptionGroup var overwriting: OverwriteOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global)
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

  /// Returns the file in parts, which are created lazily.
  private func parts(
    _ form: ExportFormatOption,
    _ entries: [WeightEntry],
    in session: Session
  ) throws -> AnySequence<[UInt8]> {
    if let app = form.app {
      let export = AppExport(
        app,
        unit: unit ?? session.settings.unit.unit(habit: .kilogram),
        guardsFormulas: guardFormulas
      )
      let bytes = export.bytes(
        of: entries,
        choice: session.settings.daily,
        dayStart: session.settings.dayStart
      )
      return AnySequence(CollectionOfOne(bytes))
    }
    guard let format = form.format else {
      let log = try session.read { try $0.identifier() } ?? ""
      return AnySequence(HealthExport(log: log, exported: session.now).parts(of: entries))
    }
    let export = WeightExport(
      format,
      // The content of a file depends on the user's settings, but not on the region's default unit.
      unit: unit ?? session.settings.unit.unit(habit: .kilogram),
      guardsFormulas: guardFormulas,
      identifiers: try session.read { try $0.identifiers() } ?? [:]
    )
    return AnySequence(CollectionOfOne(export.bytes(of: entries)))
  }

  private func entries(_ form: ExportFormatOption, in session: Session) throws -> [WeightEntry] {
    let (first, last) = try period.days(in: session)
    let all = try session.read { try $0.allEntries() } ?? []
    let entries = form == .health ? HealthExport.own(of: all) : all
    guard first != nil || last != nil else { return entries }
    return entries.filter { entry in
      let day = entry.moment.day
      return day >= first ?? day && day <= last ?? day
    }
  }

  /// Writes a file that only its owner can read, like the log itself.
  private func write(
    _ parts: AnySequence<[UInt8]>,
    _ form: ExportFormatOption,
    to path: String
  ) throws {
    if form == .health {
      try FileSystem.write(parts: parts, to: path, isPrivate: true)
    } else {
      // An unchanged table is not written again.
      for part in parts { try FileSystem.write(part, to: path, isPrivate: true) }
    }
  }

  private func report(
    _ count: Int,
    _ path: String,
    _ form: ExportFormatOption,
    in session: Session
  ) throws {
    if global.json {
      let report = EntryExportReport(
        dryRun: changes.dryRun,
        entries: count,
        file: path,
        format: form.rawValue
      )
      try session.console.print(json: report)
    } else if changes.dryRun {
      session.printStatus(
        String(
          localized: "Would export \(count) entries to '\(path)'.",
          comment: "After 'w8 export --output --dry-run'; the argument is a path"
        )
      )
    } else {
      session.printStatus(
        String(
          localized: "Exported \(count) entries to '\(path)'.",
          comment: "After 'w8 export --output'; the argument is a path"
        )
      )
    }
  }
}

/// The format of an exported file.
enum ExportFormatOption: String, CaseIterable, ExpressibleByArgument {
  /// A table for spreadsheets.
  case csv
  /// A list for programs.
  case json
  /// The format of an iPhone export, for other programs that read it.
  case health
  /// A table for Libra.
  case libra
  /// A table for openScale.
  case openscale
  /// A table for Garmin Connect.
  case garmin

  /// The format of a file for `w8 import`, or `nil` for a file for other programs.
  var format: ExportFormat? { ExportFormat(rawValue: rawValue) }

  /// The app that imports the file, or `nil` if it is not for an app.
  var app: AppExport.App? { AppExport.App(rawValue: rawValue) }
}

/// The JSON output of `w8 export --output FILE`.
struct EntryExportReport: Encodable {
  let dryRun: Bool
  let entries: Int
  let file: String
  let format: String
}
