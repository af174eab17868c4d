import CatalogValidation
import CommandSupport
import Diagnostics
import Localization
import ProjectModel
import StringCatalog

/// What users read about a rule, as a file in Markdown.
struct RuleDocument {
  private let rule: any ValidationRule.Type
  private let page: RulePage
  private let locale: UserLocale
  /// The level that the project gives the rule.
  private let level: String

  /// Creates the page of a rule.
  init(_ rule: any ValidationRule.Type, level: String, _ locale: UserLocale) {
    self.rule = rule
    self.level = level
    self.locale = locale
    page = RulePages.page(of: rule.id, locale)
  }

  /// The name of the file.
  var fileName: String { rule.id.rawValue + ".md" }

  /// The text of the file.
  var text: String {
    let findings = rule.triggering.map { ExampleFindings(of: rule, in: $0) }
    let isFixable = findings.contains { !$0.fixes.isEmpty }
    var parts = [
      "<!-- xcstrings validate --rule-pages -->", "# \(rule.id.rawValue)",
      "**\(Self.prose(page.claim))**", Self.prose(page.reason), levels,
      RuleDocumentTexts.fix(isFixable, locale),
      "## \(RuleDocumentTexts.triggering(locale))",
    ]
    var settings = ""
    for (example, found) in zip(rule.triggering, findings) {
      parts += code(of: example, after: &settings)
      parts.append(lines(of: found))
    }
    parts.append("## \(RuleDocumentTexts.nonTriggering(locale))")
    for example in rule.nonTriggering { parts += code(of: example, after: &settings) }
    parts += self.settings
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The row of the rule in a list of all.
  var row: String {
    "| [\(rule.id.rawValue)](\(fileName)) | \(level) | \(Self.prose(page.claim)) |"
  }

  private var levels: String {
    let usual = rule.isOptional ? "off" : rule.defaultSeverity.rawValue
    return level == usual
      ? RuleDocumentTexts.level(usual, locale) : RuleDocumentTexts.level(level, not: usual, locale)
  }

  /// Returns an example, with the settings that it needs where they differ from those before.
  private func code(of example: RuleExample, after settings: inout String) -> [String] {
    let needed = RuleSettingText.settings(of: example)
    defer { settings = needed }
    return [
      Self.block(needed == settings ? "" : needed, "yaml"), Self.block(example.source, "swift"),
      Self.block(example.entries, "json"),
    ]
  }

  /// Returns a sentence in which nothing is markup; what cannot be any is left as it is, so that the
  /// file can be read by itself.
  private static func prose(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_[]<>|~&".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }

  private static func block(_ text: String, _ language: String) -> String {
    text.isEmpty ? "" : "```\(language)\n\(text.replacing("↓", with: ""))\n```"
  }

  /// What is told of an example, and what a fix makes of it.
  private func lines(of found: ExampleFindings) -> String {
    let sentences = found.findings.map { finding in
      let sentence = DiagnosticSentences.all.sentence(
        of: finding.id,
        finding.arguments,
        locale: locale
      )
      return "> \(finding.severity.rawValue): \(Self.prose(sentence))"
    }
    let fixes = found.fixes.map { "> --fix: `\($0)`" }
    return (sentences + fixes).joined(separator: "  \n")
  }

  private var settings: [String] {
    let name = rule.id.rawValue
    let options = RuleSettingText.options(of: rule.id)
    let known =
      options.isEmpty ? [] : [RuleDocumentTexts.options(locale), Self.block(options, "yaml")]
    return ["## \(RuleDocumentTexts.settings(locale))"] + known + [
      RuleDocumentTexts.levelOfProject(locale),
      Self.block("rules: {\(name): off}   # off, note, warning, error", "yaml"),
      RuleDocumentTexts.comment("`[validate:off \(name)]`", locale),
    ]
  }
}

/// What a rule finds in one of its examples.
struct ExampleFindings {
  /// The findings of the rule; none for rules that read sources too.
  let findings: [Diagnostic]

  init(of rule: any ValidationRule.Type, in example: RuleExample) {
    let bytes = Array(example.markedCatalog.replacing("↓", with: "").utf8)
    guard !(rule is any SourceRule.Type),
      let catalog = StringCatalog.parse(bytes, file: "").value
    else {
      findings = []
      return
    }
    let configuration = ValidationConfiguration(
      levels: rule.isOptional ? [rule.id: .severity(rule.defaultSeverity)] : [:],
      glossary: example.glossary,
      lengthLimits: example.lengthLimits
    )
    findings = validate(catalog, languages: example.languages, configuration: configuration)
      .filter { $0.id == rule.id }
  }

  /// What fixes put in the place of texts, as the file has it.
  var fixes: [String] { findings.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement) }
}
