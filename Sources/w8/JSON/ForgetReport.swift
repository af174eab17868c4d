/// What `w8 forget --json` prints.
struct ForgetReport: Encodable {
  private let dryRun: Bool
  private let removed: [String]

  init(_ paths: [String], isDryRun: Bool) {
    dryRun = isDryRun
    removed = paths
  }
}
