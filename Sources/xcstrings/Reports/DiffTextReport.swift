import CommandSupport
import JSONText
import Localization
import StringCatalog

/// Prints what differs between two catalogs, for people: first what belongs to no language, then
/// language by language.
struct DiffTextReport {
  let console: Console
  /// The languages that are shown; `nil` for all, and what belongs to none.
  let languages: [String]?
  /// Whether the lines stand below one that names their key, and so leave it out.
  var isBelowKey = false

  /// Prints a difference.
  ///
  /// - Returns: Whether there was something to print.
  @discardableResult
  func print(_ difference: CatalogDifference) -> Bool {
    let changes = shown(difference.changes)
    let groups = Dictionary(grouping: changes, by: \.path.language)
    if let general = groups[nil] { print(general, title: Self.generalTitle) }
    for language in groups.keys.compactMap(\.self).sorted() {
      print(groups[language] ?? [], title: language)
    }
    let showsOrder = difference.isReordered && languages == nil
    if showsOrder { console.print(Self.reordered) }
    return showsOrder || !changes.isEmpty
  }

  /// Prints what differs of one entry, language by language where it belongs to one.
  func print(partsOf changes: [CatalogDifference.Change]) {
    for change in shown(changes) where !change.path.isEntry { print(change) }
  }

  /// Leaves out what goes without saying: that the texts of a removed key are gone.
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

  private static var generalTitle: String {
    String(
      localized: "Keys and fields",
      comment: "Heading of the differences between two catalogs that belong to no language"
    )
  }

  private static var reordered: String {
    String(
      localized: "The keys are in another order.",
      comment: "Below the differences between two catalogs"
    )
  }
}
