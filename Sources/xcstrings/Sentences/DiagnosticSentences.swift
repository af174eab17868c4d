import CommandSupport
import Diagnostics
import FileSystem
import Localization

extension DiagnosticSentences {
  /// The sentences of every diagnostic that this program can tell.
  static let all = DiagnosticSentences(
    [
      configuration, configurationText, glossary, catalogText, catalogFields, extraction, renaming,
      sync, stringsData, project, merge, rules, pluralRules, placeholders, annotations,
      textRules, languageRules, sourceRules, coverage, xliff, xliffTexts, symbols, export, incoming,
      incomingFiles,
      compilation, compiledVariants, xml, propertyLists, migration,
      portableObjects, pluralForms, delimited,
    ]
    .reduce(into: [:]) { table, part in table.merge(part) { _, new in new } }
  )

  /// Returns a sentence in English, as machines read it.
  func english(_ id: Diagnostic.ID, _ arguments: [Diagnostic.Argument]) -> String {
    sentence(of: id, arguments, locale: Self.machineLocale)
  }

  /// The locale of what machines read; to make one takes longer than a sentence.
  private static let machineLocale = UserLocale("en")

  /// The sentences of one part of the program.
  typealias Table = [Diagnostic.ID: Maker]
}

extension DiagnosticPrinter {
  /// The printer of this program's diagnostics in the language of its user.
  static var localized: DiagnosticPrinter {
    DiagnosticPrinter(sentences: .all)
  }
}

extension [Diagnostic.Argument] {
  /// Returns the text of an argument; empty if the diagnostic has none at that position.
  func text(_ position: Int) -> String {
    indices.contains(position) ? self[position].plainText : ""
  }

  /// Returns an argument that counts something; 0 if it is no number.
  func count(_ position: Int) -> Int {
    if indices.contains(position), case .integer(let count) = self[position] { count } else { 0 }
  }

  /// Whether an argument is a list of more than one thing.
  func isSeveral(_ position: Int) -> Bool {
    if indices.contains(position), case .list(let items) = self[position] {
      items.count > 1
    } else {
      false
    }
  }

  /// Returns a key of a catalog, in quotation marks, on one line, and shortened if it is long.
  func key(_ position: Int) -> String {
    KeyQuotation(text(position), limit: 72).text
  }

  /// Returns a piece of a file, such as an escape, in quotation marks as it stands there.
  func literal(_ position: Int, _ locale: UserLocale) -> String {
    Quotation.of(text(position), locale: locale)
  }

  /// Returns a text in quotation marks, on one line; several of them for a list.
  func quoted(_ position: Int, _ locale: UserLocale) -> String {
    guard indices.contains(position) else { return Quotation.of("", locale: locale) }
    let texts = if case .list(let items) = self[position] { items } else { [text(position)] }
    return Quotation.list(texts.map(KeyQuotation.escape), locale: locale)
  }
}
