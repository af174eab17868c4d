import CatalogExchange
import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import JSONSyntax
import Localization
import StringCatalog

/// The file that a translator returns from the page: translations with the versions of the texts that
/// the translator saw, and questions.
struct ReturnedWork {
  /// The language.
  let language: String
  /// The translations, each with its state.
  let assignments: [TextAssignment]
  /// The questions to the developer.
  let questions: [Question]

  /// Returns whether a file has the name of returned work.
  static func isWork(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - console: The console for errors.
  /// - Throws: `CommandFailure` if the file is not returned work, after printing its errors.
  init(at path: String, _ console: Console) throws {
    let parsed = JSONValue.parse(try FileSystem.read(path, as: .translation), file: path)
    guard let value = parsed.value, !parsed.hasErrors else {
      DiagnosticPrinter().print(parsed.diagnostics, to: console)
      throw CommandFailure.notWork(path)
    }
    guard value["format"]?.text == PageWork.format, let language = value["language"]?.text,
      let assignments = Self.assignments(in: value, language: language),
      let questions = Self.questions(in: value)
    else { throw CommandFailure.notWork(path) }
    self.language = language
    self.assignments = assignments
    self.questions = questions
  }

  /// Reads the translations of an object; `nil` if one of them lacks something, such as a version.
  static func assignments(in value: JSONValue, language: String) -> [TextAssignment]? {
    let rows = value["strings"]?.elements ?? []
    let assignments = rows.compactMap { TextAssignment(returned: $0, in: language) }
    return assignments.count == rows.count ? assignments : nil
  }

  /// Reads the questions of an object; `nil` if one of them lacks something.
  static func questions(in value: JSONValue) -> [Question]? {
    let rows = value["questions"]?.elements ?? []
    let questions = rows.compactMap(Question.init)
    return questions.count == rows.count ? questions : nil
  }
}

extension ReturnedWork {
  /// A question of a translator about a key.
  struct Question: Hashable {
    /// The path of the catalog in the project.
    let catalog: String
    /// The key.
    let key: String
    /// The question; empty to withdraw it.
    let text: String

    fileprivate init?(_ row: JSONValue) {
      guard let catalog = row["catalog"]?.text, let key = row["key"]?.text,
        let text = row["text"]?.text
      else { return nil }
      self.catalog = catalog
      self.key = key
      self.text = text
    }
  }
}

extension JSONValue {
  /// The elements of an array; `nil` for another value.
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
}

extension TextAssignment {
  /// Reads a translation with its versions; `nil` if something is missing.
  fileprivate init?(returned row: JSONValue, in language: String) {
    guard let catalog = row["catalog"]?.text, let key = row["key"]?.text,
      let value = row["value"]?.text, let source = row["sourceVersion"]?.text,
      let target = row["targetVersion"]?.text, row["language"]?.text ?? language == language,
      let state = row["state"]?.text, [.translated, .needsReview].contains(Self.state(state))
    else { return nil }
    self.init(
      catalog: catalog,
      key: key,
      language: language,
      variation: row["variation"]?.text ?? "",
      value: value,
      state: Self.state(state),
      sourceVersion: TextVersion(rawValue: source),
      targetVersion: TextVersion(rawValue: target)
    )
  }

  private static func state(_ name: String) -> StringCatalog.TranslationState {
    StringCatalog.TranslationState(rawValue: name)
  }
}

extension CommandFailure {
  static func notWork(_ path: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "'\(path)' is not a file that the page for translators returned.",
        comment: "Error of xcstrings import. The argument is the path of a file"
      ),
      hint: String(localized: .importNotWorkHint),
      status: .data
    )
  }
}

// MARK: - Questions

extension Project? {
  /// Keeps questions of a translator in the project.
  ///
  /// - Parameters:
  ///   - questions: The questions.
  ///   - language: The language of the translator.
  ///   - files: The catalogs.
  /// - Throws: An error if the file of the questions cannot be read or written.
  func add(
    _ questions: [ReturnedWork.Question],
    in language: String,
    about files: [CatalogFile]
  ) throws {
    guard !questions.isEmpty else { return }
    let catalogs = ExportedCatalog.all(files, in: self)
    var all = try TranslatorQuestions(of: self)
    for question in questions {
      let found = catalogs.first { $0.name == question.catalog || $0.file.path == question.catalog }
      guard let found, let entry = found.file.catalog[question.key] else { continue }
      all.add(
        TranslatorQuestions.Question(
          catalog: found.name,
          key: question.key,
          language: language,
          text: question.text,
          comment: entry.comment ?? ""
        )
      )
    }
    try all.write()
  }
}
