import Localization

extension ValidateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Find what is missing or wrong in translations.",
        comment: "Help of xcstrings validate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Finds missing, empty and unfinished translations, wrong placeholders, missing plural \
          forms and much more: --list-rules shows all rules. Each finding is printed with file, \
          line, column and rule, and the exit code is 1 if one of them is an error. To change the \
          level of a rule, write in .xcstrings.yml:

            rules: {plural-categories: warning, key-stale: off}

          If .xcstrings.yml names targets, the catalogs are also compared with the code: a key \
          that is missing in the catalog is an error, one that is missing in the code a warning.

          Examples:
            xcstrings validate
            xcstrings validate Localizable.xcstrings --languages en,es --strict
            xcstrings validate App --sources
            xcstrings validate --fix --dry-run
            xcstrings validate --report html --output findings.html
            xcstrings validate --baseline findings.json --update-baseline
            xcstrings validate --explain opening-marks
          """,
        comment: "Help of xcstrings validate. The indented lines are typed as they are"
      )
    }
    static var languages: String {
      String(
        localized:
          "The languages that have to be complete, separated by commas; by default those of the project.",
        comment: "Help of --languages"
      )
    }
    static var languagesValue: String {
      String(
        localized: "languages",
        comment: "Help: stands for several languages such as 'en,es', one word"
      )
    }
    static var strict: String {
      String(
        localized: "Exit with 1 for warnings too.",
        comment: "Help of xcstrings validate --strict"
      )
    }
    static var fix: String {
      String(
        localized:
          "Fix what has one certain fix: spaces, ellipses, opening marks, the order of placeholders.",
        comment: "Help of xcstrings validate --fix"
      )
    }
    static var listRules: String {
      String(
        localized: "List the rules and their levels.",
        comment: "Help of xcstrings validate --list-rules"
      )
    }
    static var explain: String {
      String(
        localized: "Explain a rule, with examples.",
        comment: "Help of xcstrings validate --explain"
      )
    }
    static var rulePages: String {
      String(
        localized: "Write a page in Markdown about each rule to this folder.",
        comment: "Help of xcstrings validate --rule-pages"
      )
    }
    static func wrotePages(_ count: Int, _ folder: String) -> String {
      String(
        localized: "Wrote \(count) pages to \(folder).",
        comment: "Result of xcstrings validate --rule-pages. The second argument is a folder"
      )
    }
    static func wouldWritePages(_ count: Int, _ folder: String) -> String {
      String(
        localized: "Would write \(count) pages to \(folder).",
        comment:
          "Result of xcstrings validate --rule-pages --dry-run. The second argument is a folder"
      )
    }
    static var ruleValue: String {
      String(localized: "rule", comment: "Help: stands for the name of a rule, one word")
    }
  }
}
