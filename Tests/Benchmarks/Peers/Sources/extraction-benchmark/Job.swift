/// The measured jobs, in the order of each round.
enum Job: String, CaseIterable {
  case parse = "Bare parse"
  case cold = "Cold"
  case warm = "Nothing changed"
  case body = "A body changed"
  case declaration = "A declaration added"
}

extension Job {
  /// The greatest time relative to the bare parse; `nil` for the bare parse itself.
  var goal: Double? {
    switch self {
    case .parse: nil
    case .cold: 2
    case .warm: 0.04
    case .body, .declaration: 0.06
    }
  }
}
