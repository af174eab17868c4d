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
  ///
  /// - Parameters:
  ///   - project: The project; `nil` if there is none.
  ///   - routines: More names of functions that take a key.
  ///   - possible: The conditions that some configuration of the targets sets; `nil` if that is not
  ///     known. They count where neither the user nor the project says which ones are set.
  /// - Returns: The options of an extraction.
  func extractionOptions(
    of project: Project?,
    routines: [String] = [],
    possibleConditions possible: Set<String>? = nil
  ) -> ExtractionOptions {
    let configuration = project?.configuration ?? Configuration()
    let known: CompilationConditions =
      if configuration.conditions == nil, conditions.isEmpty {
        possible.map { .possible($0) } ?? .unknown
      } else {
        .exact(Set((configuration.conditions ?? []) + conditions))
      }
    return ExtractionOptions(
      routines: routines + configuration.routines,
      conditions: known,
      includesDebugOnly: configuration.includesDebug && !noDebug
    )
  }
}

extension ConditionOptions {
  enum Texts {
    static var conditions: String {
      String(
        localized:
          "A compilation condition that is set; all others are not. By default, all that an Xcode project sets in some configuration may be set; without a project, both sides of each #if are read.",
        comment: "Help of -D"
      )
    }
    static var conditionValue: String {
      String(localized: "condition", comment: "Help: name of the value of -D, one word")
    }
    static var noDebug: String {
      String(
        localized: "Leave out strings that only debug builds compile.",
        comment: "Help of --no-debug"
      )
    }
  }
}
