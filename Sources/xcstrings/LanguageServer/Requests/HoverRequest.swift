import CatalogWorkspace
import Diagnostics
import ICU
import JSONSyntax
import Localization
import StringCatalog

/// The texts of a key in all languages, or what a part of a catalog means.
enum HoverRequest: LanguageRequest {
  static let method = "textDocument/hover"

  static func answer(_ parameters: JSONValue, _ context: EditorContext) async throws -> JSONValue {
    guard let subject = try await context.subject(parameters) else { return .null }
    let document = try context.document(parameters)
    let format = TextFormat(isMarkdown: context.client.showsMarkdown)
    guard let text = text(of: subject, format) else { return .null }
    return .fields(
      ("contents", format.content(text)),
      ("range", document.text.range(subject.range, context.encoding).json)
    )
  }

  private static func text(of subject: RequestSubject, _ format: TextFormat) -> String? {
    switch subject {
    case .use(let use, let files, let snapshot):
      guard !files.isEmpty else {
        return format.title(use.string.key) + "\n\n" + notInCatalog(use, format)
      }
      return files.map { KeyPage(use.string.key, in: $0, snapshot).text(format) }
        .joined(separator: "\n\n---\n\n")
    case .part(let position, let file, let snapshot):
      if let category = position.form(of: "plural"), position.isName,
        position.path.last == category, let language = position.language
      {
        return numbers(of: category, in: language, format)
      }
      return KeyPage(position.key, in: file, snapshot).text(format)
    }
  }

  private static func notInCatalog(_ use: CodeIndex.Use, _ format: TextFormat) -> String {
    format.escaped(
      String(
        localized: "The table '\(use.table)' does not have this key.",
        comment: "Hover text of xcstrings lsp. The argument is the name of a String Catalog"
      )
    )
  }

  /// Returns the numbers for which a language uses a plural category.
  private static func numbers(
    of category: String,
    in language: String,
    _ format: TextFormat
  ) -> String? {
    guard let category = PluralCategory(rawValue: category),
      let rules = PluralRules.known(languageTag: language)
    else { return nil }
    guard let samples = rules.samples(limit: 8)[category], !samples.isEmpty else {
      return format.escaped(
        String(
          localized: "The language '\(language)' does not use '\(category.rawValue)'.",
          comment: "Hover text of xcstrings lsp. The second argument is a plural category"
        )
      )
    }
    let numbers = samples.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    return format.escaped(
      String(
        localized: "'\(category.rawValue)' in '\(language)': \(numbers.joined(separator: ", "))…",
        comment:
          "Hover text of xcstrings lsp: a plural category, a language, and numbers that have the category"
      )
    )
  }
}

/// The format of texts that the editor shows.
struct TextFormat {
  let isMarkdown: Bool

  /// The format of names and titles.
  static let plain = TextFormat(isMarkdown: false)

  /// Returns the content of the protocol.
  func content(_ text: String) -> JSONValue {
    .fields(
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")),
      ("value", .string(text))
    )
  }

  /// Returns a text of a file on one line, without any meaning in the format.
  ///
  /// Markdown could otherwise load an image from another computer.
  func escaped(_ text: String) -> String {
    text.escaping { scalar, isInterpreted in
      if scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" { return "⏎" }
      if isInterpreted { return "\\u{\(String(scalar.value, radix: 16))}" }
      guard isMarkdown, scalar.isASCII, scalar != " " else { return nil }
      return "\\" + String(Character(scalar))
    }
  }

  /// Returns the first line.
  func title(_ text: String) -> String {
    isMarkdown ? "**\(escaped(text))**" : escaped(text)
  }

  /// Returns a table with a row for each translation.
  func table(_ rows: [[String]]) -> String {
    guard isMarkdown else {
      return rows.map { $0.filter { !$0.isEmpty }.joined(separator: "  ") }.joined(separator: "\n")
    }
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    let head = "|" + String(repeating: "  |", count: rows.first?.count ?? 0)
    let rule = "|" + String(repeating: "---|", count: rows.first?.count ?? 0)
    return ([head, rule] + lines).joined(separator: "\n")
  }
}
