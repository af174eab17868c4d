import ArgumentParser
import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Merges two versions of a catalog with a common ancestor.
struct MergeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge",
      abstract: .mergeAbstract,
      discussion: .mergeDiscussion
    )
  }

  @Argument(help: ArgumentHelp(.mergeBase, valueName: .sharedBase), completion: .catalogs)
  var base: String?

  @Argument(help: ArgumentHelp(.mergeOurs, valueName: .sharedOurs), completion: .catalogs)
  var ours: String?

  @Argument(help: ArgumentHelp(.mergeTheirs, valueName: .sharedTheirs), completion: .catalogs)
  var theirs: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(.mergeFromMarkers, valueName: .sharedFileValue),
    completion: .catalogs
  )
  var fromMarkers: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(.mergeResolve, valueName: .sharedFileValue),
    completion: .catalogs
  )
  var resolve: [String] = []

  @Option(help: ArgumentHelp(.mergePrefer, valueName: .mergeSideValue))
  var prefer: PreferredSide?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(.mergeOutput, valueName: .sharedFileValue),
    completion: .catalogs
  )
  var output: String?

  @Flag(help: ArgumentHelp(.mergeTextsOnly))
  var textsOnly = false

  @Option(help: ArgumentHelp(.mergeDriver, valueName: .sourcePathValue))
  var driver: String?

  @OptionGroup
  var writing: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  /// The paths of the three versions.
  private struct Versions {
    var base: String
    var ours: String
    var theirs: String
  }

  private var versions: Versions? {
    guard let base, let ours, let theirs else { return nil }
    return Versions(base: base, ours: ours, theirs: theirs)
  }

  /// The side that is taken where both sides changed a part.
  enum PreferredSide: String, ExpressibleByArgument, CaseIterable {
    case ours
    case theirs
    case finished
    case newer
  }

  func validate() throws {
    if textsOnly, driver != nil || !fromMarkers.isEmpty || !resolve.isEmpty || prefer != nil {
      throw ValidationError(String(localized: .mergeTextsOnlyAlone))
    }
    if driver != nil, prefer == .newer {
      throw ValidationError(String(localized: .mergeNewerInDriver))
    }
    if !fromMarkers.isEmpty, !resolve.isEmpty {
      throw ValidationError(String(localized: .mergeMarkersAlone))
    }
    if fromMarkers.isEmpty, resolve.isEmpty {
      guard versions == nil else { return }
      throw ValidationError(String(localized: .mergeVersionsMissing))
    }
    guard base != nil || output != nil || driver != nil else { return }
    throw ValidationError(String(localized: .mergeMarkersAlone))
  }

  func run() throws {
    guard let versions else { return try mergeConflicted() }
    guard let driver else { return try merge(versions) }
    do {
      try merge(versions, asDriverFor: driver)
    } catch let status as ExitStatus {
      throw status
    } catch {
      (error as? any CommandError)?.printDetails(to: global.console)
      global.console.report(Self.failure(of: error))
      throw ExitStatus.driverFailure
    }
  }

  private func merge(_ versions: Versions) throws {
    let console = global.console
    let merged = try MergedCatalog(
      base: textsOnly
        ? FileContent(path: versions.base, bytes: FileSystem.read(versions.base, as: .catalog))
        : FileSystem.content(of: versions.base, as: .catalog),
      ours: FileContent(path: versions.ours, bytes: FileSystem.read(versions.ours, as: .catalog)),
      theirs: FileContent(
        path: versions.theirs,
        bytes: FileSystem.read(versions.theirs, as: .catalog)
      ),
      path: output ?? versions.ours,
      isTextsOnly: textsOnly,
      codes: textsOnly ? Project.languageCodes(console) : LanguageCodes(),
      preferring: preference(newer: newerVersion(versions))
    )
    if let output, !writing.dryRun {
      try FileSystem.replace(FileSystem.content(of: output, as: .catalog), with: merged.bytes)
    }
    if global.json {
      try console.print(json: MergeJSONReport(merged, output: writing.dryRun ? nil : output))
    } else if output == nil, !writing.dryRun {
      console.print(exactly: merged.bytes)
    } else if merged.conflicts.isEmpty, merged.takenTexts == nil, merged.decidedCount == 0 {
      console.printStatus(String(localized: .mergeNoConflict))
    }
    if merged.decidedCount > 0, !global.json {
      console.printStatus(Texts.decided(merged.decidedCount))
    }
    if let taken = merged.takenTexts, !global.json { print(taken, console) }
    try finish([merged], console)
  }

  private func print(_ taken: MergedCatalog.TakenTexts, _ console: Console) {
    console.printStatus(Texts.taken(taken.count))
    if taken.outdatedCount > 0 { console.printStatus(Texts.outdated(taken.outdatedCount)) }
    if taken.leftOutCount > 0 { console.printStatus(Texts.leftOut(taken.leftOutCount)) }
  }

  /// Returns the preference, with the side that is newer; `nil` if there is none.
  ///
  /// - Throws: `CommandFailure` if the newer side is needed and not known.
  private func preference(
    newer: @autoclosure () -> CatalogMerge.Preference?
  ) throws(CommandFailure) -> CatalogMerge.Preference? {
    switch prefer {
    case nil: return nil
    case .ours: return .ours
    case .theirs: return .theirs
    case .finished: return .finished
    case .newer:
      guard let side = newer() else {
        throw CommandFailure(String(localized: .mergeNoDates), status: .data)
      }
      return side
    }
  }

  /// Returns the version whose file was changed later.
  private func newerVersion(_ versions: Versions) -> CatalogMerge.Preference? {
    guard let ours = FileSystem.stamp(of: versions.ours)?.modified,
      let theirs = FileSystem.stamp(of: versions.theirs)?.modified
    else { return nil }
    return theirs > ours ? .theirs : .ours
  }

  /// Merges the sides of files with conflicts, and writes either all files or none.
  private func mergeConflicted() throws {
    let console = global.console
    var merges: [(file: ConflictedCatalog, merged: MergedCatalog)] = []
    let prompt = try resolve.isEmpty ? nil : ConflictPrompt.prepare(console)
    for path in try FileSystem.catalogs(at: fromMarkers + resolve) {
      guard let file = try ConflictedCatalog.read(path) else {
        console.printStatus(Texts.noMarkers(path))
        continue
      }
      let merged = try file.merged(preferring: try preference(newer: file.newerSide)) { merge in
        try prompt?.resolve(&merge, of: path)
      }
      merges.append((file, merged))
    }
    if !writing.dryRun {
      try FileSystem.replace(merges.map { FileChange($0.file.content, to: $0.merged.bytes) })
    }
    if global.json {
      let reports = merges.map { file, merged in
        MergeJSONReport(merged, output: writing.dryRun ? nil : file.path)
      }
      try console.print(json: MarkersJSONReport(catalogs: reports))
    } else {
      for (file, merged) in merges {
        let count = file.markerCount ?? merged.decidedCount
        console.print(
          merged.conflicts.isEmpty
            ? Texts.resolved(file.path, count: count) : Texts.partly(file.path, of: count)
        )
      }
    }
    try finish(merges.map(\.merged), console)
  }

  /// Writes the merged catalog to our file, and reports it by its path in the repository.
  ///
  /// Git requires that the result replaces our file.
  private func merge(_ versions: Versions, asDriverFor path: String) throws {
    let console = global.console
    guard !ReviewFile.isReviewFile(path) else { return try mergeRecords(versions, of: path) }
    let original = FileContent(
      path: versions.ours,
      bytes: try FileSystem.read(versions.ours, as: .catalog)
    )
    let merged = try MergedCatalog(
      base: FileContent(
        path: "\(path) (base)",
        bytes: FileSystem.content(of: versions.base, as: .catalog).bytes
      ),
      ours: FileContent(path: "\(path) (ours)", bytes: original.bytes),
      theirs: FileContent(
        path: "\(path) (theirs)",
        bytes: FileSystem.read(versions.theirs, as: .catalog)
      ),
      path: path,
      preferring: preference(newer: nil)
    )
    if !writing.dryRun { try FileSystem.replace(original, with: merged.bytes) }
    try finish([merged], console)
  }

  /// Merges review records, and writes the result to our file.
  private func mergeRecords(_ versions: Versions, of path: String) throws {
    let original = FileContent(
      path: versions.ours,
      bytes: try FileSystem.read(versions.ours, as: .result)
    )
    let merged = try MergedReviewRecords(
      base: FileSystem.content(of: versions.base, as: .result).bytes ?? [],
      ours: original.bytes ?? [],
      theirs: FileSystem.read(versions.theirs, as: .result),
      path: path
    )
    if !writing.dryRun { try FileSystem.replace(original, with: merged.bytes) }
    DiagnosticPrinter().print(merged.conflicts, to: global.console)
    if !merged.conflicts.isEmpty { throw ExitStatus.findings }
  }

  private func finish(_ merged: [MergedCatalog], _ console: Console) throws {
    DiagnosticPrinter().print(merged.flatMap(\.duplicates), to: console)
    let conflicts = merged.flatMap(\.conflicts)
    if conflicts.isEmpty { return }
    let diagnostics = conflicts.map { Diagnostic($0.conflict, at: $0.location) }
    DiagnosticPrinter().print(diagnostics, to: console)
    throw ExitStatus.findings
  }

  private static func failure(of error: any Error) -> CommandFailure {
    let failure =
      (error as? any CommandError).map { CommandFailure($0) }
      ?? CommandFailure(String(localized: .mergeNotMerged), status: .driverFailure)
    return CommandFailure(failure.message, hint: Texts.driverHint, status: .driverFailure)
  }
}

// MARK: - Texts

extension MergeCommand {
  enum Texts {
    static func decided(_ count: Int) -> String {
      String(
        localized: "Decided \(count) conflicts as --prefer says.",
        comment: "Result of xcstrings merge --prefer"
      )
    }
    static func taken(_ count: Int) -> String {
      String(
        localized: "Took \(count) texts.",
        comment: "Result of xcstrings merge --texts-only"
      )
    }
    static func outdated(_ count: Int) -> String {
      String(
        localized: "\(count) of them need review, because their source texts have changed.",
        comment: "Result of xcstrings merge --texts-only: translations of former source texts"
      )
    }
    static func leftOut(_ count: Int) -> String {
      String(
        localized: "Left out \(count) other changes, which 'xcstrings diff --service' lists.",
        comment: "Result of xcstrings merge --texts-only. Do not translate the command"
      )
    }
    static func noMarkers(_ path: String) -> String {
      String(
        localized: "\(path) has no conflicts.",
        comment: "Status message of xcstrings merge --from-markers and --resolve"
      )
    }
    static func resolved(_ path: String, count: Int) -> String {
      String(
        localized: "\(path): resolved \(count) conflicts.",
        comment: "Result of xcstrings merge --from-markers. The first argument is a path"
      )
    }
    static func partly(_ path: String, of count: Int) -> String {
      String(
        localized: "\(path): merged \(count) conflicts; some values need a decision:",
        comment: "Result of xcstrings merge --from-markers. The first argument is a path"
      )
    }
    static var driverHint: String {
      String(
        localized: """
          Fix the file, or merge it line by line: git -c merge.xcstrings.driver='git merge-file %A \
          %O %B' merge …
          """,
        comment: "Below an error of the merge driver. Do not translate the command"
      )
    }
  }
}
