import Localization
import WeightPresentation

extension GoalCommand {
  enum Texts {
    static var abstract: String {
      String(localized: "Show, set or remove your goal.", comment: "Help of w8 goal")
    }
    static var discussion: String {
      let forms = MassNotation(locale: .current).forms
      return String(
        localized: """
          Examples:
            w8 goal
            w8 goal \(forms[1])
            w8 goal --clear
          """,
        comment: "Help of w8 goal. The argument is a weight such as '72.5 kg'"
      )
    }
    static var weight: String {
      String(
        localized: "The weight to reach; without one, the goal is shown.",
        comment: "Help of the argument of w8 goal"
      )
    }
    static var clear: String {
      String(localized: "Remove the goal.", comment: "Help of w8 goal --clear")
    }
  }
}
