package import Diagnostics

/// A `.strings` file: texts by key, with what helps translators.
package struct StringsTable: Hashable, Sendable {
  /// The texts in the order of the file; a key may stand twice, and the last one counts.
  package var entries: [Entry]

  /// Creates a table.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// A text.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The text.
    package var value: String
    /// The comment before the key, without its delimiters; `nil` if there is none.
    package var comment: String?
    /// Where the key stands in the file that was read.
    package var place: Place?

    /// Creates a text.
    package init(
      _ value: String,
      forKey key: String,
      comment: String? = nil,
      at place: Place? = nil
    ) {
      self.key = key
      self.value = value
      self.comment = comment
      self.place = place
    }
  }
}

// MARK: - Parsing

extension StringsTable {
  /// Reads a `.strings` file: text, or a property list in XML or in the binary form.
  ///
  /// The comment of a key is what stands before it without an empty line between, or behind it on its
  /// own line. `/* No comment provided by engineer. */`, as tools write it that find none, is kept: who
  /// takes comments over decides what to make of it.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file; text in UTF-8 or UTF-16, with or without a byte order mark.
  ///   - file: The path that places name.
  /// - Returns: The table, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringsTable?> {
    let parsed = StringsFile.parse(bytes, file: file)
    var diagnostics = parsed.diagnostics
    guard let file = parsed.value else { return Parsed(nil, diagnostics: diagnostics) }
    var entries: [Entry] = []
    for listed in file.entries {
      let place = file.document.place(of: listed.keyRange)
      guard let value = listed.value.string else {
        diagnostics.append(
          Diagnostic(.stringsValue(listed.key), .warning, at: place)
        )
        continue
      }
      entries.append(Entry(value, forKey: listed.key, comment: listed.comment, at: place))
    }
    diagnostics += RepeatedKeys.diagnostics(entries.map { ($0.key, $0.place) })
    return Parsed(StringsTable(entries: entries), diagnostics: diagnostics)
  }

  /// Returns the content of a `.strings` file with the table.
  ///
  /// Text has the entries in their order with their comments, in the manner of `genstrings`; in XML and in
  /// the binary form they stand in the order of their keys' bytes, and of those with one key the last
  /// one.
  ///
  /// - Returns: The bytes, and the characters that XML cannot hold.
  /// - Complexity: O(*n* log *n*), where *n* is the size of the table.
  package func printed(as form: PropertyList.Form) -> Parsed<[UInt8]> {
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
