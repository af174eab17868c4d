import ArgumentParser
import CommandSupport
import Localization
import ProjectModel
import SwiftExtraction

/// The options that say which parts of sources a build compiles.
struct ConditionOptions: ParsableArguments {
  @Option(
    name: .customShort("D", allowingJoined: true),
    help: ArgumentHelp(Texts.conditions, valueName: Texts.conditionValue)
  )
  var conditions: [String] = []

  @Flag(help: ArgumentHelp(Texts.noDebug))
  var noDebug = false

  /// Returns what a project and the command line tell about the sources.
  func extractionOptions(
    of project: Project?,
    routines: [String] = []
  ) -> ExtractionOptions {
    let configuration = project?.configuration ?? Configuration()
    let known = configuration.conditions ?? []
    return ExtractionOptions(
      routines: routines + configuration.routines,
      conditions: configuration.conditions == nil && conditions.isEmpty
        ? nil : Set(known + conditions),
      includesDebugOnly: configuration.includesDebug && !noDebug
    )
  }
}

extension ConditionOptions {
  enum Texts {
    static var conditions: String {
      String(
        localized:
          "A compilation condition that is set; all others count as not set. By default both sides of an #if are read.",
        comment: "Help of -D"
      )
    }
    static var conditionValue: String {
      String(localized: "condition", comment: "Help: name of the value of -D, one word")
    }
    static var noDebug: String {
      String(
        localized: "Leave out strings that only a build with DEBUG compiles.",
        comment: "Help of --no-debug"
      )
    }
  }
}
