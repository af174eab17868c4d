/// How far an extraction has come with one file.
struct FileState: Sendable {
  var request: FileRequest
  /// The number of the file in the image before; `nil` if it is new.
  var former: Int?
  /// Whether the file is as it was then, and what was wanted of it is, too.
  var isUnchanged = false
  /// Whether its findings depend on something that has changed.
  var needsCheck = false
  /// The file as it was read; `nil` as long as the image tells enough.
  var read: ReadFile?
  /// What was found; `nil` as long as the findings of the image before hold.
  var findings: FileFindings?
  /// The names that the findings depend on, shortened; `nil` as the findings.
  var dependencies: [ShortDeclarationKey] = []

  init(_ request: FileRequest) {
    self.request = request
  }

  /// The number of the file in the image before, if it is unchanged.
  var record: Int? { isUnchanged ? former : nil }
}
