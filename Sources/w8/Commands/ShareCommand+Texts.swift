import Localization

extension ShareCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Tell others how it goes, without what you keep to yourself.",
        comment: "Help of w8 share"
      )
    }
    static var discussion: String {
      String(
        localized: """
          The text is printed, to be pasted; a picture of 600x315 points goes to a file. Neither has \
          a weight, a date or a name in it unless you ask for it: only how much of the way is done, \
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
          "What to tell: progress (the way to the goal), milestone (the last one reached) or summary (the last 90 days).",
        comment: "Help of w8 share --kind. The names are typed as they are"
      )
    }
    static var kindValue: String {
      String(localized: "kind", comment: "Help: stands for what is shared, one word")
    }
    static var showWeights: String {
      String(
        localized: "Tell the change of weight too, and the weight of a milestone.",
        comment: "Help of w8 share --show-weights"
      )
    }
    static var hideWeights: String {
      String(
        localized: "Tell no weight and no change of weight, as without this.",
        comment: "Help of w8 share --hide-weights, which is how it is by default"
      )
    }
    static var showDates: String {
      String(
        localized: "Tell the first and the last day.",
        comment: "Help of w8 share --show-dates"
      )
    }
    static var hideDates: String {
      String(
        localized: "Tell not even in how many weeks.",
        comment: "Help of w8 share --hide-dates"
      )
    }
  }
}
