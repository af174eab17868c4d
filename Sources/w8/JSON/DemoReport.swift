/// What `w8 demo --json` prints.
struct DemoReport: Encodable {
  private enum CodingKeys: String, CodingKey {
    case days
    case dryRun
    case entries
    case folder
  }

  private let days: Int?
  private let dryRun: Bool
  private let entries: Int
  private let folder: String

  init(days: Int?, entries: Int, folder: String, isDryRun: Bool) {
    self.days = days
    self.entries = entries
    self.folder = folder
    dryRun = isDryRun
  }

  /// Writes `null` in the place of the days if the entries were removed.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(days, forKey: .days)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(entries, forKey: .entries)
    try container.encode(folder, forKey: .folder)
  }
}
