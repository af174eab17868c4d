import CatalogWorkspace
import CommandSupport
import Diagnostics
import Localization
import ProjectConfiguration
import StringCatalog
import TranslationMemory

/// Prints the translations that wait for a person, grouped by reason.
struct ReviewListReport {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Prints a part of the queue: in columns on a terminal, separated by tabs for other programs.
  func print(_ queue: ReviewQueue, _ page: ReviewPageOptions) throws {
    let entries = try page.entries(of: queue)
    guard !entries.isEmpty else {
      return console.printStatus(String(localized: .reviewListReportNothing))
    }
    if console.isOutputTerminal {
      printColumns(entries, queue)
    } else {
      console.print(
        lines: entries.map { entry in
          let path = queue.files[entry.catalog].path
          return OutputLine(
            fields: [path, entry.key, entry.language, entry.reason.rawValue]
              .map(KeyQuotation.escape)
          )
        }
      )
    }
    console.printStatus(summary(queue))
  }

  private func printColumns(_ entries: ArraySlice<ReviewQueue.Entry>, _ queue: ReviewQueue) {
    var heading: [String] = []
    for entry in entries {
      let path = queue.files[entry.catalog].path
      let current = [entry.reason.label, entry.language, path]
      if current != heading {
        if !heading.isEmpty { console.print("") }
        heading = current
        let name = "\(entry.reason.label)  \(entry.language)  "
        let room = max(console.width - name.displayWidth, Self.narrowestPath)
        console.print(
          console.styled(name + path.escapedOnOneLine.shortenedPath(room), .bold)
        )
      }
      let context = queue.contexts.context(of: entry.key, inCatalogAt: path)
      let use = KeyQuotation.escape(
        [context.role, context.screen].compactMap(\.self).joined(separator: "  ")
      )
      // A key is printed without line breaks, so that it can be copied.
      let key = "  \(KeyQuotation(entry.key).text)"
      let isShort = key.displayWidth + 2 + use.displayWidth <= console.width
      console.print(isShort || use.isEmpty ? "\(key)  \(console.styled(use, .dim))" : key)
      if !isShort, !use.isEmpty { console.print("    \(console.styled(use, .dim))") }
      for finding in queue.findings(about: entry) {
        let rule = console.styled("[\(finding.id.rawValue)]", .dim)
        console.print("    \(DiagnosticPrinter().sentence(finding.message)) \(rule)")
      }
    }
  }

  private static let narrowestPath = 20

  private func summary(_ queue: ReviewQueue) -> String {
    let counts = queue.counts
    let parts = ReviewReason.allCases.compactMap { reason in
      counts[reason].map { reason.count($0) }
    }
    return parts.joined(separator: ", ")
  }
}

extension ReviewReason {
  /// The reason as a heading.
  var label: String {
    switch self {
    case .finding:
      String(localized: "with errors", comment: "Heading of translations: the reason for a review")
    case .sourceChanged:
      String(
        localized: "source text changed",
        comment: "Heading of translations: the reason for a review"
      )
    case .trivialChange:
      String(
        localized: "source text changed trivially",
        comment: "Heading of translations: the reason for a review, such as another case"
      )
    case .missing:
      String(localized: "missing", comment: "Heading of a number of keys: no translation")
    case .memory:
      String(
        localized: "draft from the memory",
        comment: "Heading of translations: the reason for a review"
      )
    case .draft:
      String(localized: "draft", comment: "Heading of translations: the reason for a review")
    }
  }

  /// Returns a number of translations with this reason.
  func count(_ count: Int) -> String {
    switch self {
    case .finding:
      String(localized: "\(count) with errors", comment: "Number of translations, in a list")
    case .sourceChanged:
      String(
        localized: "\(count) with a changed source text",
        comment: "Number of translations, in a list"
      )
    case .trivialChange:
      String(
        localized: "\(count) with a trivially changed source text",
        comment: "Number of translations, in a list"
      )
    case .missing:
      String(localized: "\(count) missing", comment: "Number of translations, in a list")
    case .memory:
      String(
        localized: "\(count) drafts from the memory",
        comment: "Number of translations, in a list"
      )
    case .draft:
      String(localized: "\(count) drafts", comment: "Number of translations, in a list")
    }
  }
}

/// The output of `xcstrings review --json`.
struct ReviewJSONReport: Encodable {
  struct Text: Encodable {
    var variation: String?
    var value: String?
    var state: String?
    var version: String?
    var numbers: [Double]?
    var origin: String?
    /// The translations of similar texts; `nil` for a source text.
    var memory: [MemorySearchReport.Match]?

    init(_ text: ReviewItem.Text, matches: [MemoryMatch]?) {
      let isSource = matches == nil
      memory = matches.map { MemorySearchReport($0).matches }
      variation = text.variation.isEmpty ? nil : text.variation
      value = text.value
      state = isSource ? nil : text.state?.name
      version = isSource ? nil : text.version.rawValue
      numbers = text.numbers.isEmpty ? nil : text.numbers
      origin = text.origin
    }
  }

  /// A term of the glossary in the source text.
  struct Term: Encodable {
    var source: String
    var definition: String?
    var note: String?
    var use: [String]
    var avoid: [String]
    var isTranslated: Bool

    init(_ term: TranslationAids.Term) {
      source = term.source
      definition = term.definition
      note = term.note
      use = term.accepted
      avoid = term.forbidden
      isTranslated = term.isTranslated
    }
  }

  struct Place: Encodable {
    var file: String
    var line: Int
    var column: Int
    var role: String?
    var screen: String?
    var otherTarget: Bool?
  }

  struct Finding: Encodable {
    var rule: String
    var severity: String
    var message: String
  }

  struct Item: Encodable {
    var catalog: String
    var key: String
    var language: String
    var reason: ReviewReason
    var comment: String?
    var source: [Text]
    var formerSource: [String: String]?
    var translation: [Text]
    var sourceVersion: String
    var findings: [Finding]
    var terms: [Term]
    var maximumLength: Int?
    var places: [Place]
    var neighbors: [String]
    var otherLanguages: [String: String]
  }

  /// The version of the queue, for `--queue-version`.
  var queueVersion: String
  /// The number of translations in the queue.
  var count: Int
  var offset: Int
  var items: [Item]

  init(
    _ queue: ReviewQueue,
    _ page: ReviewPageOptions,
    _ project: Project?
  ) throws {
    queueVersion = queue.version
    count = queue.entries.count
    offset = page.offset
    var aids = TranslationAids(for: queue, in: project)
    items = try page.entries(of: queue)
      .compactMap { entry in
        guard let item = queue.item(of: entry, project?.configuration) else { return nil }
        return try Item(item, &aids)
      }
  }
}

extension ReviewJSONReport.Item {
  init(_ item: ReviewItem, _ aids: inout TranslationAids) throws {
    catalog = item.path
    key = item.key
    language = item.language
    reason = item.entry.reason
    comment = item.comment
    source = item.sources.map { ReviewJSONReport.Text($0, matches: nil) }
    formerSource = item.formerSources.isEmpty ? nil : item.formerSources
    let aids = try aids.aids(for: item)
    translation = zip(item.translations, aids.matches)
      .map { ReviewJSONReport.Text($0, matches: $1) }
    terms = aids.terms.map(ReviewJSONReport.Term.init)
    sourceVersion = item.sourceVersion.rawValue
    findings = item.findings.map { finding in
      ReviewJSONReport.Finding(
        rule: finding.id.rawValue,
        severity: finding.severity.rawValue,
        message: DiagnosticPrinter().sentence(finding.message)
      )
    }
    maximumLength = item.lengthLimit
    places = item.context.places.map { place in
      ReviewJSONReport.Place(
        file: place.location.file,
        line: place.location.line,
        column: place.location.column,
        role: place.role,
        screen: place.screen,
        otherTarget: place.kind == .elsewhere ? true : nil
      )
    }
    neighbors = item.context.neighbors
    otherLanguages = Dictionary(
      item.others.map { ($0.language, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
