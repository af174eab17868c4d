extension XLIFFDocument {
  /// The program that a document says it was written by.
  package struct Tool: Hashable, Sendable {
    /// The name by which documents refer to it.
    package var id: String
    /// The name that people know it by.
    package var name: String
    /// The version; `nil` to tell none.
    package var version: String?
    /// The build; `nil` to tell none.
    ///
    /// Xcode tells it, although the strict schema of XLIFF 1.2 has no such attribute.
    package var build: String?

    /// Creates a tool.
    package init(id: String, name: String, version: String? = nil, build: String? = nil) {
      self.id = id
      self.name = name
      self.version = version
      self.build = build
    }
  }
}
