import Localization

extension ExportCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Export the log as CSV, as JSON or for Apple Health.",
        comment: "Help of w8 export"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The file is the same in every language: numbers with a point, dates with their offset \
          from UTC. Beside each weight are its exact kilograms, so that 'w8 import' restores \
          everything.

          With '--format health' the file is like the export of an iPhone, and has only what you \
          logged yourself: what came from Apple Health is already there, and other programs send \
          it theirs.

          Examples:
            w8 export > weights.csv
            w8 export --format json --output weights.json
            w8 export --from 2026-01-01 --to 2026-03-31
            w8 export --format health --output export.xml
          """,
        comment: "Help of w8 export. The indented lines are typed as they are"
      )
    }
    static var format: String {
      String(
        localized: "The format of the file. (default: csv)",
        comment: "Help of w8 export --format, whose values are csv, json and health"
      )
    }
    static var formatValue: String {
      String(localized: "format", comment: "Help: stands for the form of a file, one word")
    }
    static var output: String {
      String(
        localized: "The file to write. (default: standard output)",
        comment: "Help of w8 export --output"
      )
    }
    static var outputValue: String {
      String(localized: "file", comment: "Help: stands for the name of a file, one word")
    }
    static var from: String {
      String(
        localized: "The first day. (default: the beginning of the log)",
        comment: "Help of w8 export --from"
      )
    }
    static var to: String {
      String(
        localized: "The last day. (default: the end of the log)",
        comment: "Help of w8 export --to"
      )
    }
    static var dayValue: String {
      String(localized: "date", comment: "Help: stands for a date, one word")
    }
    static var unit: String {
      String(
        localized:
          "The unit of the rounded weights beside the exact kilograms. (default: the one in the settings, or kg)",
        comment: "Help of w8 export --unit"
      )
    }
    static var unitValue: String {
      String(localized: "unit", comment: "Help: stands for a unit of weight, one word")
    }
    static var guardFormulas: String {
      String(
        localized: "Put an apostrophe before notes that a spreadsheet would take for formulas.",
        comment: "Help of w8 export --guard-formulas"
      )
    }
  }
}
