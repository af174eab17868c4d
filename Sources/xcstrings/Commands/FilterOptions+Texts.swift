import Localization

extension FilterOptions {
  enum Texts {
    static var key: String {
      String(localized: "Only this key; may be repeated.", comment: "Help of --key")
    }
    static var language: String {
      String(
        localized: "Only these languages, separated by commas.",
        comment: "Help of --language"
      )
    }
    static var state: String {
      String(
        localized:
          "Only texts in this state; may be repeated. 'missing' stands for keys without a text in a language.",
        comment: "Help of --state"
      )
    }
    static var stateValue: String {
      String(
        localized: "state",
        comment: "Help: stands for the state of a text such as 'translated', one word"
      )
    }
    static var extractionState: String {
      String(
        localized:
          "Only keys in this state; may be repeated. 'extracted' stands for keys of the code.",
        comment: "Help of --extraction-state"
      )
    }
    static var text: String {
      String(
        localized: "Only keys and texts that contain this; case and accents do not matter.",
        comment: "Help of --text"
      )
    }
    static var textValue: String {
      String(localized: "text", comment: "Help: stands for any text, one word")
    }
    static var matching: String {
      String(
        localized: "Only keys and texts that match this regular expression.",
        comment: "Help of --matching"
      )
    }
    static var patternValue: String {
      String(localized: "pattern", comment: "Help: stands for a regular expression, one word")
    }
  }
}
