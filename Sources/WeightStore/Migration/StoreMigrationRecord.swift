import FileSystem
import Foundation
import WeightCore

/// The record of a move, which is stored in a file next to the shared log.
struct StoreMigrationRecord: Codable, Equatable {
  /// The phases of a move.
  enum Phase: String, Codable {
    /// The log is being copied.
    case started
    /// The copy is complete and was verified, but does not have the name of the log yet.
    case verified
    /// The copy is the log.
    case completed
    /// The move was canceled.
    case failed
    /// There was already a log at the shared location, and it has adopted settings of the former
    /// one.
    case settled
  }

  /// The name of the file in the shared folder.
  static let name = "migration.json"

  var phase: Phase
  private let secondsSince1970: Int64
  private let utcOffset: Int
  /// The code of the error that the move failed with.
  private(set) var code: String?
  /// The file that caused the error.
  private(set) var path: String?
  /// The technical error number.
  private(set) var detail: String?
  /// The content of the log at the time of the move.
  var content: StoreContent?

  init(_ phase: Phase, at moment: Timestamp, content: StoreContent? = nil) {
    self.phase = phase
    secondsSince1970 = moment.secondsSince1970
    utcOffset = moment.utcOffset
    self.content = content
  }

  init(_ error: StoreError, at moment: Timestamp) {
    self.init(.failed, at: moment)
    code = error.code.rawValue
    path = error.path
    detail = error.detail
  }

  /// The time at which the phase began.
  var moment: Timestamp? { Timestamp(secondsSince1970: secondsSince1970, utcOffset: utcOffset) }

  /// The error that the move failed with.
  var error: StoreError? {
    guard let code = code.flatMap(StoreError.Code.init(rawValue:)), let path else { return nil }
    return StoreError(code, path: path, detail: detail ?? "")
  }

  /// Returns the last record, or `nil` if there is none or it is invalid.
  static func last(in folder: String) -> StoreMigrationRecord? {
    let file = SmallFile(reading: folder + "/" + name)
    guard case .success(let bytes) = file.content else { return nil }
    return try? JSONDecoder().decode(StoreMigrationRecord.self, from: Data(bytes))
  }

  /// Saves the record durably, so it survives a power failure.
  func save(in folder: String) throws(StoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("numbers and texts can be written as JSON")
    }
    try StoreFolder.replaceFile(folder + "/" + Self.name, with: Array(data))
  }
}
