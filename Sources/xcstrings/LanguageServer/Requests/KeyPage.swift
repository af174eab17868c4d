import CatalogWorkspace
import JSONSyntax
import Localization
import ProjectConfiguration
import StringCatalog

/// What is known of a key of a catalog, for people.
struct KeyPage {
  private let key: String
  private let file: CatalogFile
  private let snapshot: ProjectSnapshot
  private let entry: StringCatalog.Entry

  /// The maximum number of rows, and of characters of a text.
  private static let (rowLimit, lengthLimit) = (60, 200)

  /// Creates the page of a key.
  init(_ key: String, in file: CatalogFile, _ snapshot: ProjectSnapshot) {
    self.key = key
    self.file = file
    self.snapshot = snapshot
    entry = file.catalog[key] ?? StringCatalog.Entry()
  }

  /// Returns the page: key, table, comment, texts, limit and places.
  func text(_ format: TextFormat) -> String {
    var parts = [format.title(key)]
    if let comment = entry.comment, !comment.isEmpty {
      parts.append((format.isMarkdown ? "> " : "") + format.escaped(comment))
    }
    parts.append(format.table(rows(format)))
    parts.append(format.escaped(facts.joined(separator: " · ")))
    return parts.joined(separator: "\n\n")
  }

  private func rows(_ format: TextFormat) -> [[String]] {
    let catalog = file.catalog
    let texts = ([catalog.sourceLanguage] + snapshot.targetLanguages(of: file))
      .flatMap {
        CatalogText.texts(of: entry, key: key, in: $0, of: catalog, at: file.path)
      }
    return texts.prefix(Self.rowLimit)
      .map { text in
        let name = [text.language, text.variation].filter { !$0.isEmpty }.joined(separator: " ")
        let value = text.value.map {
          $0.count > Self.lengthLimit ? $0.prefix(Self.lengthLimit) + "…" : $0
        }
        return [name, text.state?.name ?? "", value ?? ""].map(format.escaped)
      }
  }

  /// The table, the limit and the number of places.
  private var facts: [String] {
    let count = snapshot.index.locations(of: key, inCatalogAt: file.path).count
    let places = String(
      localized: "\(count) places in the code",
      comment: "Hover text of xcstrings lsp: how often the code uses a key"
    )
    let limit = snapshot.configuration?.lengthLimit(of: key, inTable: file.table)
    let length = limit.map { limit in
      String(
        localized: "at most \(limit) characters",
        comment: "Hover text of xcstrings lsp: the maximum length of a text"
      )
    }
    return [file.table, places, length, entry.extractionState?.rawValue].compactMap(\.self)
  }
}
