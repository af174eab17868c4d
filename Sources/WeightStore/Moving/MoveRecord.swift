import FileSystem
import Foundation
import WeightCore

/// What a move of a log has noted of itself, in a file beside the shared log.
struct MoveRecord: Codable, Equatable {
  /// How far a move has come.
  enum Phase: String, Codable {
    /// The log is being copied.
    case started
    /// The copy is complete and known to be equal; only its name is not yet that of the log.
    case verified
    /// The copy is the log.
    case completed
    /// The move was given up.
    case failed
    /// There was a log at the shared place already, which has taken settings from the other.
    case settled
  }

  /// The name of the file in the shared folder.
  static let name = "migration.json"

  var phase: Phase
  private let secondsSince1970: Int64
  private let utcOffset: Int
  /// Why a move failed.
  private(set) var code: String?
  /// The file that was at fault.
  private(set) var path: String?
  /// A technical number of the failure.
  private(set) var detail: String?
  /// What was in the log when it was moved.
  var content: StoreContent?

  init(_ phase: Phase, at moment: Moment, content: StoreContent? = nil) {
    self.phase = phase
    secondsSince1970 = moment.secondsSince1970
    utcOffset = moment.utcOffset
    self.content = content
  }

  init(_ error: StoreError, at moment: Moment) {
    self.init(.failed, at: moment)
    code = error.code.rawValue
    path = error.path
    detail = error.detail
  }

  /// When the phase began.
  var moment: Moment? { Moment(secondsSince1970: secondsSince1970, utcOffset: utcOffset) }

  /// Why the move failed.
  var error: StoreError? {
    guard let code = code.flatMap(StoreError.Code.init(rawValue:)), let path else { return nil }
    return StoreError(code, path: path, detail: detail ?? "")
  }

  /// Returns what was noted last; `nil` if nothing was, or it makes no sense.
  static func last(in folder: String) -> MoveRecord? {
    let file = SmallFile(reading: folder + "/" + name)
    guard case .success(let bytes) = file.content else { return nil }
    return try? JSONDecoder().decode(MoveRecord.self, from: Data(bytes))
  }

  /// Notes this, so that it is there after a power cut too.
  func save(in folder: String) throws(StoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("numbers and texts can be written as JSON")
    }
    try StoreFolder.replaceFile(folder + "/" + Self.name, with: Array(data))
  }
}
