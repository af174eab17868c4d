import Localization

extension CoverageCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show how far each language is translated.",
        comment: "Help of xcstrings coverage"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Stale keys and those that need no translation are not counted.

          Examples:
            xcstrings coverage
            xcstrings coverage Localizable.xcstrings --languages es,fr --json
          """,
        comment: "Help of xcstrings coverage. The indented lines are typed as they are"
      )
    }
  }
}
