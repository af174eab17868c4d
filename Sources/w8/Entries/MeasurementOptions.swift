import ArgumentParser
import Localization

/// The options for measurements besides the weight and the body fat.
struct MeasurementOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.waist, valueName: Texts.waistValue))
  var waist: String?

  @Option(help: ArgumentHelp(Texts.leanMass, valueName: LogCommand.Texts.weightValue))
  var leanMass: String?

  private enum Texts {
    static var waist: String {
      String(
        localized: "The waist circumference, with a unit or without: cm, in.",
        comment: "Help of --waist. Do not translate the units"
      )
    }
    static var waistValue: String {
      String(localized: "length", comment: "Help: placeholder for a length, one word")
    }
    static var leanMass: String {
      String(
        localized: "The lean mass: the weight without the fat.",
        comment: "Help of --lean-mass"
      )
    }
  }
}
