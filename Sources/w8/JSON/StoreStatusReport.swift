import Diagnostics
import WeightCore
import WeightStore

/// What `w8 store status --json` prints.
struct StoreStatusReport: Encodable {
  private struct Place: Encodable {
    let name: String
    let path: String
    let bytes: Nullable<Int64>
    let isUsed: Bool
  }

  private struct Move: Encodable {
    let state: String
    let since: Nullable<String>
    let error: Nullable<String>
    let path: Nullable<String>
    let next: Nullable<String>
  }

  private struct Folder: Encodable {
    let state: String
    let conflicts: [String]
  }

  private struct Pending: Encodable {
    struct LeftAlone: Encodable {
      let path: String
      let reason: String
    }

    let waiting: Int
    let leftAlone: [LeftAlone]
  }

  private let places: [Place]
  private let problem: Nullable<String>
  private let move: Move
  private let folder: Folder
  private let pending: Pending

  init(_ status: StoreStatus, _ files: QuickLogFiles) {
    pending = Pending(
      waiting: files.count,
      leftAlone: files.problems.map { problem in
        Pending.LeftAlone(path: problem.place?.file ?? "", reason: problem.id.rawValue)
      }
    )
    places = [("original", status.original, false), ("shared", status.shared, true)]
      .map { name, file, isShared in
        Place(
          name: name,
          path: file.path,
          bytes: Nullable(file.bytes),
          isUsed: status.isShared == isShared && file.bytes != nil
        )
      }
    problem = Nullable(status.problem?.code.rawValue)
    move = Self.move(status)
    folder = Folder(state: status.folder.rawValue, conflicts: status.conflicts)
  }

  private static func move(_ status: StoreStatus) -> Move {
    var error: StoreError?
    if case .failed(let reason, _) = status.move { error = reason }
    return Move(
      state: status.move.name,
      since: Nullable(status.move.since?.iso8601),
      error: Nullable(error?.code.rawValue),
      path: Nullable(error?.path),
      next: Nullable(next(status))
    )
  }

  /// The options of `w8 store migrate` that come next.
  private static func next(_ status: StoreStatus) -> String? {
    switch status.move {
    case .notNeeded, .inProgress: nil
    case .notStarted: "migrate"
    case .failed: "migrate --retry"
    case .completed: status.original.bytes == nil ? nil : "migrate --purge-old"
    }
  }
}
