import ArgumentParser
import Localization
import WeightCore
import WeightPresentation

/// The option that chooses the unit.
struct UnitOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.unit, valueName: Texts.unitValue))
  var unit: UnitPreference?

  private enum Texts {
    static var unit: String {
      String(
        localized:
          "The unit to show, and of numbers without one; 'auto' is the usual one in your country. (default: the one in the settings)",
        comment: "Help of --unit. 'auto' is typed as it is"
      )
    }
    static var unitValue: String {
      String(localized: "unit", comment: "Help: stands for a unit of weight, one word")
    }
  }
}

extension UnitPreference: ExpressibleByArgument {
  /// Reads an abbreviation, or one of the words for a unit: "lbs", "pounds", "libras".
  package init?(argument: String) {
    let notation = MassNotation(locale: .current)
    self.init(rawValue: SettingWords(notation: notation).value(argument, of: .unit))
  }
}

extension WeightUnit: ExpressibleByArgument {
  /// Reads an abbreviation, or one of the words for a unit.
  package init?(argument: String) {
    guard let preference = UnitPreference(argument: argument) else { return nil }
    self.init(rawValue: preference.rawValue)
  }
}
