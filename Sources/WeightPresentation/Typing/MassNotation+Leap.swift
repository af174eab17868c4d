import Localization
package import WeightCore

extension MassNotation {
  /// Returns what to tell a person whose number without a unit is far from the latest weight.
  ///
  /// - Parameters:
  ///   - typed: What the number means in the unit that the person prefers.
  ///   - text: What was typed.
  ///   - latest: The latest weight.
  /// - Returns: A sentence that names both weights and, as a hint, how to say that the number is right.
  package func refusal(ofLeap typed: TypedMass, _ text: String, from latest: Mass) -> Refusal {
    let format = MassFormat(unit: unit)
    let exact = "\(text) \(typed.unit.rawValue)"
    return Refusal(
      String(
        localized:
          "'\(text)' would be \(typed.mass, format: format), but your latest weight is \(latest, format: format).",
        locale: locale,
        comment:
          "Error: a number without a unit, the weight that it means, and the latest of the log"
      ),
      hint: String(
        localized: "If that is right, write the unit too: \(exact)",
        locale: locale,
        comment: "Hint; the argument is a weight, such as '72.5 kg'"
      )
    )
  }
}
