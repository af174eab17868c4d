import CommandSupport
import WeightCore
import WeightPresentation

extension MassNotation {
  /// Reads a weight that the user typed.
  func typedMass(_ text: String) throws(CommandFailure) -> TypedMass {
    do {
      return try mass(parsing: text)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
  }

  /// Reads a goal that the user typed.
  func typedGoal(_ text: String) throws(CommandFailure) -> TypedMass {
    let typed: TypedMass
    do {
      typed = try mass(parsing: text, limits: nil)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
    do {
      try GoalLimits.check(typed.mass, in: typed.unit)
    } catch {
      throw CommandFailure(refusal(error, of: text))
    }
    return typed
  }
}
