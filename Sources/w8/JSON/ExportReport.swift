/// What `w8 export --output FILE --json` prints.
struct ExportReport: Encodable {
  let dryRun: Bool
  let entries: Int
  let file: String
  let format: String
}
