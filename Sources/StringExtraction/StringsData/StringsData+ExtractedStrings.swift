import Diagnostics
package import StringCatalog

extension StringsData {
  /// Creates the file of a source.
  ///
  /// - Parameters:
  ///   - source: The path of the source.
  ///   - strings: Its strings, in the order of the source.
  ///   - defaultTable: The table of strings that name no table.
  ///   - unresolved: The literals in calls whose callee is not known.
  ///   - isIncomplete: Whether the source may have more strings.
  package init(
    source: String,
    strings: [ExtractedString],
    defaultTable: String,
    unresolved: [PlainLiteral] = [],
    isIncomplete: Bool = false
  ) {
    let tables = Dictionary(grouping: strings) { $0.table ?? defaultTable }
    self.init(
      source: source,
      tables: tables.sorted { $0.key < $1.key }
        .map { Table(name: $0.key, entries: $0.value.map(Entry.init)) },
      unresolved: unresolved,
      isIncomplete: isIncomplete
    )
  }

  /// Returns the strings in the form of an extraction of the source.
  ///
  /// - Parameter file: The path of the source, for the locations.
  /// - Returns: The strings, each with its table, in the order of the file.
  package func extractedStrings(in file: String) -> [ExtractedString] {
    tables.flatMap { table in
      table.entries.map { entry in
        ExtractedString(
          key: entry.key,
          table: table.name,
          defaultValue: entry.value,
          phrases: entry.phrases,
          comment: entry.comment,
          location: entry.location(in: file),
          assumed: entry.assumed
        )
      }
    }
  }
}

extension StringsData.Entry {
  fileprivate init(_ string: ExtractedString) {
    let value = string.defaultValue.flatMap { $0.hasSameCodePoints(as: string.key) ? nil : $0 }
    self.init(
      key: string.key,
      value: value,
      phrases: string.phrases,
      comment: string.comment,
      location: StringsData.Location(line: string.location.line, column: string.location.column),
      assumed: AssumedSpecifiers(
        inKey: string.assumed.inKey,
        inDefaultValue: value == nil ? [] : string.assumed.inDefaultValue
      )
    )
  }

  /// The location of the literal; the start of the source if it is not known.
  ///
  /// The offsets are not known and not needed: locations are compared by lines.
  fileprivate func location(in file: String) -> Location {
    Location(file: file, utf8Range: 0..<0, line: location?.line ?? 1, column: location?.column ?? 1)
  }
}

// MARK: - Table

extension StringsData {
  /// The strings of a source for one table.
  package struct Table: Hashable, Sendable {
    /// The name of the table, which is the name of its catalog.
    package var name: String
    /// The strings, in the order of the file.
    package var entries: [Entry]

    /// Creates a table.
    package init(name: String, entries: [Entry]) {
      self.name = name
      self.entries = entries
    }
  }

  /// One string at one location of a source.
  package struct Entry: Hashable, Sendable {
    /// The key as the compiler writes it: interpolations are specifiers.
    package var key: String
    /// The default value; `nil` if it is the key.
    package var value: String?
    /// The phrases of an App Shortcut; empty for any other string.
    package var phrases: [String]
    /// The comment for translators; `nil` if there is none.
    package var comment: String?
    /// The location of the literal; `nil` if the file does not contain it.
    package var location: Location?
    /// The placeholders whose types are not known.
    package var assumed: AssumedSpecifiers

    /// Creates an entry.
    package init(
      key: String,
      value: String? = nil,
      phrases: [String] = [],
      comment: String? = nil,
      location: Location? = nil,
      assumed: AssumedSpecifiers = AssumedSpecifiers()
    ) {
      self.key = key
      self.value = value
      self.phrases = phrases
      self.comment = comment
      self.location = location
      self.assumed = assumed
    }
  }

  /// The start of a literal in its source.
  package struct Location: Hashable, Sendable {
    /// The line, counted from 1.
    package var line: Int
    /// The column in UTF-8 code units, counted from 1.
    package var column: Int

    /// Creates a location.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }
}
