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
      abstract: Texts.abstract,
      discussion: Texts.discussion
    )
  }

  @Argument(help: ArgumentHelp(Texts.base, valueName: Texts.baseValue), completion: .catalogs)
  var base: String?

  @Argument(help: ArgumentHelp(Texts.ours, valueName: Texts.oursValue), completion: .catalogs)
  var ours: String?

  @Argument(help: ArgumentHelp(Texts.theirs, valueName: Texts.theirsValue), completion: .catalogs)
  var theirs: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.fromMarkers, valueName: SourceOptions.Texts.fileValue),
    completion: .catalogs
  )
  var fromMarkers: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(Texts.resolve, valueName: SourceOptions.Texts.fileValue),
    completion: .catalogs
  )
  var resolve: [String] = []

  @Option(help: ArgumentHelp(Texts.prefer, valueName: Texts.sideValue))
  var prefer: PreferredSide?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Texts.output, valueName: SourceOptions.Texts.fileValue),
    completion: .catalogs
  )
  var output: String?

  @Flag(help: ArgumentHelp(Texts.textsOnly))
  var textsOnly = false

  @Option(help: ArgumentHelp(Texts.driver, valueName: SourceOptions.Texts.pathValue))
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
      throw ValidationError(Texts.textsOnlyAlone)
    }
    if driver != nil, prefer == .newer { throw ValidationError(Texts.newerInDriver) }
    if !fromMarkers.isEmpty, !resolve.isEmpty { throw ValidationError(Texts.markersAlone) }
    if fromMarkers.isEmpty, resolve.isEmpty {
      guard versions == nil else { return }
      throw ValidationError(Texts.versionsMissing)
    }
    guard base != nil || output != nil || driver != nil else { return }
    throw ValidationError(Texts.markersAlone)
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
      console.printStatus(Texts.noConflict)
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
      guard let side = newer() else { throw CommandFailure(Texts.noDates, status: .data) }
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
      ?? CommandFailure(Texts.notMerged, status: .driverFailure)
    return CommandFailure(failure.message, hint: Texts.driverHint, status: .driverFailure)
  }
}

// MARK: - Texts

extension MergeCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Merge two versions of a catalog string by string.",
        comment: "Help of xcstrings merge"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Changes from only one side are applied field by field; a string and its state are merged \
          together. New keys from both sides are inserted in order. The result is printed unless \
          --output specifies a file.

          If both sides changed the same string in different ways, or if one side removed \
          something that the other changed, the command reports a conflict and exits with status \
          1. Even then, the result is a valid catalog: it contains our version, or theirs if ours \
          removed something. If a side cannot be read, nothing is written.

          The same text with different states is no conflict: a finished state takes precedence. \
          --prefer decides about conflicts: 'ours' and 'theirs' take that version; 'finished' takes \
          a text that only one side finished, and removes what one side removed if the other one \
          finished no text in it; 'newer' takes the side whose file or commit is newer.

          For git merge and git rebase, see 'xcstrings install-git-drivers'. If git has already \
          left conflict markers in a catalog, --from-markers merges both sides of the file. \
          --resolve shows each conflict that is left in such a catalog, or in one that the driver \
          has merged, with both texts, and one key decides about it.

          --texts-only takes only the translated texts of their version, and nothing else that a \
          translation service changed: see 'xcstrings diff --service'. The base is the catalog that \
          the service received. If a source text has changed in our version since, the translation \
          needs review.

          Examples:
            xcstrings merge Base.xcstrings A.xcstrings B.xcstrings --output A.xcstrings
            xcstrings merge Base.xcstrings A.xcstrings B.xcstrings --dry-run --json
            xcstrings merge --from-markers Localizable.xcstrings
            xcstrings merge --resolve Localizable.xcstrings
            xcstrings merge Sent.xcstrings A.xcstrings Received.xcstrings --texts-only -o A.xcstrings
          """,
        comment: "Help of xcstrings merge. Do not translate the indented lines"
      )
    }
    static var base: String {
      String(
        localized: "The common ancestor of both versions; a missing or empty file has no keys.",
        comment: "Help of the first argument of xcstrings merge"
      )
    }
    static var baseValue: String {
      String(
        localized: "base",
        comment: "Help: the common ancestor. [validate:off unchanged-translation]"
      )
    }
    static var ours: String {
      String(
        localized: "The version to merge into.",
        comment: "Help of the second argument of xcstrings merge"
      )
    }
    static var oursValue: String {
      String(localized: "ours", comment: "Help: placeholder for our version of a file, one word")
    }
    static var theirs: String {
      String(
        localized: "The version whose changes are merged.",
        comment: "Help of the third argument of xcstrings merge"
      )
    }
    static var theirsValue: String {
      String(
        localized: "theirs",
        comment: "Help: placeholder for the other version of a file, one word"
      )
    }
    static var output: String {
      String(
        localized: "Write the result to this file.",
        comment: "Help of xcstrings merge --output"
      )
    }
    static var fromMarkers: String {
      String(
        localized: """
          Merge both sides of catalogs with conflict markers, and write the result to the files. \
          The common ancestor is the one in the markers (merge.conflictStyle diff3), otherwise \
          that of the git index.
          """,
        comment: "Help of xcstrings merge --from-markers"
      )
    }
    static var resolve: String {
      String(
        localized: "Decide about the conflicts of these catalogs, one by one.",
        comment: "Help of xcstrings merge --resolve"
      )
    }
    static var prefer: String {
      String(
        localized: "Decide about conflicts: ours, theirs, finished or newer.",
        comment: "Help of xcstrings merge --prefer. Do not translate the four values"
      )
    }
    static var sideValue: String {
      String(localized: "side", comment: "Help: placeholder for a version of a file, one word")
    }
    static var newerInDriver: String {
      String(
        localized:
          "--prefer newer cannot be used with --driver, because git does not say which side is newer.",
        comment: "Error of xcstrings merge. Do not translate the options"
      )
    }
    static var noDates: String {
      String(
        localized: "It is not known which side is newer.",
        comment: "Error of xcstrings merge --prefer newer"
      )
    }
    static func decided(_ count: Int) -> String {
      String(
        localized: "Decided \(count) conflicts as --prefer says.",
        comment: "Result of xcstrings merge --prefer"
      )
    }
    static var textsOnly: String {
      String(
        localized: """
          Take only the translated texts of their version, without lost characters, states, copies \
          of the source text and other changes of a translation service.
          """,
        comment: "Help of xcstrings merge --texts-only"
      )
    }
    static var textsOnlyAlone: String {
      String(
        localized:
          "--texts-only needs three versions, without --driver, --from-markers, --resolve and --prefer.",
        comment: "Error of xcstrings merge"
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
    static var versionsMissing: String {
      String(
        localized: "Specify three versions, or --from-markers or --resolve with a catalog.",
        comment: "Error of xcstrings merge"
      )
    }
    static var markersAlone: String {
      String(
        localized:
          "--from-markers and --resolve write to their files; they accept no other version or output.",
        comment: "Error of xcstrings merge"
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
    static var driver: String {
      String(
        localized: """
          Work as a git merge driver: write the result to our version, use this path in messages, \
          and exit with status 129 if a version cannot be read.
          """,
        comment: "Help of xcstrings merge --driver"
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
    static var noConflict: String {
      String(localized: "There is no conflict.", comment: "Result of xcstrings merge")
    }
    static var notMerged: String {
      String(
        localized: "The versions could not be merged.",
        comment: "Error of the merge driver, for a reason that is not known"
      )
    }
  }
}
