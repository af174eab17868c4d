import Localization

extension ValidateCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Check translations: missing, empty, unfinished, wrong placeholders or plurals.",
        comment: "Help of xcstrings validate"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Tells file, line, column and rule of every finding on standard error, and exits with 1 if \
          one of them is an error. The levels of the rules stand in .xcstrings.yml:

            rules: {plural-categories: warning, key-stale: off}

          Where .xcstrings.yml names targets, the catalogs are compared with the sources, as sync \
          does it: a key that no catalog has is an error, one that no source has a warning.

          Examples:
            xcstrings validate
            xcstrings validate Localizable.xcstrings --languages en,es --strict
            xcstrings validate App --sources
            xcstrings validate --report sarif > findings.sarif
            xcstrings validate --report html --output findings.html
            xcstrings validate --baseline findings.json --update-baseline
            xcstrings validate --explain opening-marks
          """,
        comment: "Help of xcstrings validate. The indented lines are typed as they are"
      )
    }
    static var languages: String {
      String(
        localized: "The languages that have to be complete, separated by commas.",
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
          "Mend what can be mended for certain: blanks, ellipses, opening marks, the order of placeholders.",
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
        localized: "Tell what a rule claims and why, with examples.",
        comment: "Help of xcstrings validate --explain"
      )
    }
    static var ruleValue: String {
      String(localized: "rule", comment: "Help: stands for the name of a rule, one word")
    }
  }
}
