import Diagnostics
package import FileSystem
import JSONSyntax
import ProjectConfiguration
import StringCatalog

/// The questions of translators about keys: `.xcstrings/questions.jsonl` in the folder of the project.
///
/// A line is an object with the catalog, the key, the language, the question, and the comment that the
/// key had. A question is answered once the key has another comment.
package struct TranslatorQuestions: Sendable {
  /// A question.
  package struct Question: Hashable, Sendable {
    /// The path of the catalog in the project.
    package var catalog: String
    /// The key.
    package var key: String
    /// The language.
    package var language: String
    /// The question; empty to withdraw it.
    package var text: String
    /// The comment of the key at the time of the question.
    package var comment: String

    /// Creates a question.
    package init(catalog: String, key: String, language: String, text: String, comment: String) {
      self.catalog = catalog
      self.key = key
      self.language = language
      self.text = text
      self.comment = comment
    }

    fileprivate func isAbout(_ other: Self) -> Bool {
      ExactString(key) == ExactString(other.key) && catalog == other.catalog
        && language == other.language
    }
  }

  private static let name = ".xcstrings/questions.jsonl"

  /// The questions, the oldest first.
  package private(set) var questions: [Question]
  private let content: FileContent

  /// Reads the questions of a project; without a file, there are none.
  ///
  /// Lines that are no questions are ignored.
  ///
  /// - Parameter project: The project; `nil` for the current folder.
  /// - Throws: An error if the file cannot be read.
  package init(of project: Project?) throws(FileError) {
    content = try FileSystem.content(
      of: FileSystem.join(project?.folder ?? ".", Self.name),
      as: .project
    )
    questions = (content.bytes ?? []).split(separator: UInt8(ascii: "\n"))
      .compactMap { line in
        JSONValue.parse(Array(line), file: Self.name).value.flatMap(Question.init)
      }
  }

  /// Adds a question, which replaces an earlier one about the same translation.
  package mutating func add(_ question: Question) {
    questions.removeAll { $0.isAbout(question) }
    if !question.text.isEmpty { questions.append(question) }
  }

  /// Returns the question about a translation; `nil` if there is none.
  package func question(about key: String, in language: String, ofCatalog path: String) -> Question?
  {
    let wanted = Question(catalog: path, key: key, language: language, text: "", comment: "")
    return questions.first { $0.isAbout(wanted) }
  }

  /// Writes the questions.
  ///
  /// - Throws: An error if the file cannot be written.
  package func write() throws(FileError) {
    var bytes: [UInt8] = []
    for question in questions {
      var writer = JSONWriter(layout: .line)
      writer.write(question.json, indent: [])
      bytes += writer.output + [UInt8(ascii: "\n")]
    }
    try FileSystem.createFolder(FileSystem.folder(of: content.path))
    try FileSystem.replace(content, with: bytes)
  }
}

extension TranslatorQuestions.Question {
  fileprivate init?(_ value: JSONValue) {
    guard let catalog = value["catalog"]?.text, let key = value["key"]?.text,
      let language = value["language"]?.text, let text = value["question"]?.text
    else { return nil }
    self.init(
      catalog: catalog,
      key: key,
      language: language,
      text: text,
      comment: value["comment"]?.text ?? ""
    )
  }

  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("catalog", .string(catalog)), JSONValue.Member("key", .string(key)),
      JSONValue.Member("language", .string(language)), JSONValue.Member("question", .string(text)),
      JSONValue.Member("comment", .string(comment)),
    ])
  }
}
