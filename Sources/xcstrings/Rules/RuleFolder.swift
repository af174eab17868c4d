import CatalogValidation
import CommandSupport
import Diagnostics
import Localization
import ProjectModel

/// Writes a page for each rule, and one that lists them.
struct RuleFolder {
  private let configuration: ValidationConfiguration
  private let locale = UserLocale.current

  /// Creates the pages of a project, with the levels that it gives to rules.
  init(_ project: Configuration?) {
    configuration = RuleLevels.validation(of: project)
  }

  /// Writes the pages to a folder, which is made if it is not there.
  ///
  /// - Parameters:
  ///   - folder: The folder; other files in it stay.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The paths of the pages.
  /// - Throws: Why a page could not be written; none is then.
  func write(to folder: String, isPreview: Bool) throws -> [String] {
    let documents = ValidationRules.all.map { type(of: $0) }
      .map { RuleDocument($0, level: configuration.severity(of: $0)?.rawValue ?? "off", locale) }
    let pages = documents.map { ($0.fileName, $0.text) } + [("README.md", index(of: documents))]
    let paths = pages.map { FileSystem.join(folder, $0.0) }
    guard !isPreview else { return paths }
    try FileSystem.createFolder(folder)
    try FileSystem.replace(
      zip(paths, pages)
        .map { path, page in
          FileChange(try FileSystem.content(of: path), to: Array(page.1.utf8))
        }
    )
    return paths
  }

  private func index(of documents: [RuleDocument]) -> String {
    let columns = RuleDocumentTexts.columns(locale)
    let head = [
      "<!-- xcstrings validate --rule-pages -->", "", "# \(RuleDocumentTexts.title(locale))", "",
      RuleDocumentTexts.introduction("`xcstrings validate`", locale), "",
      "| \(columns.joined(separator: " | ")) |",
      "|" + String(repeating: "---|", count: columns.count),
    ]
    return (head + documents.map(\.row)).joined(separator: "\n") + "\n"
  }
}
