import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import Localization
import ProjectConfiguration
import ProjectDiscovery

/// Prints explanations of the rules.
struct RuleExplanation {
  private let configuration: ValidationConfiguration
  private let console: Console

  init(_ project: Configuration?, _ console: Console) {
    configuration = RuleLevels.validation(of: project)
    self.console = console
  }

  /// Prints the explanation of one rule, or the list of all.
  ///
  /// - Throws: `CommandFailure` if there is no such rule.
  func printExplanation(of name: String?, asJSON isJSON: Bool) throws {
    let rules: [any ValidationRule.Type]
    if let name {
      let id = Diagnostic.ID(rawValue: name)
      guard let rule = ValidationRules.rule(id) else {
        throw CommandFailure(
          String(
            localized: "There is no rule '\(name)'.",
            comment: "Error of xcstrings validate --explain"
          ),
          hint: String(
            localized: "'xcstrings validate --list-rules' lists all rules.",
            comment: "Below the error that there is no such rule"
          ),
          status: .usage
        )
      }
      rules = [type(of: rule)]
    } else {
      rules = ValidationRules.all.map { type(of: $0) }
    }
    if isJSON {
      try console.print(json: rules.map { RuleJSON($0, level: level(of: $0)) })
    } else if name == nil {
      list(rules)
    } else {
      for rule in rules { explain(rule) }
    }
  }

  private func level(of rule: any ValidationRule.Type) -> String {
    configuration.severity(of: rule)?.rawValue ?? "off"
  }

  private func list(_ rules: [any ValidationRule.Type]) {
    let width = rules.map { $0.id.rawValue.count }.max() ?? 0
    for rule in rules {
      let name = rule.id.rawValue.paddedAtEnd(to: width)
      let level = level(of: rule).paddedAtEnd(to: 7)
      console.print("\(name)  \(level)  \(RulePage(rule).claim)")
    }
  }

  private func explain(_ rule: any ValidationRule.Type) {
    let page = RulePage(rule)
    let parts = [
      "\(rule.id.rawValue) · \(level(of: rule))", page.claim, page.reason,
      String(localized: .ruleExplanationTriggering),
      Self.text(of: rule.triggering), String(localized: .ruleExplanationNonTriggering),
      Self.text(of: rule.nonTriggering),
      String(localized: .ruleExplanationSwitchingOff),
    ]
    for part in parts { console.print(paragraphs: part + "\n") }
    console.print("  rules: {\(rule.id.rawValue): off}        # .xcstrings.yml")
    console.print(
      "  [validate:off \(rule.id.rawValue)]       # \(String(localized: .ruleExplanationCommentOfEntry))"
    )
  }

  private static func text(of examples: [RuleExample]) -> String {
    examples.map { example in
      let file = example.file.isEmpty ? "" : "\(example.file):"
      return [example.source, file, example.entries].filter { !$0.isEmpty }.joined(separator: "\n")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + String($0).replacingScalars("↓", with: "") }
        .joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }
}

/// The description of a rule in the language of the user.
struct RulePage {
  /// The requirement of the rule, in one sentence.
  let claim: String
  /// The reason for the rule, and its exceptions.
  let reason: String

  init(_ rule: any ValidationRule.Type, _ locale: UserLocale = .current) {
    claim = DiagnosticTexts.text(rule.title, forKey: "\(rule.id.rawValue).title", in: locale)
    reason = DiagnosticTexts.text(rule.reason, forKey: "\(rule.id.rawValue).reason", in: locale)
  }
}

/// A rule in JSON output.
private struct RuleJSON: Encodable {
  let rule: String
  let level: String
  let claim: String
  let reason: String

  init(_ rule: any ValidationRule.Type, level: String) {
    let page = RulePage(rule, UserLocale("en"))
    self.rule = rule.id.rawValue
    self.level = level
    claim = page.claim
    reason = page.reason
  }
}
