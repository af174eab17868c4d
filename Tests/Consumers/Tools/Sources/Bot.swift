import CatalogProject

/// A bot that comments on pull requests: what a change breaks, and which keys it adds.
struct Bot {
  let project: StringCatalogProject

  /// Returns the comment in Markdown.
  func comment() async throws -> String {
    var lines: [String] = []
    for catalog in try await project.synchronization().catalogs where catalog.isChanged {
      lines += catalog.addedKeys.map { "- new in `\(catalog.path)`: `\($0)`" }
      lines += catalog.lostKeys.map { "- no longer in the code: `\($0)`" }
    }
    for finding in try await project.findings(readsSources: false)
    where finding.severity == .error {
      lines.append("- \(finding.id.rawValue): \(finding.message.english)")
    }
    return lines.joined(separator: "\n")
  }
}
