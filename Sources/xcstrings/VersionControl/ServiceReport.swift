import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import JSONSyntax
import Localization
import StringCatalog

/// The report of `diff --service`: what a translation service changed besides the texts.
struct ServiceReport {
  /// The catalog that the service received.
  let old: CatalogFile
  /// The catalog that the service returned.
  let new: CatalogFile
  let comparison: ServiceComparison

  /// The command that takes only the translated texts.
  ///
  /// It needs files. Standard input is shown as a placeholder.
  var command: String {
    let sent = old.path == DiffCommand.standardInput ? "OLD" : ShellWord.quoted(old.path)
    let received = new.path == DiffCommand.standardInput ? "NEW" : ShellWord.quoted(new.path)
    return "xcstrings merge \(sent) \(sent) \(received) --texts-only --output \(received)"
  }

  /// The changes by kind, in the order of the kinds.
  fileprivate var groups: [(kind: ServiceChange.Kind, changes: [ServiceChange])] {
    let groups = Dictionary(grouping: comparison.changes, by: \.kind)
    return ServiceChange.Kind.allCases.compactMap { kind in groups[kind].map { (kind, $0) } }
  }

  /// Returns the location of a change in the new file, or in the old one if it was removed.
  private func location(of change: ServiceChange) -> Location? {
    new.catalog.location(of: change.path) ?? old.catalog.location(of: change.path)
  }
}

// MARK: - Text

extension ServiceReport {
  /// Prints the changes of each kind.
  ///
  /// - Parameters:
  ///   - isComplete: Whether to print all changes, not only the first ones of each kind.
  ///   - console: The console.
  func print(all isComplete: Bool, to console: Console) {
    for (kind, changes) in groups {
      print(kind, changes, to: console)
      let shown = isComplete ? changes[...] : changes.prefix(Self.shownCount)
      for change in shown { print(change, to: console) }
      let rest = changes.count - shown.count
      if rest > 0 { console.print("  \(Texts.more(rest))") }
    }
    if comparison.changes.isEmpty {
      console.printStatus(String(localized: .serviceReportNothingElse))
    }
    console.printStatus(
      Texts.texts(
        changed: comparison.texts.count(where: \.isReplacement),
        added: comparison.texts.count { !$0.isReplacement }
      )
    )
    if !comparison.changes.isEmpty, !comparison.texts.isEmpty {
      console.printStatus(Texts.takeTexts(command))
    }
  }

  /// The number of changes of a kind that are printed.
  private static let shownCount = 3

  private func print(
    _ kind: ServiceChange.Kind,
    _ changes: [ServiceChange],
    to console: Console
  ) {
    let counts = Self.counts(of: changes)
    let count = changes.reduce(0) { $0 + $1.count }
    let languages = counts.map { "\($0.language) \($0.count)" }.joined(separator: ", ")
    let suffix = languages.isEmpty ? "" : "  (\(languages))"
    let name = console.styled("\(kind.rawValue)  \(count)", .bold)
    console.print("\(name)  \(kind.title)\(suffix)")
  }

  /// Returns the number of changes by language.
  fileprivate static func counts(
    of changes: [ServiceChange]
  ) -> [(language: String, count: Int)] {
    let groups = Dictionary(grouping: changes.filter { $0.language != nil }) { $0.language ?? "" }
    return groups.sorted { $0.key < $1.key }
      .map { (language: $0.key, count: $0.value.reduce(0) { $0 + $1.count }) }
  }

  private func print(_ change: ServiceChange, to console: Console) {
    let place = location(of: change).map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let names = [
      change.path.key.map { KeyQuotation($0, limit: 72).text }, change.language,
      PartName(change.path).text,
    ]
    let name = names.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "  ")
    guard !place.isEmpty || !name.isEmpty else { return }
    console.print("  \(place)\(name)")
    let isWhole = change.path.isEntry || change.kind == .languageRemoved
    guard !isWhole else { return }
    if let old = change.old {
      console.print(console.styled("    - \(line(of: old, change.kind))", .red))
    }
    if let new = change.new {
      console.print(console.styled("    + \(line(of: new, change.kind))", .green))
    }
  }

  private func line(of value: JSONValue, _ kind: ServiceChange.Kind) -> String {
    let line = ValueText(value).line
    return kind.concernsCharacters ? line.withVisibleTypography : line
  }
}

extension ServiceChange.Kind {
  /// Whether the texts may look the same, so that their characters must be shown.
  fileprivate var concernsCharacters: Bool {
    switch self {
    case .noBreakSpacesLost, .invisibleCharactersLost, .typographyLost, .unicodeNormalized,
      .whitespaceLost:
      true
    default: false
    }
  }
}

extension String {
  /// The text with escape sequences for spaces other than the ordinary one, and for characters
  /// without width or that only change the preceding one.
  fileprivate var withVisibleTypography: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let category = scalar.properties.generalCategory
      let isVisible =
        scalar == " "
        || ![.spaceSeparator, .format, .nonspacingMark].contains(category)
      if isVisible {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}

extension ServiceReport {
  fileprivate enum Texts {
    static func more(_ count: Int) -> String {
      String(
        localized: "… \(count) more (--all)",
        comment: "Below some findings of a rule. Do not translate '--all'"
      )
    }
    static func texts(changed: Int, added: Int) -> String {
      String(
        localized: "Translated texts: \(changed) changed, \(added) added.",
        comment: """
          Result of xcstrings diff --service. Both arguments are numbers of texts. \
          [validate:off unpluralized]
          """
      )
    }
    static func takeTexts(_ command: String) -> String {
      String(
        localized: "To take only these texts, run: \(command)",
        comment: "Below the result of xcstrings diff --service. The argument is a command"
      )
    }
  }
}

// MARK: - JSON

/// The output of `diff --service --json`.
struct ServiceJSONReport: Encodable {
  /// A change that is no translation.
  struct Change: Encodable {
    var kind: String
    var key: String?
    var language: String?
    var path: [String]
    var variation: String?
    var old: JSONReportValue?
    var new: JSONReportValue?
    var count: Int
    var location: JSONLocation?
    var oldLocation: JSONLocation?
  }
  /// The number of changes of a kind.
  struct Summary: Encodable {
    var kind: String
    var count: Int
    var languages: [String: Int]
  }
  /// A translated text.
  struct Text: Encodable {
    var key: String
    var language: String
    var variation: String?
    var isAdded: Bool
    var location: JSONLocation?
  }

  var old: String
  var new: String
  var summary: [Summary]
  var changes: [Change]
  var texts: [Text]
  /// The command that takes only the texts.
  var command: String

  init(_ report: ServiceReport) {
    old = report.old.path
    new = report.new.path
    command = report.command
    summary = report.groups.map { kind, changes in
      Summary(
        kind: kind.rawValue,
        count: changes.reduce(0) { $0 + $1.count },
        languages: Dictionary(
          uniqueKeysWithValues: ServiceReport.counts(of: changes).map { ($0.language, $0.count) }
        )
      )
    }
    changes = report.comparison.changes.map { change in
      Change(
        kind: change.kind.rawValue,
        key: change.path.key,
        language: change.language,
        path: change.path.fields,
        variation: Self.variation(at: change.path),
        old: change.old.map(JSONReportValue.init),
        new: change.new.map(JSONReportValue.init),
        count: change.count,
        location: report.new.catalog.location(of: change.path).map(JSONLocation.init),
        oldLocation: report.old.catalog.location(of: change.path).map(JSONLocation.init)
      )
    }
    texts = report.comparison.texts.map { text in
      Text(
        key: text.key,
        language: text.language,
        variation: Self.variation(at: text.path),
        isAdded: !text.isReplacement,
        location: report.new.catalog.location(of: text.path).map(JSONLocation.init)
      )
    }
  }

  private static func variation(at path: CatalogPath) -> String? {
    guard path.language != nil, path.fields.last == "stringUnit" else { return nil }
    let name = PartName(path).text
    return name.isEmpty ? nil : name
  }
}
