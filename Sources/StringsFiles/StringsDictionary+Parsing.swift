package import Diagnostics
import PropertyLists

extension StringsDictionary {
  /// Reads a `.stringsdict` file: a property list in XML, in the binary form or in the old style.
  ///
  /// What nobody knows is left out and told.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  /// - Returns: The dictionary, with all that stands before the first error; `nil` if that is nothing.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringsDictionary?> {
    let parsed = StringsFile.parse(bytes, file: file)
    var diagnostics = parsed.diagnostics
    guard let file = parsed.value else { return Parsed(nil, diagnostics: diagnostics) }
    var entries: [Entry] = []
    for listed in file.entries {
      var reader = StringsRuleReader(file.document, key: listed.key)
      if let rule = reader.rule(listed) {
        let place = file.document.place(of: listed.keyRange)
        entries.append(Entry(rule, forKey: listed.key, at: place))
      }
      diagnostics += reader.diagnostics
    }
    diagnostics += DuplicateKeys.diagnostics(entries.map { ($0.key, $0.place) })
    return Parsed(StringsDictionary(entries: entries), diagnostics: diagnostics)
  }
}
