import ArgumentParser

/// Whether something holds, as the user says it; unlike `Bool`, it lists its values in help and errors.
enum TruthArgument: String, CaseIterable, ExpressibleByArgument {
  case `true`
  case `false`
}
