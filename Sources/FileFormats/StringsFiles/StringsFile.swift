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
        .stringsDuplicateKey,
        .warning,
        at: place,
        arguments: [.text(key)],
        notes: earlier.map { [Diagnostic.Note(.stringsEarlierKey, at: $0)] } ?? []
      )
    }
  }
}

/// What can be wrong with `.strings` and `.stringsdict` files beside what is wrong with property lists.
extension Diagnostic.ID {
  /// The file holds no dictionary.
  ///
  /// No arguments.
  package static let stringsNoDictionary: Self = "strings-no-dictionary"
  /// The value of a key is no text, or in a `.stringsdict` no rule; it is left out.
  ///
  /// Arguments: the key.
  package static let stringsValue: Self = "strings-value"
  /// A key stands in the file more than once, and the last one counts; the note tells of the one before.
  ///
  /// Arguments: the key.
  package static let stringsDuplicateKey: Self = "strings-duplicate-key"
  /// The place of a key that stands in the file again.
  ///
  /// No arguments.
  package static let stringsEarlierKey: Self = "strings-earlier-key"
  /// A part of a rule stands in it more than once, and the last one counts.
  ///
  /// Arguments: the key, the name of the part.
  package static let stringsDuplicatePart: Self = "strings-duplicate-part"
  /// A part of a rule that nobody knows; it is left out.
  ///
  /// Arguments: the key, the name of the part.
  package static let stringsUnknownPart: Self = "strings-unknown-part"
  /// A rule of another kind than plurals for a variable; it is left out.
  ///
  /// Arguments: the key, the variable, the kind.
  package static let stringsUnknownRule: Self = "strings-unknown-rule"
  /// A text names a variable that the entry does not define.
  ///
  /// Arguments: the key, the variable.
  package static let stringsUndefinedVariable: Self = "strings-undefined-variable"
  /// A text varies by plural categories or devices and has none for all others.
  ///
  /// A text for all other devices may stand in the `.strings` file, so reading alone does not tell.
  ///
  /// Arguments: the key, the variable or an empty text.
  package static let stringsNoOther: Self = "strings-no-other"
}
