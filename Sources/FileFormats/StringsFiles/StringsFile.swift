package import Diagnostics

/// What `.strings` and `.stringsdict` files have in common: a property list whose root is a dictionary.
struct StringsFile {
  /// The property list.
  let document: PropertyListDocument
  /// The keys of the root with their values, in the order of the file.
  let entries: [PropertyList.Entry]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  /// - Returns: The file, with all that stands before the first error; `nil` if that is no dictionary.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringsFile?> {
    let parsed = PropertyListDocument.parse(bytes, file: file, isStringsFile: true)
    guard let document = parsed.value else { return Parsed(nil, diagnostics: parsed.diagnostics) }
    guard let entries = document.root.entries else {
      let place = document.place(of: document.root.utf8Range)
      let problem = Diagnostic(.stringsNoDictionary, .error, at: place)
      return Parsed(nil, diagnostics: parsed.diagnostics + [problem])
    }
    let file = StringsFile(document: document, entries: entries)
    return Parsed(file, diagnostics: parsed.diagnostics)
  }
}

/// Finds the keys that stand in a file more than once.
enum RepeatedKeys {
  /// Returns a warning for each key that has stood before.
  ///
  /// - Parameter keys: The keys in the order of the file.
  /// - Returns: The warnings, at the later ones of the keys.
  static func diagnostics(_ keys: [(key: String, place: Place?)]) -> [Diagnostic] {
    // By bytes: texts that are equivalent but not the same are different keys.
    var known: [[UInt8]: Place?] = [:]
    return keys.compactMap { key, place in
      guard let earlier = known.updateValue(place, forKey: Array(key.utf8)) else { return nil }
      return Diagnostic(
        .stringsDuplicateKey(key),
        .warning,
        at: place,
        notes: earlier.map { [Diagnostic.Note(.stringsEarlierKey, at: $0)] } ?? []
      )
    }
  }
}

/// What can be wrong with `.strings` and `.stringsdict` files beside what is wrong with property lists.
extension Diagnostic.Message {
  /// The file holds no dictionary.
  package static let stringsNoDictionary = Self(
    "strings-no-dictionary",
    "the file contains no texts with keys"
  )

  /// The value of a key is no text, or in a `.stringsdict` no rule; it is left out.
  package static func stringsValue(_ key: String) -> Self {
    Self("strings-value", "the value of \(key: key) is of an unknown type; it is left out")
  }

  /// A key stands in the file more than once, and the last one counts; the note tells of the one
  /// before.
  package static func stringsDuplicateKey(_ key: String) -> Self {
    Self("strings-duplicate-key", "the key \(key: key) appears again; the last one counts")
  }

  /// The place of a key that stands in the file again.
  package static let stringsEarlierKey = Self("strings-earlier-key", "it also appears here")

  /// A part of a rule stands in it more than once, and the last one counts.
  package static func stringsDuplicatePart(of key: String, _ part: String) -> Self {
    Self(
      "strings-duplicate-part",
      "\(quoted: part) appears twice in the rule of \(key: key); the last one counts"
    )
  }

  /// A part of a rule that nobody knows; it is left out.
  package static func stringsUnknownPart(of key: String, _ part: String) -> Self {
    Self(
      "strings-unknown-part",
      "\(quoted: part) in the rule of \(key: key) is not known; it is left out"
    )
  }

  /// A rule of another kind than plurals for a variable; it is left out.
  package static func stringsUnknownRule(of key: String, variable: String, _ rule: String) -> Self {
    Self(
      "strings-unknown-rule",
      "the variable \(quoted: variable) of \(key: key) has the rule \(quoted: rule), which is not known; it is left out"
    )
  }

  /// A text names a variable that the entry does not define.
  package static func stringsUndefinedVariable(of key: String, _ variable: String) -> Self {
    Self(
      "strings-undefined-variable",
      "the text of \(key: key) names the variable \(quoted: variable), which is not there"
    )
  }

  /// A text varies by plural categories and has none for `other`.
  package static func stringsNoOther(of key: String, variable: String) -> Self {
    Self(
      "strings-no-other",
      "the variable \(quoted: variable) of \(key: key) has no text for the plural category 'other'"
    )
  }

  /// A text varies by devices and has none for all others.
  ///
  /// It may be in the `.strings` file, so reading alone does not tell.
  package static func stringsNoOtherDevice(of key: String) -> Self {
    Self(
      "strings-no-other",
      variant: "device",
      "\(key: key) has no text for all other devices"
    )
  }
}
