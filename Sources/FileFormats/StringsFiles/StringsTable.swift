package import Diagnostics

/// A `.strings` file: strings by key, with comments for translators.
package struct StringsTable: Hashable, Sendable {
  /// The strings in the order of the file; a key may occur twice, and the last one counts.
  package var entries: [Entry]

  /// Creates a table.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A string with its key.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The string.
    package var value: String
    /// The comment before the key, without its delimiters; `nil` if there is none.
    package var comment: String?
    /// The location of the key in the file that was read.
    package var location: Location?

    /// Creates an entry.
    package init(
      _ value: String,
      forKey key: String,
      comment: String? = nil,
      at location: Location? = nil
    ) {
      self.key = key
      self.value = value
      self.comment = comment
      self.location = location
    }
  }
}

// MARK: - Parsing

extension StringsTable {
  /// Reads a `.strings` file: text, or a property list in XML or binary format.
  ///
  /// The comment of a key is on the lines before it, up to an empty line, or after it on its own
  /// line. The placeholder `/* No comment provided by engineer. */` of some tools is kept, and
  /// callers decide how to interpret it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16, with or without a byte order
  ///     mark.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The table, up to the first error; `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringsTable?> {
    let parsed = StringsFile.parse(bytes, file: file)
    var diagnostics = parsed.diagnostics
    guard let file = parsed.value else { return ParseResult(nil, diagnostics: diagnostics) }
    var entries: [Entry] = []
    for listed in file.entries {
      let location = file.document.location(of: listed.keyRange)
      guard let value = listed.value.string else {
        diagnostics.append(
          Diagnostic(.stringsValue(listed.key), .warning, at: location)
        )
        continue
      }
      entries.append(Entry(value, forKey: listed.key, comment: listed.comment, at: location))
    }
    diagnostics += RepeatedKeys.diagnostics(entries.map { ($0.key, $0.location) })
    return ParseResult(StringsTable(entries: entries), diagnostics: diagnostics)
  }

  /// Returns the content of a `.strings` file with the table.
  ///
  /// The text format keeps the order and the comments of the entries, in the style of `genstrings`.
  /// In XML and in the binary format, entries are sorted by the bytes of their keys; of those with
  /// the same key, the last one is kept.
  ///
  /// - Returns: The bytes, with diagnostics for the characters that XML forbids.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the table.
  package func printed(as form: PropertyList.Form) -> ParseResult<[UInt8]> {
    PropertyList(
      .dictionary(
        entries.map { entry in
          PropertyList.Entry(
            key: entry.key,
            value: PropertyList(.string(entry.value)),
            comment: entry.comment
          )
        }
      )
    )
    .printed(as: form)
  }
}
