import ArgumentParser
import CommandSupport
import Localization
import WeightCore
import WeightPresentation

/// The option that looks back at an earlier day.
struct AsOfOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.asOf, valueName: LogCommand.Texts.dateValue))
  var asOf: String?

  private enum Texts {
    static var asOf: String {
      let yesterday = DateNotation(locale: .current).exampleOfDay
      return String(
        localized:
          "Show how things stood on that day, as if it were today: \(yesterday), 2026-03-30. (default: today)",
        comment: "Help of --as-of. The argument is such as 'yesterday'"
      )
    }
  }
}
