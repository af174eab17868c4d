import CatalogValidation
import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import Localization
import StringCatalog

/// The findings of a validation as lines for a terminal.
///
/// Errors precede warnings. A mistake that occurs in several languages is one line, and translation
/// states are numbers by language, so the report of a large project fits on two screens.
struct ValidationTextReport {
  /// The parts of the report that the user requested.
  struct Extent {
    /// Whether the number of lines is not limited.
    var isComplete = false
    /// Whether notes are listed, not only counted.
    var includesNotes = false
  }

  /// The appearance of the lines.
  struct Layout {
    /// The maximum number of terminal columns of a key or a text from a file.
    var columnsOfText = 72
    /// Applies a style to a part of a line.
    var style: (String, TerminalStyle) -> String = { text, _ in text }
  }

  private let findings: ValidationFindings
  private let extent: Extent
  private let layout: Layout
  private let groups: [FindingGroup]
  /// The groups that are listed, by rule; errors first.
  private let listedGroups: [(rule: FindingRule, groups: [FindingGroup])]
  private let counts: [RuleCount]
  /// The rules about translation states that have too many findings to list.
  private let countedRules: Set<FindingRule>
  /// The last lines of the report; they count all findings.
  private let summary: [String]
  private let labels: FindingLabels
  private let printer = DiagnosticPrinter()

  /// The maximum number of lines, unless all findings were requested.
  private static let lineLimit = 120
  /// The maximum number of groups of a rule.
  static let groupLimit = 10
  /// The number of groups of each rule that are listed even if the report becomes longer.
  private static let leastGroupLimit = 3
  /// The maximum number of languages with their states.
  private static let languageLimit = 8

  /// Creates the report.
  init(_ findings: ValidationFindings, _ extent: Extent, _ layout: Layout) {
    self.findings = findings
    self.extent = extent
    self.layout = layout
    let shown = findings.diagnostics.filter { $0.severity > .note || extent.includesNotes }
    groups = FindingGroup.grouping(shown.sorted(by: DiagnosticPrinter.precedes))
    counts = RuleCount.counting(findings.diagnostics)
    let countedRules = Self.countedRules(in: groups)
    self.countedRules = countedRules
    let listed = groups.filter { group in
      extent.isComplete || !Self.isCounted(group, countedRules)
    }
    let rules = Dictionary(grouping: listed, by: \.rule)
    listedGroups = rules.keys.sorted().map { ($0, rules[$0] ?? []) }
    labels = FindingLabels(findings.catalogs, extent, layout)
    summary = findings.summary
  }

  /// The findings, followed by their numbers.
  var lines: [String] {
    let listing = listing
    return listing + (hasTable ? (listing.isEmpty ? [] : [""]) + table : []) + ending
  }

  /// The findings without numbers by rule.
  var listing: [String] {
    let states = languageLines
    let rules = ruleLines(limit: groupLimit(besides: states.count))
    return rules + (rules.isEmpty || states.isEmpty ? [] : [""]) + states
  }

  /// Whether the table contains more than the list of findings.
  private var hasTable: Bool {
    counts.contains { count in
      count.count > Self.groupLimit || count.fixableCount > 0
        || (count.severity == .note && !extent.includesNotes)
    }
  }

  /// The number of groups of a rule with which the report fits; `nil` for all groups.
  private func groupLimit(besides stateCount: Int) -> Int? {
    guard !extent.isComplete else { return nil }
    // Two empty lines separate the findings, the languages and the table.
    let room = Self.lineLimit - stateCount - table.count - ending.count - 2
    for limit in (Self.leastGroupLimit...Self.groupLimit).reversed()
    where ruleLines(limit: limit).reduce(0, { $0 + $1.lineCount }) <= room {
      return limit
    }
    return Self.leastGroupLimit
  }

  // MARK: Findings by rule

  /// Returns the findings of each rule, errors first.
  ///
  /// - Parameter limit: The maximum number of groups of a rule that is not about errors.
  /// - Returns: The lines of the findings.
  private func ruleLines(limit: Int?) -> [String] {
    listedGroups
      .flatMap { rule, groups in
        let limit = limit.map { rule.severity == .error ? Self.groupLimit : $0 }
        // A line with a number is not shorter than the line of the only group that is left.
        let count = limit.map { groups.count == $0 + 1 ? groups.count : $0 } ?? groups.count
        let rest = groups.dropFirst(count).reduce(0) { $0 + $1.findings.count }
        return groups.prefix(count).flatMap(lines) + (rest == 0 ? [] : [Self.more(rest, of: rule)])
      }
  }

  private func lines(of group: FindingGroup) -> [String] {
    printer.lines(
      of: group.first,
      saying: labels.sentence(about: group, by: printer),
      style: layout.style
    )
  }

  // MARK: Translation states

  private static func countedRules(in groups: [FindingGroup]) -> Set<FindingRule> {
    let states = groups.filter { LanguageStateCounts.isAboutState($0.first) }
    return Set(
      Dictionary(grouping: states, by: \.rule)
        .filter { $0.value.count > groupLimit }
        .keys
    )
  }

  /// Returns whether a group is part of the numbers by language.
  ///
  /// A rule about states may also report a language as a whole.
  private static func isCounted(_ group: FindingGroup, _ rules: Set<FindingRule>) -> Bool {
    rules.contains(group.rule) && LanguageStateCounts.isAboutState(group.first)
  }

  /// The numbers of texts by language that are not listed; languages with the same numbers share a
  /// line.
  private var languageLines: [String] {
    let counted = groups.filter { Self.isCounted($0, countedRules) }.flatMap(\.findings)
    let all = LanguageStateCounts.counting(counted)
    let begun = all.filter { !isBarelyBegun($0) }
    let languages = extent.isComplete || begun.count + 1 >= all.count ? all : begun
    let tags = Dictionary(grouping: languages, by: Self.numbers(of:))
      .mapValues { $0.map(\.language) }
    let lines = languages.filter { tags[Self.numbers(of: $0)]?.first == $0.language }
    let count =
      extent.isComplete || lines.count == Self.languageLimit + 1
      ? lines.count : Self.languageLimit
    let shown = lines.prefix(count).map(Self.numbers(of:))
    let rest = languages.count - shown.reduce(0) { $0 + (tags[$1]?.count ?? 0) }
    let others = all.filter { other in !languages.contains { $0.language == other.language } }
    return shown.map { "\(tags[$0, default: []].joined(separator: ", ")): \($0)" }
      + (rest > 0 ? [Self.more(languages: rest)] : [])
      + (others.isEmpty ? [] : [Self.barelyBegun(others.map(\.language))])
  }

  /// Returns whether a language has less than a tenth of its texts.
  private func isBarelyBegun(_ counts: LanguageStateCounts) -> Bool {
    let keys = findings.catalogs.reduce(0) { $0 + ($1.validated.findings.catalog?.count ?? 0) }
    return (counts.counts[MissingTranslationRule.id] ?? 0) * 10 > keys * 9
  }

  private static func numbers(of counts: LanguageStateCounts) -> String {
    LanguageStateCounts.rules
      .compactMap { rule in counts.counts[rule].map { number($0, of: rule) } }
      .joined(separator: ", ")
  }

  // MARK: Numbers

  /// The number of findings of each rule, with headings.
  private var table: [String] {
    guard hasTable else { return [] }
    let headings = [
      String(localized: .validationTextReportLevel), String(localized: .validationTextReportRule),
      String(localized: .validationTextReportFindings), "--fix",
    ]
    let rows = counts.map { count in
      [
        count.severity.name, count.id.rawValue, Self.number(count.count),
        count.fixableCount > 0 ? Self.number(count.fixableCount) : "",
      ]
    }
    let hasFixes = counts.contains { $0.fixableCount > 0 }
    let cells = ([headings] + rows).map { hasFixes ? $0 : Array($0.dropLast()) }
    return cells.alignedLines(leadingColumns: 2).enumerated()
      .map { index, line in
        let line = String(line[...(line.lastIndex { $0 != " " } ?? line.startIndex)])
        return index == 0 ? layout.style(line, .bold) : line
      }
  }

  /// The sentences about the whole result.
  var ending: [String] {
    let hidesNotes = !extent.includesNotes && counts.contains { $0.severity == .note }
    return findings.remarks
      + (hidesNotes ? [String(localized: .validationTextReportNotesOption)] : [])
      + (hasTable && !groups.isEmpty ? [String(localized: .validationTextReportExplainOption)] : [])
      + summary
  }

  private static func number(_ number: Int) -> String {
    NumberStyle.number(fractionDigits: 0)
      .format(Double(number), locale: LocalizationBundle.module.formats(for: .current))
  }
}

/// A rule with the severity of some of its findings, in the order of reports.
private struct FindingRule: Hashable, Comparable {
  let severity: Diagnostic.Severity
  let id: Diagnostic.ID

  static func < (lhs: FindingRule, rhs: FindingRule) -> Bool {
    lhs.severity == rhs.severity
      ? lhs.id.rawValue < rhs.id.rawValue : lhs.severity > rhs.severity
  }
}

extension FindingGroup {
  fileprivate var rule: FindingRule { FindingRule(severity: first.severity, id: first.id) }
}

extension String {
  fileprivate var lineCount: Int { utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) } }
}

// MARK: - Texts

extension ValidationTextReport {
  /// Returns the number of findings of a rule that are not listed.
  private static func more(_ count: Int, of rule: FindingRule) -> String {
    let rest = String(
      localized: "… \(count) more (--all)",
      comment: "Below some findings of a rule. Do not translate '--all'"
    )
    return "\(rest) [\(rule.id.rawValue)]"
  }

  private static func barelyBegun(_ languages: [String]) -> String {
    let tags = languages.joined(separator: ", ")
    return String(
      localized: "less than a tenth is translated: \(tags)",
      comment: "Below the numbers of missing texts by language, before the codes of other languages"
    )
  }

  private static func more(languages count: Int) -> String {
    String(
      localized: "… and \(count) more languages (--all)",
      comment: "Below the numbers of missing texts by language. Do not translate '--all'"
    )
  }

  /// Returns the number of texts in the state that a rule reports.
  private static func number(_ count: Int, of rule: Diagnostic.ID) -> String {
    switch rule {
    case MissingTranslationRule.id:
      String(localized: "\(count) missing", comment: "The number of missing translations")
    case UnfinishedTranslationRule.id:
      String(localized: "\(count) unfinished", comment: "The number of unfinished translations")
    case NeedsReviewRule.id:
      String(localized: "\(count) need review", comment: "The number of translations")
    case MachineTranslatedRule.id:
      String(localized: "\(count) by a machine", comment: "The number of translations")
    default:
      String(
        localized: "\(count) same as the source text",
        comment: "The number of translations"
      )
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var name: String {
    switch self {
    case .error:
      String(
        localized: "error",
        comment: "Level of a finding, in a table. [validate:off unchanged-translation]"
      )
    case .warning: String(localized: "warning", comment: "Level of a finding, in a table")
    case .note: String(localized: "note", comment: "Level of a finding, in a table")
    }
  }
}
