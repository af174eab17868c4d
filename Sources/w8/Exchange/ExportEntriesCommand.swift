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
    let days = try period.days(in: session)
    guard let output else {
      _ = try write(form, days, in: session) { session.console.print(exactly: $0) }
      return
    }
    if changes.dryRun {
      var count = 0
      try forEachPage(form, days, in: session) { count += $0.count }
      return try report(count, output, form, in: session)
    }
    try overwriting.check(output, on: session.console, mayAsk: !global.json)
    try report(save(form, days, in: session, to: output), output, form, in: session)
  }

  /// The first and the last day to export.
  private typealias Days = (first: CalendarDay?, last: CalendarDay?)

  /// Writes a file that only its owner can read, like the log itself.
  private func save(
    _ form: ExportFormatOption,
    _ days: Days,
    in session: Session,
    to path: String
  ) throws -> Int {
    var result = Result<Int, any Error>.success(0)
    do throws(FileError) {
      try FileSystem.write(to: path, isPrivate: true) { write throws(FileError) in
        result = Result { try self.write(form, days, in: session, write) }
        // The file is not replaced if the log could not be read completely.
        if case .failure(let error) = result {
          throw error as? FileError ?? FileError(.changed, .write, path: path)
        }
      }
    } catch {
      guard case .failure = result else { throw error }
    }
    return try result.get()
  }

  /// Writes the log, and returns the number of entries.
  private func write(
    _ form: ExportFormatOption,
    _ days: Days,
    in session: Session,
    _ write: ([UInt8]) throws -> Void
  ) throws -> Int {
    var count = 0
    var file = try file(form, days, in: session)
    try forEachPage(form, days, in: session) { page in
      count += page.count
      try write(file.part(of: page))
    }
    try write(file.end())
    return count
  }

  private func file(
    _ form: ExportFormatOption,
    _ days: Days,
    in session: Session
  ) throws -> any LogFile {
    let settings = session.settings
    // The content of a file depends on the user's settings, but not on the region's default unit.
    let unit = unit ?? settings.unit.unit(habit: .kilogram)
    if let format = form.format {
      return WeightExport(format, unit: unit, guardsFormulas: guardFormulas)
    }
    guard let app = form.app else {
      return HealthExport(
        log: try session.read { try $0.identifier() } ?? "",
        exported: session.now
      )
    }
    var export = AppExport(
      app,
      unit: unit,
      choice: settings.daily,
      dayStart: settings.dayStart,
      guardsFormulas: guardFormulas
    )
    if export.needsAnnouncements {
      try forEachPage(form, days, in: session) { export.announce($0) }
    }
    return export
  }

  private func forEachPage(
    _ form: ExportFormatOption,
    _ days: Days,
    in session: Session,
    _ body: ([IdentifiedEntry]) throws -> Void
  ) throws {
    _ = try session.read { store in
      let kind: EntrySource.Kind? = form == .health ? .manual : nil
      try store.forEachPage(from: days.first, to: days.last, of: kind, body)
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
