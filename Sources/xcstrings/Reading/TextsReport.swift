import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog

/// Prints strings of catalogs: in columns on a terminal, separated by tabs for other programs.
struct TextsReport {
  /// The forms of the report.
  enum Form {
    /// A table for each catalog.
    case columns
    /// Lines that always have the same fields, independently of the number of catalogs.
    case fields
    /// The keys without duplicates, one per line.
    case keys
    /// A JSON document.
    case json
  }

  private let filter: CatalogTextFilter
  private let languages: [String]
  private let console: Console

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - filter: The strings to print.
  ///   - languages: The languages of the project, for a filter without languages.
  ///   - console: The output.
  init(_ filter: CatalogTextFilter, _ languages: [String], _ console: Console) {
    self.filter = filter
    self.languages = languages
    self.console = console
  }

  /// Prints the strings of catalogs.
  ///
  /// - Returns: Whether no string matches the filter.
  func print(_ files: [CatalogFile], as form: Form) async throws -> Bool {
    switch form {
    case .columns: return await printColumns(files)
    case .fields: return await printLines(files) { $0.map(Self.fields) }
    case .keys: return await printLines(files, Self.keys)
    case .json:
      var texts: [CatalogText] = []
      for file in files { texts += await self.texts(of: file) }
      try console.print(json: TextsJSONReport(texts, of: files))
      return texts.isEmpty
    }
  }

  /// Prints lines as soon as those of the preceding keys are printed.
  private func printLines(
    _ files: [CatalogFile],
    _ lines: @escaping @Sendable ([CatalogText]) -> [OutputLine]
  ) async -> Bool {
    var isEmpty = true
    for file in files where console.hasReader {
      await filter.forEach(of: file, languages: languages, lines) { lines in
        isEmpty = isEmpty && lines.isEmpty
        console.print(lines: lines)
        return console.hasReader
      }
    }
    return isEmpty
  }

  private func texts(of file: CatalogFile) async -> [CatalogText] {
    var texts: [CatalogText] = []
    let unchanged: @Sendable ([CatalogText]) -> [CatalogText] = { $0 }
    await filter.forEach(of: file, languages: languages, unchanged) { part in
      texts += part
      return true
    }
    return texts
  }

  private static func fields(of text: CatalogText) -> OutputLine {
    let fields = [
      text.path, text.key, text.language, text.variation, text.state?.name ?? "", text.value ?? "",
    ]
    return OutputLine(fields: fields.map(KeyQuotation.escape))
  }

  private static func keys(of texts: [CatalogText]) -> [OutputLine] {
    texts[...].chunked(by: \.key)
      .compactMap { $0.first.map { OutputLine($0.key.escapedOnOneLine) } }
  }

  private func printColumns(_ files: [CatalogFile]) async -> Bool {
    var isEmpty = true
    for file in files {
      let texts = await texts(of: file)
      guard let path = texts.first?.path else { continue }
      if !isEmpty { console.print("") }
      isEmpty = false
      console.print(console.styled(path, .bold))
      printColumns(texts)
    }
    return isEmpty
  }

  private func printColumns(_ texts: [CatalogText]) {
    let cells = texts.map { text in
      [
        KeyQuotation(text.key, limit: console.width * 2 / 5).text,
        [text.language, text.variation].filter { !$0.isEmpty }.joined(separator: " "),
        text.state.map(Self.name) ?? "",
        KeyQuotation.escape(text.value ?? ""),
      ]
    }
    let widths = (0..<3).map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
    let room = max(console.width - widths.reduce(0, +) - 2 * widths.count, Self.narrowestValue)
    for row in cells {
      let columns = zip(row, widths).map { cell, width in cell.paddedAtEnd(to: width) }
      let value = row[3].truncated(to: room)
      console.print((columns + [value]).joined(separator: "  ").trimmedAtEnd)
    }
  }

  private static let narrowestValue = 16

  private static func name(of state: TextState) -> String {
    switch state {
    case .missing: String(localized: "missing", comment: "State of a translation")
    case .stale: String(localized: "stale", comment: "Change of a key by xcstrings sync, in a list")
    case TextState(.new): String(localized: "not translated", comment: "State of a translation")
    case TextState(.translated): String(localized: "translated", comment: "State of a translation")
    case TextState(.needsReview):
      String(localized: "needs review", comment: "State of a translation")
    case TextState(.machineTranslated):
      String(localized: "by machine", comment: "State of a translation: a machine made it")
    default: state.name
    }
  }
}

extension ArraySlice {
  /// Returns the runs of elements that have the same value.
  fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [ArraySlice] {
    var runs: [ArraySlice] = []
    var start = startIndex
    for index in indices where index > start && value(self[index]) != value(self[index - 1]) {
      runs.append(self[start..<index])
      start = index
    }
    return start < endIndex ? runs + [self[start...]] : runs
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// Strings of catalogs, as printed by `list --json` and `get --json` and read by `set --from`.
struct TextsJSONReport: Encodable {
  /// One string.
  struct Text: Encodable {
    var catalog: String
    var key: String
    var language: String
    var variation: String?
    var state: String?
    var value: String?
    var extractionState: String?
    var comment: String?
    var sourceVersion: String?
    var targetVersion: String?
  }

  var strings: [Text]

  init(_ texts: [CatalogText], of files: [CatalogFile]) {
    var sources = SourceVersions(files)
    strings = texts.map { text in
      Text(
        catalog: text.path,
        key: text.key,
        language: text.language,
        variation: text.variation.isEmpty ? nil : text.variation,
        state: text.state?.name,
        value: text.value,
        extractionState: text.extractionState?.rawValue,
        comment: text.comment,
        sourceVersion: sources.version(of: text)?.rawValue,
        targetVersion: text.version.rawValue
      )
    }
  }
}

/// The versions of source texts; consecutive strings usually have the same key.
private struct SourceVersions {
  private let catalogs: [String: StringCatalog]
  private var last: (path: String, key: String, version: TextVersion?)?

  init(_ files: [CatalogFile]) {
    catalogs = Dictionary(
      files.map { ($0.path, $0.catalog) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  mutating func version(of text: CatalogText) -> TextVersion? {
    if let last, last.path == text.path, ExactString(last.key) == ExactString(text.key) {
      return last.version
    }
    let catalog = catalogs[text.path]
    let version = catalog.flatMap { catalog in
      catalog[text.key, inLanguages: [catalog.sourceLanguage]]?
        .sourceVersion(key: text.key, sourceLanguage: catalog.sourceLanguage)
    }
    last = (text.path, text.key, version)
    return version
  }
}

// MARK: - Label

extension TextState {
  /// The name of the state for display.
  var label: String {
    switch self {
    case TextState(.translated):
      String(localized: "translated", comment: "Heading of a number of keys: a translation state")
    case TextState(.machineTranslated):
      String(localized: "machine", comment: "Heading of a number of keys: a translation state")
    case TextState(.needsReview):
      String(localized: "to review", comment: "Heading of a number of keys: a translation state")
    case TextState(.new):
      String(localized: "unfinished", comment: "Heading of a number of keys: a translation state")
    case .missing:
      String(localized: "missing", comment: "Heading of a number of keys: no translation")
    case .stale:
      String(localized: "not in the code", comment: "Heading of a number of keys: stale keys")
    default: name
    }
  }
}
