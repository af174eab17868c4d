import CatalogValidation
import CatalogWorkspace
import Diagnostics
import StringCatalog

/// The findings of some rules, by the texts that they are about.
struct TextFindings {
  private struct Owner: Hashable {
    let path: String
    let key: ExactString
  }

  private var findings: [Owner: [Diagnostic]] = [:]

  /// Validates the catalogs of a project.
  ///
  /// - Parameters:
  ///   - names: The IDs of the rules.
  ///   - languages: The languages; empty for all.
  ///   - context: The project.
  /// - Throws: ``ToolFailure`` if there is no such rule.
  init(of names: [String], in languages: [String], _ context: AgentContext) async throws {
    let rules = Set(names.map { ValidationRules.currentID(of: Diagnostic.ID(rawValue: $0)) })
    let found = try await context.project.findings(in: languages).findings
    let known = Set(ValidationRules.all.map { type(of: $0).id } + found.map(\.id))
    if let unknown = rules.first(where: { !known.contains($0) }) {
      let ids = known.map(\.rawValue)
      throw ToolFailure(
        "no-such-rule",
        "There is no rule '\(unknown.rawValue)'.",
        hint: unknown.rawValue.closest(of: ids).map { "Did you mean '\($0)'?" }
      )
    }
    for finding in found where rules.contains(finding.id) {
      guard let path = finding.location?.file, let key = finding.path.first else { continue }
      findings[Owner(path: path, key: ExactString(key)), default: []].append(finding)
    }
  }

  /// Returns the findings about a text: those of its key, of its language, and of its variation.
  func about(_ text: CatalogText) -> [Diagnostic] {
    let owner = Owner(path: text.path, key: ExactString(text.key))
    return (findings[owner] ?? [])
      .filter { finding in
        let path = finding.path.dropFirst()
        guard let language = path.first else { return true }
        let variation = path.dropFirst().joined(separator: ".")
        return language == text.language
          && (variation.isEmpty || text.variation == variation
            || text.variation.hasPrefix("\(variation)."))
      }
  }
}
