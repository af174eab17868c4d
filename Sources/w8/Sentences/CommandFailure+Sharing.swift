import CommandSupport
import Localization
import WeightCore

extension CommandFailure {
  /// There is nothing to share yet.
  init(_ refusal: ShareRefusal, example: String) {
    switch refusal {
    case .tooFewEntries:
      self.init(
        String(
          localized: "There are too few weigh-ins to share: it takes two.",
          comment: "Error of 'w8 share'"
        ),
        hint: String(
          localized: "Weigh in with: \("w8 log \(example)")",
          comment: "Hint: a command such as 'w8 log 72.5'"
        ),
        status: .data
      )
    case .tooShort(let days): self = .tooShort(days)
    case .noGoal:
      self.init(
        String(
          localized: "There is no goal, so there is no progress towards it to share.",
          comment: "Error of 'w8 share'"
        ),
        hint: String(
          localized: "Set one with 'w8 goal', or choose --kind summary.",
          comment: "Hint; the command and the option stay as they are"
        ),
        status: .data
      )
    case .noMilestone:
      self.init(
        String(
          localized: "No milestone has been reached yet: the first one is a quarter of the way.",
          comment: "Error of 'w8 share --kind milestone'"
        ),
        hint: String(
          localized: "'w8 milestones' shows the way; --kind progress tells how much of it is done.",
          comment: "Hint; the command and the option stay as they are"
        ),
        status: .data
      )
    }
  }

  private static func tooShort(_ days: Int) -> CommandFailure {
    CommandFailure(
      String(
        localized:
          "The weigh-ins span \(days) days so far; it takes a week to show a change.",
        comment: "Error of 'w8 share'"
      ),
      hint: String(
        localized: "Weight goes up and down from day to day: try again after seven days.",
        comment: "Hint of 'w8 share' to somebody who has just begun"
      ),
      status: .data
    )
  }

  /// Something is to be shown and to be hidden.
  static func shownAndHidden(_ what: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "--show-\(what) and --hide-\(what) contradict each other.",
        comment: "Error of 'w8 share': two options, which stay as they are"
      ),
      status: .usage
    )
  }
}
