/// What `extract --format stringsdata --json` prints.
struct StringsDataJSONReport: Encodable {
  /// One file that was written, or that held the strings already.
  struct File: Encodable {
    var path: String
    var source: String
    var isChanged: Bool
  }

  var files: [File]
}
