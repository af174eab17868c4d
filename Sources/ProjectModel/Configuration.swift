/// What a project says in `.xcstrings.yml` about its catalogs, targets and rules.
///
/// Paths are relative to the folder of the file. What the file does not say has the value of an
/// empty file.
///
/// ```yaml
/// sourceLanguage: en
/// languages: [en, es]
/// catalogs: [Localizations]
/// targets:
///   app: {table: App}
/// routines: [localized]
/// rules: {plural-categories: warning}
/// ```
package struct Configuration: Hashable, Sendable {
  /// The language of the texts in the sources; `nil` if the catalogs themselves say it.
  package var sourceLanguage: String?
  /// The languages that the project is to be complete in; empty for those that the catalogs hold.
  package var languages: [String]
  /// The catalogs, or the folders that hold them.
  package var catalogs: [String]
  /// The targets whose sources feed the catalogs, in the order of the file.
  package var targets: [Target]
  /// The names of the project's own functions that take a key.
  package var routines: [String]
  /// The levels of rules, in the order of the file.
  package var rules: [RuleSetting]

  /// Creates a configuration; without arguments, that of an empty file.
  package init(
    sourceLanguage: String? = nil,
    languages: [String] = [],
    catalogs: [String] = [],
    targets: [Target] = [],
    routines: [String] = [],
    rules: [RuleSetting] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.catalogs = catalogs
    self.targets = targets
    self.routines = routines
    self.rules = rules
  }
}
