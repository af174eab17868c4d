import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import Localization
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog

/// The documentation of a rule, as a Markdown file.
struct RuleDocument {
  private let rule: any ValidationRule.Type
  private let page: RulePage
  private let locale: UserLocale
  /// The level of the rule in the project.
  private let level: String

  /// Creates the page of a rule.
  init(_ rule: any ValidationRule.Type, level: String, _ locale: UserLocale) {
    self.rule = rule
    self.level = level
    self.locale = locale
    page = RulePage(rule, locale)
  }

  /// The name of the file.
  var fileName: String { rule.id.rawValue + ".md" }

  /// The content of the file.
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

  /// The row of the rule in the table of rules.
  var row: String {
    "| [\(rule.id.rawValue)](\(fileName)) | \(level) | \(Self.prose(page.claim)) |"
  }

  private var levels: String {
    let usual = rule.isOptional ? "off" : rule.defaultSeverity.rawValue
    return level == usual
      ? RuleDocumentTexts.level(usual, locale) : RuleDocumentTexts.level(level, not: usual, locale)
  }

  /// Returns an example, with its settings if they differ from those of the previous example.
  private func code(of example: RuleExample, after settings: inout String) -> [String] {
    let needed = RuleSettingText.settings(of: example)
    defer { settings = needed }
    return [
      Self.block(needed == settings ? "" : needed, "yaml"), Self.block(example.source, "swift"),
      example.records.isEmpty ? "" : "`.xcstrings/review.jsonl`:",
      Self.block(example.records, "json"),
      example.file.isEmpty ? "" : "`\(example.file)`:", Self.block(example.entries, "json"),
    ]
  }

  /// Returns a sentence with its Markdown escaped.
  ///
  /// Characters without a meaning in Markdown are not escaped, which keeps the file readable.
  private static func prose(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_[]<>|~&".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }

  private static func block(_ text: String, _ language: String) -> String {
    text.isEmpty ? "" : "```\(language)\n\(text.replacingScalars("↓", with: ""))\n```"
  }

  /// Returns the findings of an example, and the result of a fix.
  private func lines(of found: ExampleFindings) -> String {
    let sentences = found.findings.map { finding in
      let sentence = finding.message.text(in: locale)
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

extension RuleExample {
  /// The lines of the review records that the example needs; empty if it needs none.
  fileprivate var records: String {
    formerSources.sorted { $0.key < $1.key }
      .compactMap { key, texts in
        texts.values.first.map { text in
          #"{"catalog":"Localizable.xcstrings","key":"\#(key)","source":{"":"\#(text)"},"seen":"s1-…"}"#
        }
      }
      .joined(separator: "\n")
  }
}

/// The findings of a rule in one of its examples.
struct ExampleFindings {
  /// The findings; empty for rules that also read sources.
  let findings: [Diagnostic]

  init(of rule: any ValidationRule.Type, in example: RuleExample) {
    let bytes = Array(example.markedCatalog.replacingScalars("↓", with: "").utf8)
    guard !(rule is any SourceRule.Type),
      let catalog = StringCatalog.parse(bytes, file: "").value
    else {
      findings = []
      return
    }
    var configuration = ValidationConfiguration(
      levels: rule.isOptional ? [rule.id: .severity(rule.defaultSeverity)] : [:],
      glossary: example.glossary,
      lengthLimits: example.lengthLimits,
      keysWithoutObject: example.keysWithoutObject,
      kind: example.kind
    )
    configuration.sourceTextChanges = example.sourceTextChanges(in: catalog)
    findings = validate(catalog, languages: example.languages, configuration: configuration)
      .filter { $0.id == rule.id }
  }

  /// The replacements of the fixes, as written to the file.
  var fixes: [String] { findings.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement) }
}

/// The strings that are the same on the pages of all rules.
enum RuleDocumentTexts {
  static func title(_ locale: UserLocale) -> String {
    String(
      localized: "Validation rules",
      locale: locale,
      comment: "Title of the list of all rules of xcstrings validate, as a page"
    )
  }
  static func introduction(_ command: String, _ locale: UserLocale) -> String {
    String(
      localized: "The rules of \(command). Each rule has a page with examples and settings.",
      locale: locale,
      comment: "Below the title of the list of all rules. The argument is a command"
    )
  }
  static func columns(_ locale: UserLocale) -> [String] {
    [
      String(localized: "Rule", locale: locale, comment: "Column heading: rules"),
      String(localized: "Level", locale: locale, comment: "Column heading: error, warning"),
      String(
        localized: "Requirement",
        locale: locale,
        comment: "Column heading: requirement of each rule"
      ),
    ]
  }
  static func level(_ level: String, _ locale: UserLocale) -> String {
    String(
      localized: "Level: `\(level)`.",
      locale: locale,
      comment: "On the page of a rule. The argument is error, warning, note or off"
    )
  }
  static func level(_ level: String, not usual: String, _ locale: UserLocale) -> String {
    String(
      localized: "Level in this project: `\(level)`. Default: `\(usual)`.",
      locale: locale,
      comment: "On the page of a rule. The arguments are error, warning, note or off"
    )
  }
  static func fix(_ isFixable: Bool, _ locale: UserLocale) -> String {
    isFixable
      ? String(
        localized: "`xcstrings validate --fix` fixes this if there is only one possible fix.",
        locale: locale,
        comment: "On the page of a rule"
      )
      : String(
        localized: "`xcstrings validate --fix` does not fix this; correct it manually.",
        locale: locale,
        comment: "On the page of a rule"
      )
  }
  static func triggering(_ locale: UserLocale) -> String {
    String(
      localized: "Reported",
      locale: locale,
      comment: "On the page of a rule, heading above examples that break it"
    )
  }
  static func nonTriggering(_ locale: UserLocale) -> String {
    String(
      localized: "Not reported",
      locale: locale,
      comment: "On the page of a rule, heading above examples that keep it"
    )
  }
  static func settings(_ locale: UserLocale) -> String {
    String(
      localized: "Settings",
      locale: locale,
      comment: "On the page of a rule, heading above lines of the configuration"
    )
  }
  static func options(_ locale: UserLocale) -> String {
    String(
      localized: "The rule uses these settings in `.xcstrings.yml`:",
      locale: locale,
      comment: "On the page of a rule, above lines of the configuration"
    )
  }
  static func levelOfProject(_ locale: UserLocale) -> String {
    String(
      localized: "To change its level or turn it off for the whole project:",
      locale: locale,
      comment: "On the page of a rule, above a line of the configuration"
    )
  }
  static func comment(_ mark: String, _ locale: UserLocale) -> String {
    String(
      localized: "To turn it off for one key, write \(mark) anywhere in its comment.",
      locale: locale,
      comment: "On the page of a rule. The argument is what has to be written"
    )
  }
}

/// The settings of rules in `.xcstrings.yml`, except for their levels.
enum RuleSettingText {
  /// Returns the settings that a rule reads; empty if it reads none.
  static func options(of rule: Diagnostic.ID) -> String {
    switch rule {
    case GlossaryRule.id:
      """
      glossary:
        log:
          translations: {es: [registro, diario]}
          forbidden: {es: [bitácora]}
        Acme: {translate: false}
      """
    case MaxLengthRule.id: "lengths: [{keys: \"tab.*\", limit: 12}]"
    case MissingRarePluralCategoryRule.id: "plurals: strict   # this rule is a warning then"
    case KeyNotInCodeRule.id, StaleKeyRule.id: "dynamic: [\"weekday.*\"]   # keys made at run time"
    default: ""
    }
  }

  /// Returns the settings that an example needs; empty if it needs none.
  static func settings(of example: RuleExample) -> String {
    var lines: [String] = []
    for term in example.glossary.terms {
      var fields: [String] = []
      if !term.isTranslated { fields.append("translate: false") }
      if term.isCaseSensitive { fields.append("caseSensitive: true") }
      fields += field("translations", term.translations) + field("forbidden", term.forbidden)
      lines.append("  \(term.text): {\(fields.joined(separator: ", "))}")
    }
    if !lines.isEmpty { lines.insert("glossary:", at: 0) }
    let limits = example.lengthLimits.sorted { $0.key < $1.key }
      .map { "{keys: \($0.key), limit: \($0.value)}" }
    if !limits.isEmpty { lines.append("lengths: [\(limits.joined(separator: ", "))]") }
    return lines.joined(separator: "\n")
  }

  private static func field(_ name: String, _ texts: [String: [String]]) -> [String] {
    guard !texts.isEmpty else { return [] }
    let languages = texts.sorted { $0.key < $1.key }
      .map { "\($0.key): [\($0.value.joined(separator: ", "))]" }
    return ["\(name): {\(languages.joined(separator: ", "))}"]
  }
}

/// Writes a page for each rule, and a page that lists them.
struct RuleDocumentationWriter {
  private let configuration: ValidationConfiguration
  private let locale = UserLocale.current

  /// Creates the pages of a project, with its levels of rules.
  init(_ project: Configuration?) {
    configuration = RuleLevels.validation(of: project)
  }

  /// Writes the pages to a folder, which is created if necessary.
  ///
  /// - Parameters:
  ///   - folder: The folder; other files in it are kept.
  ///   - isPreview: Whether nothing is written.
  /// - Returns: The paths of the pages.
  /// - Throws: `FileError` if a page could not be written; no pages are written in that case.
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
          FileChange(try FileSystem.content(of: path, as: .result), to: Array(page.1.utf8))
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
