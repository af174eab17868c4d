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
    let found = try await context.project.findings(in: languages).findings
    let rules = try Self.rules(names, findings: found)
    for finding in found where rules.contains(finding.id) {
      guard let path = finding.location?.file, let key = finding.path.first else { continue }
      findings[Owner(path: path, key: ExactString(key)), default: []].append(finding)
    }
  }

  /// Returns the IDs of rules.
  ///
  /// - Parameters:
  ///   - names: Their names.
  ///   - found: All findings of the project, some of which no rule makes.
  /// - Returns: The IDs.
  /// - Throws: ``ToolFailure`` if there is no such rule.
  static func rules(_ names: [String], findings found: [Diagnostic]) throws -> Set<Diagnostic.ID> {
    let rules = Set(names.map { Diagnostic.ID(rawValue: $0) })
    let known = Set(ValidationRules.all.map { type(of: $0).id } + found.map(\.id))
    guard let unknown = rules.first(where: { !known.contains($0) })?.rawValue else { return rules }
    let ids = known.map(\.rawValue).sorted()
    let similar = ids.filter { $0.contains(unknown) || unknown.contains($0) }
    let meant = unknown.closest(of: ids).map { [$0] } ?? similar
    throw ToolFailure(
      "no-such-rule",
      "There is no rule '\(unknown)'.",
      hint: meant.isEmpty
        ? "The rules are: \(ids.joined(separator: ", "))."
        : "Did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
    )
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
