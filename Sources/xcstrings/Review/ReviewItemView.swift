import CatalogValidation
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import Localization
import StringCatalog
import TranslationMemory

/// A translation of the review queue on a terminal.
struct ReviewItemView {
  private let item: ReviewItem
  private let terms: [TranslationAids.Term]
  private let console: Console

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - item: The translation.
  ///   - terms: The terms of the glossary in its source text.
  ///   - console: The terminal.
  init(_ item: ReviewItem, terms: [TranslationAids.Term], _ console: Console) {
    self.item = item
    self.terms = terms
    self.console = console
  }

  /// Prints the translation with everything that is known about it.
  ///
  /// - Parameters:
  ///   - position: Its position, from 1.
  ///   - count: The number of translations.
  ///   - neighbors: The source texts before and after it in the code.
  func print(position: Int, of count: Int, neighbors: [String]) {
    console.print("")
    let heading = [Texts.position(position, count), item.language, item.entry.reason.label]
    printWrapped(heading.joined(separator: "  "), style: .bold)
    console.print(console.styled(item.path.escapedOnOneLine.shortenedPath(console.width), .dim))
    printWrapped(KeyQuotation(item.key).text, style: .dim)
    printContext(neighbors)
    console.print("")
    for source in item.sources {
      printText(source, language: item.sourceLanguage, isOnly: item.sources.count == 1)
      printDifference(of: source)
    }
    for text in item.translations {
      printText(text, language: item.language, isOnly: item.translations.count == 1)
    }
    let sources = Set(item.sources.compactMap(\.value) + [item.key])
    for other in item.others.filter({ !sources.contains($0.text) }).prefix(Self.otherLimit) {
      printWrapped("\(other.language): \(KeyQuotation.escape(other.text))", style: .dim)
    }
    for term in terms { printWrapped(TermSentence(term).text) }
    if let limit = item.lengthLimit { printWrapped(Texts.limit(limit)) }
    for finding in item.findings { Self.print(finding, to: console) }
    console.print("")
  }

  /// Prints the string about which the next question is.
  func print(_ text: ReviewItem.Text) {
    printText(text, language: item.language, isOnly: false)
  }

  /// Prints the translations of similar texts, with the numbers by which they can be chosen.
  ///
  /// The words of the similar text that this one does not have are marked as removed, and those that
  /// it has instead as added.
  func print(_ matches: [MemoryMatch], for text: ReviewItem.Text) {
    let own = item.source(of: text)?.value ?? item.key
    for (index, match) in matches.enumerated() {
      let unit = match.unit
      let translation = KeyQuotation.escape(unit.target)
      printWrapped("[\(index + 1)] \(match.score) %: \(translation)", hangingIndent: 4)
      let isElsewhere = unit.origin.file != item.path
      let origin =
        isElsewhere ? KeyQuotation.escape(unit.origin.file).shortenedPath(console.width / 2) : nil
      let difference = WordDifference(from: unit.source, to: own).marked(KeyQuotation.escape)
      let source = match.isOfEqualText ? nil : difference
      let remarks = [source, origin].compactMap(\.self).joined(separator: "  ")
      if !remarks.isEmpty { printWrapped("    \(remarks)", style: .dim, hangingIndent: 4) }
    }
  }

  /// Returns the lines below the text in an editor.
  func explanation(of text: ReviewItem.Text) -> [String] {
    var lines = [String(localized: .reviewItemViewExplanation), ""]
    if let source = item.source(of: text) {
      lines.append("\(item.sourceLanguage): \(KeyQuotation.escape(source.value ?? item.key))")
    }
    if !text.variation.isEmpty { lines.append(label(of: text)) }
    if let comment = item.comment { lines.append(Texts.comment(KeyQuotation.escape(comment))) }
    lines += terms.map { TermSentence($0).text }
    if let limit = item.lengthLimit { lines.append(Texts.limit(limit)) }
    return lines
  }

  /// Prints a finding.
  static func print(_ finding: Diagnostic, to console: Console) {
    var finding = finding
    finding.location = nil
    let line = DiagnosticPrinter().lines(of: finding)[0]
    console.printWrapped(line, style: finding.severity == .error ? .red : .yellow)
  }

  private static let otherLimit = 3
  private static let placeLimit = 3

  // MARK: - Parts

  private func printContext(_ neighbors: [String]) {
    if let comment = item.comment { printWrapped(Texts.comment(KeyQuotation.escape(comment))) }
    for place in item.context.places.prefix(Self.placeLimit) {
      let use = [place.role, place.screen, place.remark].compactMap(\.self)
        .map(KeyQuotation.escape)
      let location = "\(place.location.file):\(place.location.line)"
      printWrapped(([location] + use).joined(separator: "  "), style: .dim)
    }
    printCode()
    if !neighbors.isEmpty {
      let neighbors = neighbors.map { KeyQuotation($0, limit: 30).text }
      printWrapped(Texts.neighbors(neighbors.joined(separator: ", ")), style: .dim)
    }
  }

  /// Prints the line of the first use with its neighbors.
  private func printCode() {
    guard item.context.areFilesPresent, let location = item.context.places.first?.location,
      let bytes = try? FileSystem.read(location.file, as: .source)
    else { return }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"),
      maxSplits: location.line + 1,
      omittingEmptySubsequences: false
    )
    let first = max(location.line - 2, 0)
    for index in first...(location.line) where lines.indices.contains(index) {
      let text = String(decoding: lines[index].prefix(400), as: UTF8.self)
      let mark = index == location.line - 1 ? ">" : " "
      let line = "  \(mark) \(text.replacingScalars("\t", with: "  ").withVisibleControls)"
      console.print(console.styled(line.truncated(to: console.width), .dim))
    }
  }

  private func printText(_ text: ReviewItem.Text, language: String, isOnly: Bool) {
    let name = isOnly ? language : "\(language) \(label(of: text))"
    let value = text.value.map(KeyQuotation.escape) ?? String(localized: .reviewItemViewMissing)
    let isKey = language == item.sourceLanguage && text.state == nil && item.key.isIdentifier
    if isKey {
      return printWrapped("\(name): \(String(localized: .reviewItemViewNoSource))", style: .yellow)
    }
    let hasNoState = language == item.sourceLanguage || text.isFinished || text.value == nil
    let state = hasNoState ? nil : text.state?.label
    let remarks = [state, text.origin.map(KeyQuotation.escape)].compactMap(\.self)
    let suffix = remarks.isEmpty ? "" : "  (\(remarks.joined(separator: ", ")))"
    printWrapped("\(name): \(value)\(suffix)")
  }

  private func label(of text: ReviewItem.Text) -> String {
    guard !text.numbers.isEmpty else { return text.variation }
    let numbers = text.numbers.map { number in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    return "\(text.variation) (\(numbers.joined(separator: ", ")))"
  }

  /// Prints the words of a source string that have changed.
  private func printDifference(of source: ReviewItem.Text) {
    guard let former = item.formerSources[source.variation], let value = source.value,
      former != value
    else { return }
    let difference = WordDifference(from: former, to: value).marked(KeyQuotation.escape)
    printWrapped(Texts.changed(difference), style: .yellow)
  }

  private func printWrapped(
    _ line: String,
    style: TerminalStyle? = nil,
    hangingIndent: Int = 2
  ) {
    console.printWrapped(line, style: style, hangingIndent: hangingIndent)
  }
}

extension String {
  /// Returns the end of a path that fits a number of columns, from the start of a component.
  func shortenedPath(_ columns: Int) -> String {
    guard displayWidth > columns else { return self }
    var rest = self[...]
    while let slash = rest.dropFirst().firstIndex(of: "/") {
      rest = rest[slash...]
      if "…\(rest)".displayWidth <= columns { return "…\(rest)" }
    }
    return truncated(to: columns)
  }
}

extension Console {
  /// Prints a text in lines that fit the terminal.
  func printWrapped(_ text: String, style: TerminalStyle? = nil, hangingIndent: Int = 2) {
    let wrapped = text.wrapped(to: max(width, Self.narrowest), hangingIndent: hangingIndent)
    for line in wrapped.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in String(line).broken(at: max(width, Self.narrowest)) {
        print(style.map { styled(part, $0) } ?? part)
      }
    }
  }

  private static let narrowest = 20
}

extension String {
  /// Returns the parts of a line that fit a width; words that are longer are divided.
  fileprivate func broken(at width: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    var parts: [String] = []
    var part = ""
    var columns = 0
    for character in self {
      let step = String(character).displayWidth
      if columns + step > width {
        parts.append(part)
        (part, columns) = ("", 0)
      }
      part.append(character)
      columns += step
    }
    return parts + [part]
  }
}

extension KeyContext.Place {
  /// What the user should know of the use; `nil` if its code is compiled with the catalog.
  var remark: String? {
    guard kind == .elsewhere else { return nil }
    return String(
      localized: "(in another target)",
      comment: "After a place in the code whose target does not contain the catalog"
    )
  }
}

// MARK: - Texts

extension ReviewItemView {
  enum Texts {
    static func position(_ position: Int, _ count: Int) -> String {
      String(
        localized: "\(position) of \(count)",
        comment: "Position of a translation in a list"
      )
    }
    static func comment(_ text: String) -> String {
      String(localized: "Comment: \(text)", comment: "Label of a comment for translators")
    }
    static func neighbors(_ keys: String) -> String {
      String(
        localized: "Before and after it: \(keys)",
        comment: "Label of the keys around a key in the code, separated by commas"
      )
    }
    static func limit(_ characters: Int) -> String {
      String(
        localized: "At most \(characters) characters",
        comment: "The maximum length of a translation"
      )
    }
    static func changed(_ difference: String) -> String {
      String(
        localized: "changed: \(difference)",
        comment: "Label of a source text in which [-removed-] and {+added+} words are marked"
      )
    }
  }
}
