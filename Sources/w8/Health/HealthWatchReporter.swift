import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightPresentation

/// Tells what happens while a folder is watched: to people in sentences, to programs in lines of JSON.
struct HealthWatchReporter {
  let console: Console
  let isJSON: Bool
  let isQuiet: Bool

  init(_ global: GlobalOptions) {
    console = global.console
    isJSON = global.json
    isQuiet = global.quiet
  }

  /// Tells of an event, by lines for people.
  func tell(_ event: HealthEvent, _ lines: @autoclosure () -> [String]) {
    if isJSON {
      if let line = try? event.line() { console.print(line) }
    } else if !isQuiet {
      for (index, line) in lines().enumerated() {
        console.print(
          index == 0 ? "\(console.styled(CommandSupport.TimeOfDay.now, .dim))  \(line)" : line
        )
      }
    }
    console.flush()
  }

  /// Tells of a file that was not taken in.
  func tell(_ failure: HealthFailure, _ path: String, retry: Moment?, at moment: Moment) {
    let event = HealthEvent(failure, path, retry: retry, at: moment)
    if isJSON { return tell(event, []) }
    let refusal = failure.refusal()
    let next = retry.map { time in
      String(
        localized: "w8 will try again at \(time.timeOfDay, format: TimeFormat()).",
        comment: "A file could not be read; the argument is a time of the day"
      )
    }
    for line in [refusal.message, refusal.hint, next].compactMap(\.self) { console.complain(line) }
    console.flush()
  }
}
