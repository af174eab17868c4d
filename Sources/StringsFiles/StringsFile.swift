import Diagnostics
import PropertyLists

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
