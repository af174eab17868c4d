package import OrderedCollections
package import StringCatalog

/// The content of `.xcstrings/review.jsonl`: which source texts the translations of a project were
/// made for.
///
/// The file is in the root folder of a project and is committed with it. It contains nothing that a
/// catalog contains: only source texts that differ from their keys, the former source texts of
/// translations that wait for review, and the origin of drafts.
package struct ReviewRecords: Hashable, Sendable {
  private var records: [ReviewRecord.Identity: ReviewRecord] = [:]
  /// The lines that could not be read, in the order of the file.
  ///
  /// They are kept at its end.
  package internal(set) var otherLines: [[UInt8]] = []

  /// Creates the content of an empty file.
  package init() {}

  /// The lines in the order of the file, without those that could not be read.
  ///
  /// - Complexity: O(*n* log *n*) in the number of lines.
  package var sorted: [ReviewRecord] {
    records.values.sorted { $0.identity.precedes($1.identity) }
  }

  /// The number of lines, without those that could not be read.
  package var count: Int { records.count }

  /// The line of an identity; `nil` if there is none.
  package subscript(identity: ReviewRecord.Identity) -> ReviewRecord? {
    get { records[identity] }
    set { records[identity] = newValue }
  }

  /// Adds a line, which replaces that of the same identity but keeps its unknown fields.
  package mutating func insert(_ record: ReviewRecord) {
    var record = record
    if record.unknownFields.isEmpty {
      record.unknownFields = records[record.identity]?.unknownFields ?? []
    }
    records[record.identity] = record
  }
}

// MARK: - Looking up

extension ReviewRecords {
  /// Returns the source texts for which the translations of a key were made; `nil` if there is no
  /// line.
  package func source(
    of key: String,
    in catalog: String
  ) -> (texts: OrderedDictionary<String, String>, seen: TextVersion)? {
    let identity = ReviewRecord.Identity(catalog: catalog, key: key, kind: .source)
    guard case .source(let texts, let seen)? = records[identity]?.content else { return nil }
    return (texts, seen)
  }

  /// Returns the source texts from which a translation was made that waits for review since they
  /// changed; `nil` if there is no line.
  ///
  /// The line of a translation that was approved stays until the records are written the next time,
  /// so the caller must check whether the translation is finished.
  package func formerSource(
    of key: String,
    in catalog: String,
    language: String
  ) -> OrderedDictionary<String, String>? {
    let identity = ReviewRecord.Identity(
      catalog: catalog,
      key: key,
      language: language,
      kind: .former
    )
    guard case .former(let texts)? = records[identity]?.content else { return nil }
    return texts
  }

  /// Returns the origin of a draft, such as `memory:97` or `mt:apertium`; `nil` if there is no line,
  /// or if the text or its state changed since.
  ///
  /// - Parameters:
  ///   - path: The name of the variant; empty for a text without variants.
  ///   - language: The language.
  ///   - key: The key.
  ///   - catalog: The path of the catalog in the project.
  ///   - value: The current version of the text.
  /// - Returns: The origin.
  package func origin(
    ofDraft path: String,
    in language: String,
    of key: String,
    catalog: String,
    value: TextVersion
  ) -> String? {
    let identity = ReviewRecord.Identity(
      catalog: catalog,
      key: key,
      language: language,
      path: path,
      kind: .draft
    )
    guard case .draft(let origin, value, _)? = records[identity]?.content else { return nil }
    return origin
  }

  /// Returns whether the strings of a translation that wait for review are unchanged drafts for
  /// the current source text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - entry: Its entry.
  ///   - language: The language of the translation.
  ///   - source: The source language.
  ///   - catalog: The path of the catalog in the project.
  /// - Returns: Whether no string waits for another reason.
  package func hasCurrentDrafts(
    of key: String,
    _ entry: StringCatalog.Entry,
    in language: String,
    sourceLanguage source: String,
    catalog: String
  ) -> Bool {
    guard let localization = entry.localizations[language] else { return false }
    let version = entry.sourceVersion(key: key, sourceLanguage: source)
    return localization.waitingTexts.allSatisfy { name, value in
      let identity = ReviewRecord.Identity(
        catalog: catalog,
        key: key,
        language: language,
        path: name,
        kind: .draft
      )
      guard case .draft(_, value, let source?)? = records[identity]?.content else { return false }
      return source == version
    }
  }

  /// Returns the lines about a catalog, in any order.
  package func records(of catalog: String) -> [ReviewRecord] {
    let catalog = ExactString(catalog)
    return records.values.filter { ExactString($0.identity.catalog) == catalog }
  }
}

// MARK: - Editing

extension ReviewRecords {
  /// Removes the lines about a catalog that a condition selects.
  package mutating func remove(
    of catalog: String,
    where isRemoved: (ReviewRecord) -> Bool = { _ in true }
  ) {
    for record in records(of: catalog) where isRemoved(record) { records[record.identity] = nil }
  }

  /// Moves the lines of a key to its new name.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package mutating func renameKey(_ key: String, to newKey: String, in catalog: String) {
    let key = ExactString(key)
    for var record in records(of: catalog) where ExactString(record.identity.key) == key {
      records[record.identity] = nil
      record.identity.key = newKey
      records[record.identity] = record
    }
  }

  /// Moves the lines of a catalog to its new path.
  package mutating func renameCatalog(_ catalog: String, to newPath: String) {
    for var record in records(of: catalog) {
      records[record.identity] = nil
      record.identity.catalog = newPath
      records[record.identity] = record
    }
  }
}
