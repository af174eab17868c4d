import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that shows and removes the sync positions of Apple Health.
struct HealthAnchorsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "anchors",
      abstract: .healthAnchorsAbstract,
      discussion: .healthAnchorsDiscussion,
      subcommands: [HealthAnchorsListCommand.self, HealthAnchorsClearCommand.self],
      defaultSubcommand: HealthAnchorsListCommand.self
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions
}

/// The command that lists the last synced export of each category.
struct HealthAnchorsListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: String(
        localized: "Show the last export read for each kind of data.",
        comment: "Help of w8 health anchors list"
      )
    )
  }

  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global)
    let anchors = try session.read { try $0.healthAnchors() } ?? []
    if global.json {
      return try session.console.print(json: HealthAnchorsReport(anchors))
    }
    guard !anchors.isEmpty else {
      return session.printStatus(
        String(
          localized: "Nothing has been read from Apple Health yet.",
          comment: "Instead of a table of exports"
        )
      )
    }
    session.print(table: HealthAnchorTable(session.notation).lines(anchors))
  }
}

/// The command that removes the sync positions of categories.
struct HealthAnchorsClearCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "clear",
      abstract: String(
        localized: "Clear the anchors; the log is not changed.",
        comment: "Help of w8 health anchors clear"
      )
    )
  }

  @OptionGroup var categories: HealthCategoryOptions
  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session.open(global, isTrial: changes.dryRun)
    let categories = try categories.categories() ?? Set(HealthCategory.allCases)
    let count =
      try session.read { store in
        try store.clearHealthAnchors(categories, isTrial: changes.dryRun)
      } ?? 0
    if global.json {
      let report = HealthClearReport(cleared: count, dryRun: changes.dryRun)
      return try session.console.print(json: report)
    }
    session.printStatus(Self.sentence(count, isTrial: changes.dryRun))
  }

  private static func sentence(_ count: Int, isTrial: Bool) -> String {
    guard count > 0 else {
      return String(
        localized: "There is nothing to remove.",
        comment: "After 'w8 health anchors clear'"
      )
    }
    return isTrial
      ? String(
        localized: "The next export would be compared in full.",
        comment: "After 'w8 health anchors clear --dry-run'"
      )
      : String(
        localized: "The next export will be compared in full.",
        comment: "After 'w8 health anchors clear'"
      )
  }
}

/// The option that selects categories.
struct HealthCategoryOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.healthCategoryCategory, valueName: .sharedCategoryValue))
  var category: [String] = []

  /// Returns the selected categories, or `nil` if none were selected.
  func categories() throws(HealthFailure) -> Set<HealthCategory>? {
    try HealthCategory.named(category)
  }
}

extension HealthCategory {
  /// Returns the categories for a list of strings, each of which may contain several names.
  ///
  /// - Returns: `nil` if there are no names.
  static func named(_ texts: [String]) throws(HealthFailure) -> Set<HealthCategory>? {
    let names = texts.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard !names.isEmpty else { return nil }
    var categories: Set<HealthCategory> = []
    for name in names {
      guard let category = HealthCategory(rawValue: String(name)) else {
        throw HealthFailure(.dataTypeNotAvailable, String(name))
      }
      categories.insert(category)
    }
    return categories
  }
}

/// The JSON output of `w8 health anchors list`.
struct HealthAnchorsReport: Encodable {
  private let anchors: [Anchor]

  init(_ anchors: [HealthAnchor]) {
    self.anchors = anchors.map(Anchor.init)
  }

  struct Anchor: Encodable {
    private let category: String
    private let exported: Nullable<String>
    private let sha256: String
    private let count: Int
    private let generation: Int
    private let saved: String

    init(_ anchor: HealthAnchor) {
      category = anchor.category.rawValue
      exported = Nullable(anchor.exported?.iso8601)
      sha256 = anchor.digest
      count = anchor.count
      generation = anchor.generation
      saved = anchor.saved.iso8601
    }
  }
}

/// The JSON output of `w8 health anchors clear`.
struct HealthClearReport: Encodable {
  let cleared: Int
  let dryRun: Bool
}
