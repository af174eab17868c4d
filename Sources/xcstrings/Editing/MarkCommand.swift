import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// Changes the states of strings or of keys.
struct MarkCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "mark",
      abstract: .markAbstract,
      discussion: .markDiscussion
    )
  }

  @OptionGroup
  var catalogs: CatalogArguments

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(.markMark, valueName: .filterStateValue)
  )
  var mark: Mark

  @Option(
    help: ArgumentHelp(.markFrom, valueName: .sharedFileValue),
    completion: .file(extensions: ["json"])
  )
  var from: String?

  @Flag(help: ArgumentHelp(.markAllOrNothing))
  var allOrNothing = false

  @OptionGroup(title: FilterOptions.title)
  var filterOptions: FilterOptions

  @OptionGroup
  var dryRun: DryRunOption

  @OptionGroup(title: GlobalOptions.title)
  var global: GlobalOptions

  func run() throws {
    let console = global.console
    let filter = try filterOptions.filter()
    guard from != nil || !filter.isEmpty else {
      throw CommandFailure(
        String(localized: .removeEverything),
        hint: String(localized: .removeSayWhat),
        status: .usage
      )
    }
    let listed = try from.map { try [TextAssignment](at: $0, language: nil, console) }
    let project = try Project.find(console)
    let files = try catalogs.selection(console).files(for: filter, in: project)
    let configured = project?.configuration.languages ?? []
    let marking = ListedMarking(try listed.map { try $0.grouped(by: files) })
    let reported = try dryRun.edit(files, where: isWritten) { file, catalog in
      let texts = filter.texts(of: file, languages: configured)
      let (chosen, stale) = marking.texts(of: texts, in: file)
      var report = SetRequest.Report(changes: mark.apply(to: chosen, &catalog), stale: stale)
      report.restoreInvalidTranslations(of: file, in: &catalog, project?.configuration)
      return report
    }
    let isWritten = isWritten(reported)
    let report = EditReport(
      reported,
      isPreview: dryRun.dryRun || !isWritten,
      listsStale: from != nil
    )
    try report.print(asJSON: global.json, to: console)
    guard !reported.allSatisfy(\.report.isComplete) else { return }
    if !isWritten { console.printStatus(String(localized: .markNothingWritten)) }
    throw ExitStatus.findings
  }

  private func isWritten(_ outcomes: [EditOutcome<SetRequest.Report>]) -> Bool {
    !allOrNothing || outcomes.allSatisfy(\.report.isComplete)
  }
}

/// The texts of a list whose state is changed, and those that have changed since.
struct ListedMarking {
  /// The rows of the list by the path of their catalog; `nil` without a list.
  private let rows: [String: [TextAssignment]]?

  init(_ rows: [String: [TextAssignment]]?) {
    self.rows = rows
  }

  /// Selects the listed ones of some texts; without a list, all.
  ///
  /// - Parameters:
  ///   - texts: The texts of a catalog.
  ///   - file: The catalog as it was read.
  /// - Returns: The texts to mark, and those that have changed since the list was printed.
  func texts(
    of texts: [CatalogText],
    in file: CatalogFile
  ) -> (chosen: [CatalogText], stale: [StaleText]) {
    guard let rows else { return (texts, []) }
    let listed = Dictionary(
      (rows[file.path] ?? []).map { (Self.identity($0.key, $0.language, $0.variation), $0) },
      uniquingKeysWith: { $1 }
    )
    var chosen: [CatalogText] = []
    var stale: [StaleText] = []
    for text in texts {
      guard let row = listed[Self.identity(text.key, text.language, text.variation)] else {
        continue
      }
      if let reason = row.staleVersions(in: file.catalog) {
        stale.append(reason)
      } else {
        chosen.append(text)
      }
    }
    return (chosen, stale)
  }

  private static func identity(
    _ key: String,
    _ language: String,
    _ variation: String
  ) -> [ExactString] {
    [key, language, variation].map { ExactString($0) }
  }
}

extension [TextAssignment] {
  /// Returns the rows of a list by the path of the catalog that contains their key.
  ///
  /// - Throws: `WorkspaceError` if no catalog or several contain a key.
  fileprivate func grouped(by files: [CatalogFile]) throws -> [String: [TextAssignment]] {
    let catalogs = CatalogsByKey(files, addsKeys: false)
    try catalogs.check(map(\.key))
    return try Dictionary(grouping: self) { row in
      try catalogs.catalog(of: row.key, preferring: row.catalog).path
    }
  }
}

extension MarkCommand {
  /// The states that strings or keys can get.
  ///
  /// Only Xcode makes a string stale. As an argument, "stale" means the key.
  enum Mark: ExpressibleByArgument, Hashable {
    /// The state of strings.
    case texts(StringCatalog.TranslationState)
    /// The state of keys; `nil` for those that the code contains.
    case keys(StringCatalog.ExtractionState?)

    private static let ofKeys = ["extracted", "manual", "stale"]

    init?(argument: String) {
      if let state = TranslationStateArgument(argument: argument) {
        self = .texts(state.state)
      } else if Self.ofKeys.contains(argument),
        let state = ExtractionStateArgument(argument: argument)
      {
        self = .keys(state.state)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] {
      TranslationStateArgument.allValueStrings + ofKeys
    }

    /// Changes the state of strings or of their keys, and returns the changes.
    func apply(to texts: [CatalogText], _ catalog: inout StringCatalog) -> [EditChange] {
      texts.filter { text in
        switch self {
        case .texts(let state): Self.mark(text, as: state, in: &catalog)
        case .keys(let state): Self.mark(text.key, as: state, in: &catalog)
        }
      }
      .map { text in
        guard case .texts = self else { return EditChange(kind: .marked, key: text.key) }
        return EditChange(
          kind: .marked,
          key: text.key,
          language: text.language,
          variation: text.variation
        )
      }
    }

    private static func mark(
      _ text: CatalogText,
      as state: StringCatalog.TranslationState,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard text.isPhrase else {
        return catalog.mark(text.key, language: text.language, as: state) { leaf in
          leaf.name == text.variation
        } > 0
      }
      return catalog.mark(text.key, language: text.language, as: state) > 0
    }

    private static func mark(
      _ key: String,
      as state: StringCatalog.ExtractionState?,
      in catalog: inout StringCatalog
    ) -> Bool {
      guard let entry = catalog[key], entry.extractionState != state else { return false }
      catalog[key]?.extractionState = state
      return true
    }
  }
}
