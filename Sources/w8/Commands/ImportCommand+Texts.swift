import Localization

extension ImportCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Add the weights of a file to the log.", comment: "Help of w8 import")
    }
    static var discussion: String {
      String(
        localized: """
          Reads what 'w8 export' writes, and the files of Libra, openScale, Withings, Fitbit and \
          W8Trackr, as well as any table with a column of dates and one of weights. w8 tells them \
          apart by their content.

          Entries that the log already has are not added again. Rows that cannot be used are left \
          out and listed. What a file leaves open is asked for, never guessed. 'w8 undo' undoes \
          the whole import.

          Examples:
            w8 import Libra.csv
            w8 import weight-2026-03.json --unit lb
            w8 import weights.csv --date-order dmy --decimal comma --dry-run
          """,
        comment: "Help of w8 import. The indented lines are typed as they are"
      )
    }
    static var files: String {
      String(
        localized: "The file, or several of them; '-' is standard input.",
        comment: "Help of the argument of w8 import"
      )
    }
    static var fileValue: String {
      String(localized: "file", comment: "Help: stands for the name of a file, one word")
    }
  }
}
