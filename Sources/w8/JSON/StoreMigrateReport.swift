import WeightCore
import WeightStore

/// What `w8 store migrate --json` prints.
struct StoreMigrateReport: Encodable {
  private let dryRun: Bool
  private let outcome: String
  private let log: String
  private let former: String
  private let removed: [String]
  private let settings: [String]
  private let settingsLeftOut: [String]

  init(_ outcome: StoreMoveOutcome, at location: StoreLocation, isDryRun: Bool) {
    dryRun = isDryRun
    log = location.shared.database
    former = location.database
    removed = []
    switch outcome {
    case .moved: self.outcome = "moved"
    case .alreadyMoved: self.outcome = "alreadyMoved"
    case .noLog: self.outcome = "noLog"
    case .alreadyShared: self.outcome = "alreadyShared"
    case .refused: self.outcome = "refused"
    }
    guard case .alreadyShared(let taken, let leftOut) = outcome else {
      (settings, settingsLeftOut) = ([], [])
      return
    }
    settings = taken.map(\.rawValue)
    settingsLeftOut = leftOut.map(\.name.rawValue)
  }

  init(purged files: [String], at location: StoreLocation, isDryRun: Bool) {
    dryRun = isDryRun
    outcome = "purged"
    log = location.shared.database
    former = location.database
    removed = files
    (settings, settingsLeftOut) = ([], [])
  }
}
