import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import Localization
import OrderedCollections
import StringCatalog

/// The sentences of findings, with the key and the languages that their messages do not contain.
///
/// `"Speed" (de): …` or, for a key of Interface Builder, `"Speed" (1908.title, de): …`
struct FindingLabels {
  private let catalogs: [String: StringCatalog]
  private let extent: ValidationTextReport.Extent
  private let layout: ValidationTextReport.Layout

  /// The maximum number of languages that are named in a sentence, unless all are requested.
  private static let namedLimit = 3

  /// Creates the labels of findings in catalogs.
  init(
    _ catalogs: [(path: String, validated: ValidatedCatalog)],
    _ extent: ValidationTextReport.Extent,
    _ layout: ValidationTextReport.Layout
  ) {
    self.catalogs = Dictionary(
      catalogs.compactMap { path, validated in validated.findings.catalog.map { (path, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.extent = extent
    self.layout = layout
  }

  /// Returns the sentence about a group of findings.
  func sentence(about group: FindingGroup, by printer: DiagnosticPrinter) -> String {
    let message = printer.sentence(shortened(group.message(naming: languages(of: group))))
    let label = label(of: group).map { "\($0): " } ?? ""
    return label + message
  }

  // MARK: Languages

  /// Returns the languages as a value of the message: their tags, of which some may be counted.
  private func languages(of group: FindingGroup) -> Diagnostic.Argument {
    let tags = group.languages
    guard let more = moreLanguages(than: tags) else { return .list(tags) }
    let named = Quotation.list(Array(tags.prefix(Self.namedLimit)), locale: .current)
    return .text("\(named), \(more)")
  }

  /// Returns the number of languages that are not named, as in "4 more"; `nil` if there are none.
  private func moreLanguages(than tags: [String]) -> String? {
    let count = tags.count - Self.namedLimit
    guard !extent.isComplete, count > 0 else { return nil }
    return String(
      localized: "\(count) more",
      comment: "After the codes of some languages: 'de', 'es', 'fr', 4 more"
    )
  }

  // MARK: Keys

  /// Returns the parts that the message does not contain; `nil` if there are none.
  private func label(of group: FindingGroup) -> String? {
    let diagnostic = group.first
    guard let key = diagnostic.path.first, let file = diagnostic.location?.file,
      let catalog = catalogs[file], let entry = catalog[key]
    else { return nil }
    var quoted = diagnostic.contains(key) ? nil : key
    var details: [String] = []
    if key.interfaceObjectID != nil,
      let source = entry.localizations[catalog.sourceLanguage]?.leaves.first?.unit.value,
      !source.isEmpty, !diagnostic.contains(source)
    {
      if quoted != nil { details.append(key) }
      quoted = source
    }
    guard let quoted else { return nil }
    if !group.namesLanguage, !group.languages.isEmpty {
      let tags = group.languages
      let more = moreLanguages(than: tags)
      details += more.map { tags.prefix(Self.namedLimit) + [$0] } ?? tags
    }
    let text = quoted.quotedAsKey(columns: layout.columnsOfText)
    return details.isEmpty ? text : "\(text) (\(details.joined(separator: ", ")))"
  }

  /// Returns a message whose keys and texts fit into the columns.
  private func shortened(_ message: Diagnostic.Message) -> Diagnostic.Message {
    message.replacingArguments { argument in
      switch argument {
      case .key(let key): .text(key.quotedAsKey(columns: layout.columnsOfText))
      case .quoted(let text): .quoted(text.truncated(to: layout.columnsOfText))
      default: argument
      }
    }
  }
}

extension Diagnostic {
  /// Returns whether the message contains a key or a text.
  fileprivate func contains(_ text: String) -> Bool {
    arguments.contains { $0 == .key(text) || $0 == .quoted(text) }
  }
}
