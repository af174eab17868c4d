import Localization

extension MilestonesCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show the milestones on the way to your goal.",
        comment: "Help of w8 milestones"
      )
    }
    static var discussion: String {
      String(
        localized: """
          They are round weights between the one you started from and your goal; the setting \
          'milestones' says how far apart they are. Each one that you reach is celebrated once; of \
          several at once, the last.

          Examples:
            w8 milestones
            w8 milestones --as-of 2026-03-01
          """,
        comment: "Help of w8 milestones. What follows 'w8' stays as it is"
      )
    }
  }
}
