import ArgumentParser
import CommandSupport
import Localization
import WeightPresentation

/// The options for measurements besides the weight and the body fat.
struct MeasurementOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.measurementWaist, valueName: .measurementWaistValue))
  var waist: String?

  @Option(help: ArgumentHelp(.measurementLeanMass, valueName: .logWeightValue))
  var leanMass: String?
}
