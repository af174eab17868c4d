import CatalogWorkspace
import CommandSupport
import FileSystem
import JSONSyntax
import Localization
import StringCatalog

/// Prints the differences between two catalogs as text.
///
/// Changes without a language come first, followed by the changes of each language.
struct DiffTextReport {
  let console: Console
  /// The languages to show; `nil` for all languages and for changes without a language.
  let languages: [String]?
  /// Whether the lines follow a line with their key, and therefore omit it.
  var isBelowKey = false

  /// Prints a difference.
  ///
  /// - Returns: Whether there was something to print.
  @discardableResult
  func print(_ difference: CatalogDifference) -> Bool {
    let groups = groups(difference)
    for (language, changes) in groups { print(changes, title: language ?? Self.generalTitle) }
    let showsOrder = difference.isReordered && languages == nil
    if showsOrder { console.print(Self.reordered) }
    return showsOrder || !groups.isEmpty
  }

  /// Returns the differences to show by language, after those that belong to none.
  func groups(
    _ difference: CatalogDifference
  ) -> [(language: String?, changes: [CatalogDifference.Change])] {
    let groups = Dictionary(grouping: shown(difference.changes), by: \.path.language)
    let languages: [String?] = [nil] + groups.keys.compactMap(\.self).sorted()
    return languages.compactMap { language in groups[language].map { (language, $0) } }
  }

  /// Prints the differences of one entry, grouped by language.
  func print(partsOf changes: [CatalogDifference.Change]) {
    for change in shown(changes) where !change.path.isEntry { print(change) }
  }

  /// Removes redundant changes: the strings of a removed key.
  private func shown(_ changes: [CatalogDifference.Change]) -> [CatalogDifference.Change] {
    if let languages {
      return changes.filter { change in change.path.language.map(languages.contains) ?? false }
    }
    let removed = Set(
      changes.filter { $0.path.isEntry && $0.kind == .removed }.compactMap(\.path.key)
    )
    return changes.filter { change in
      change.path.isEntry || !(change.path.key.map(removed.contains) ?? false)
    }
  }

  private func print(_ changes: [CatalogDifference.Change], title: String) {
    console.print(console.styled(title, .bold))
    for change in changes { print(change) }
  }

  private func print(_ change: CatalogDifference.Change) {
    let owner = isBelowKey ? change.path.language : change.path.key.map { KeyQuotation($0).text }
    let names = [owner, PartName(change.path).text]
    let name = names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
    switch (change.old, change.new) {
    case (let old?, let new?): print(name, from: old, to: new)
    case (nil, let new?): print("+", .green, name, change.path.isEntry ? nil : new)
    case (let old?, nil): print("-", .red, name, change.path.isEntry ? nil : old)
    case (nil, nil): break
    }
  }

  private func print(_ sign: String, _ style: TerminalStyle, _ name: String, _ value: JSONValue?) {
    let text = value.map { "  \(ValueText($0).line)" } ?? ""
    console.print(console.styled("\(margin)\(sign) \(name)\(text)", style))
  }

  private func print(_ name: String, from old: JSONValue, to new: JSONValue) {
    let head = console.styled("\(margin)~ \(name)", .yellow)
    if let before = ValueText.unit(old), let after = ValueText.unit(new), before.text == after.text
    {
      console.print("\(head)  \(KeyQuotation(after.text).text)  [\(before.state) → \(after.state)]")
      return
    }
    console.print(head)
    console.print(console.styled("\(margin)  - \(ValueText(old).line)", .red))
    console.print(console.styled("\(margin)  + \(ValueText(new).line)", .green))
  }

  private var margin: String { isBelowKey ? "      " : "  " }

  static var generalTitle: String {
    String(
      localized: "Keys and fields",
      comment: "Heading of the differences between two catalogs that belong to no language"
    )
  }

  static var reordered: String {
    String(
      localized: "The keys are in a different order.",
      comment: "Below the differences between two catalogs"
    )
  }
}

/// The output of `diff --json`.
struct DiffJSONReport: Encodable {
  /// A part of the catalog that differs.
  struct Change: Encodable {
    var kind: String
    var key: String?
    var language: String?
    var path: [String]
    var old: JSONReportValue?
    var new: JSONReportValue?
    /// The location of the part in the new file; `nil` if it was removed.
    var location: JSONLocation?
    /// The location in the old file; `nil` if the part is new.
    var oldLocation: JSONLocation?
  }

  var old: String
  var new: String
  var isReordered: Bool
  var changes: [Change]

  init(old: CatalogFile, new: CatalogFile, _ difference: CatalogDifference) {
    self.old = old.path
    self.new = new.path
    isReordered = difference.isReordered
    changes = difference.changes.map { change in
      Change(
        kind: change.kind.rawValue,
        key: change.path.key,
        language: change.path.language,
        path: change.path.fields,
        old: change.old.map(JSONReportValue.init),
        new: change.new.map(JSONReportValue.init),
        location: change.new == nil
          ? nil : new.catalog.location(of: change.path).map(JSONLocation.init),
        oldLocation: change.old == nil
          ? nil : old.catalog.location(of: change.path).map(JSONLocation.init)
      )
    }
  }
}

/// A catalog as text with one line per part, for line-based tools.
struct UnitLines {
  /// The lines, grouped by key; each contains its key.
  let lines: [String]

  /// Creates the lines of a catalog.
  init(_ catalog: StringCatalog) {
    let nothing = StringCatalog(sourceLanguage: "", version: nil)
    lines = catalog.difference(from: nothing).changes
      .map { change in
        let path = change.path
        let names = [path.key.map { KeyQuotation($0).text }, path.language, PartName(path).text]
        let value = path.isEntry ? nil : change.new.map { ValueText($0).line }
        return (names + [value]).compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
      }
  }
}

/// The name of a part of an entry in reports, such as `comment` or `plural.one`.
///
/// It omits the language and the kind of a field.
struct PartName {
  /// The name; empty for an entire entry, and for the plain string of a language.
  let text: String

  /// Creates the name of the part at a path.
  init(_ path: CatalogPath) {
    var fields = path.fields[...]
    if path.language != nil { fields = fields.dropFirst(2) }
    if fields.last == "stringUnit" || fields.last == "stringSet" { fields = fields.dropLast() }
    text = fields.filter { $0 != "variations" }.map(KeyQuotation.escape).joined(separator: ".")
  }
}

extension CatalogPath {
  /// The key, the language and the name of the part, for use in a sentence.
  var quoted: String {
    let parts = [key.map { KeyQuotation($0, limit: 72).text }, language, PartName(self).text]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " → ")
  }
}
