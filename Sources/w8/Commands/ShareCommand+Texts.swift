import Localization

extension ShareCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Share your progress, without giving away your weight.",
        comment: "Help of w8 share"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Prints a text for you to paste, or writes a picture of 600x315 points to a file. Neither \
          contains a weight, a date or a name unless you ask for it: only how far you have come, \
          and in how many weeks.

          Examples:
            w8 share
            w8 share --kind milestone --output milestone.png
            w8 share --kind summary --show-weights --hide-dates -o summary.svg
          """,
        comment: "Help of w8 share. The indented lines are typed as they are"
      )
    }
    static var kind: String {
      String(
        localized:
          "What to share: progress (the way to the goal), milestone (the last one reached) or summary (the last 90 days).",
        comment: "Help of w8 share --kind. The names are typed as they are"
      )
    }
    static var kindValue: String {
      String(localized: "kind", comment: "Help: stands for what is shared, one word")
    }
    static var showWeights: String {
      String(
        localized: "Include the change of weight, and the weight of a milestone.",
        comment: "Help of w8 share --show-weights"
      )
    }
    static var hideWeights: String {
      String(
        localized: "Leave out weights and changes of weight, as without any option.",
        comment: "Help of w8 share --hide-weights, which is how it is by default"
      )
    }
    static var showDates: String {
      String(
        localized: "Include the first and the last day.",
        comment: "Help of w8 share --show-dates"
      )
    }
    static var hideDates: String {
      String(
        localized: "Leave out the number of weeks, too.",
        comment: "Help of w8 share --hide-dates"
      )
    }
  }
}
