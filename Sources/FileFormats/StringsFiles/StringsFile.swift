package import Diagnostics

/// The common part of `.strings` and `.stringsdict` files: a property list with a dictionary.
struct StringsFile {
  /// The property list.
  let document: PropertyListDocument
  /// The keys of the root with their values, in the order of the file.
  let entries: [PropertyList.Entry]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The file, up to the first error; `nil` if the root is not a dictionary.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func parse(_ bytes: [UInt8], file: String) -> ParseResult<StringsFile?> {
    let parsed = PropertyListDocument.parse(bytes, file: file, isStringsFile: true)
    guard let document = parsed.value else {
      return ParseResult(nil, diagnostics: parsed.diagnostics)
    }
    guard let entries = document.root.entries else {
      let location = document.location(of: document.root.utf8Range)
      let problem = Diagnostic(.stringsNoDictionary, .error, at: location)
      return ParseResult(nil, diagnostics: parsed.diagnostics + [problem])
    }
    let file = StringsFile(document: document, entries: entries)
    return ParseResult(file, diagnostics: parsed.diagnostics)
  }
}

/// Detection of repeated keys.
enum RepeatedKeys {
  /// Returns a warning for each repeated key.
  ///
  /// - Parameter keys: The keys in the order of the file.
  /// - Returns: The warnings, at the later occurrences of the keys.
  static func diagnostics(_ keys: [(key: String, location: Location?)]) -> [Diagnostic] {
    // By bytes, because canonically equivalent strings are different keys.
    var known: [[UInt8]: Location?] = [:]
    return keys.compactMap { key, location in
      guard let earlier = known.updateValue(location, forKey: Array(key.utf8)) else { return nil }
      return Diagnostic(
        .stringsDuplicateKey(key),
        .warning,
        at: location,
        notes: earlier.map { [Diagnostic.Note(.stringsEarlierKey, at: $0)] } ?? []
      )
    }
  }
}

/// Diagnostics for `.strings` and `.stringsdict` files, in addition to those for property lists.
extension Diagnostic.Message {
  /// The file does not contain a dictionary.
  package static let stringsNoDictionary = Self(
    "strings-no-dictionary",
    "the file contains no keys with texts"
  )

  /// The value of a key is not a string or, in a `.stringsdict`, not a rule; it is skipped.
  package static func stringsValue(_ key: String) -> Self {
    Self("strings-value", "the value of \(key: key) has an unknown type; it is skipped")
  }

  /// A key occurs more than once, and the last one counts; a note indicates the earlier one.
  package static func stringsDuplicateKey(_ key: String) -> Self {
    Self("strings-duplicate-key", "the key \(key: key) appears again; the last value is used")
  }

  /// The location of the earlier occurrence of a key.
  package static let stringsEarlierKey = Self("strings-earlier-key", "it also appears here")

  /// A part occurs more than once in its rule, and the last one counts.
  package static func stringsDuplicatePart(of key: String, _ part: String) -> Self {
    Self(
      "strings-duplicate-part",
      "\(quoted: part) appears twice in the rule of \(key: key); the last value is used"
    )
  }

  /// A part of a rule is unknown; it is skipped.
  package static func stringsUnknownPart(of key: String, _ part: String) -> Self {
    Self(
      "strings-unknown-part",
      "\(quoted: part) in the rule of \(key: key) is unknown and is skipped"
    )
  }

  /// A rule of another kind than plurals for a variable; it is skipped.
  package static func stringsUnknownRule(of key: String, variable: String, _ rule: String) -> Self {
    Self(
      "strings-unknown-rule",
      "the variable \(quoted: variable) of \(key: key) has the unknown rule \(quoted: rule); it is skipped"
    )
  }

  /// A string contains a variable that the entry does not define.
  package static func stringsUndefinedVariable(of key: String, _ variable: String) -> Self {
    Self(
      "strings-undefined-variable",
      "the text of \(key: key) uses the variable \(quoted: variable), which is not defined"
    )
  }

  /// A string has plural variants but none for `other`.
  package static func stringsNoOther(of key: String, variable: String) -> Self {
    Self(
      "strings-no-other",
      "the variable \(quoted: variable) of \(key: key) has no text for the plural category 'other'"
    )
  }

  /// A string has device variants but none for all other devices.
  ///
  /// The `.strings` file may contain it, so reading the `.stringsdict` alone does not reveal this.
  package static func stringsNoOtherDevice(of key: String) -> Self {
    Self(
      "strings-no-other",
      variant: "device",
      "\(key: key) has no text for all other devices"
    )
  }
}
