import ArgumentParser
import CommandSupport
import FileSystem
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The command that deletes entries that cannot be read.
struct StoreRepairCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair",
      abstract: .storeRepairAbstract,
      discussion: .storeRepairDiscussion
    )
  }

  @OptionGroup var changes: ChangeOptions
  @OptionGroup(title: GlobalOptions.title) var global: LogOptions

  func run() throws {
    let session = try Session(global)
    let repair = { (store: WeightStore) in
      try store.deleteDamagedEntries(at: session.now, isTrial: changes.dryRun)
    }
    let numbers = try (changes.dryRun ? session.read(repair) : session.writeExisting(repair)) ?? []
    if global.json {
      return try session.console.print(json: StoreRepairReport(numbers, isDryRun: changes.dryRun))
    }
    session.printStatus(DamageMessages.deleted(numbers, isTrial: changes.dryRun))
  }
}

/// The messages about entries that cannot be read.
enum DamageMessages {
  /// Returns the warning about skipped entries.
  static func skipped(_ numbers: [Int64]) -> String {
    String(
      localized:
        "\(numbers.count) entries of the log cannot be read and were skipped: \(shown(numbers)). To delete them, run: \("w8 store repair")",
      comment: "Warning: the number of entries, their numbers, and a command"
    )
  }

  /// Returns the message about deleted entries.
  static func deleted(_ numbers: [Int64], isTrial: Bool) -> String {
    guard !numbers.isEmpty else {
      return String(
        localized: "All entries of the log can be read.",
        comment: "After 'w8 store repair'"
      )
    }
    return isTrial
      ? String(
        localized: "Would delete \(numbers.count) entries that cannot be read: \(shown(numbers))",
        comment: "After 'w8 store repair --dry-run': the number of entries, and their numbers"
      )
      : String(
        localized: "Deleted \(numbers.count) entries that cannot be read: \(shown(numbers))",
        comment: "After 'w8 store repair': the number of entries, and their numbers"
      )
  }

  private static func shown(_ numbers: [Int64]) -> String {
    let most = 10
    let texts = numbers.prefix(most).map(String.init) + (numbers.count > most ? ["…"] : [])
    return texts.joined(separator: ", ")
  }
}

/// The JSON output of `w8 store repair`.
struct StoreRepairReport: Encodable {
  private let dryRun: Bool
  private let deleted: [Int64]

  init(_ numbers: [Int64], isDryRun: Bool) {
    dryRun = isDryRun
    deleted = numbers
  }
}
