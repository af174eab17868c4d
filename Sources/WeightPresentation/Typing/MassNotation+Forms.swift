import Localization
import WeightCore

extension MassNotation {
  /// Weights as the person would type them, the shortest form first.
  package var forms: [String] {
    switch (unit, preference.unitOfBareNumber(habit: habit)) {
    case (.kilogram, _): [number(72.5), "\(number(72.5)) kg"]
    case (.pound, _): [number(160.5), "\(number(160.5)) lb"]
    case (.stone, nil): ["\(number(72.5)) kg", stoneForm]
    case (.stone, _): [stoneForm, "\(number(11.5)) st"]
    }
  }

  /// The weight that an example shows: whole on the command line, and not to be misunderstood.
  package var example: String {
    unit == .stone ? stoneForm : forms[0]
  }

  private var stoneForm: String { "\(number(11)) st \(number(4)) lb" }

  private func number(_ value: Double) -> String {
    formats.text(of: value)
  }
}
