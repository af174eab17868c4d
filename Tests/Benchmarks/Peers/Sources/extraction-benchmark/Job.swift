/// The measured jobs, in the order of each round.
enum Job: String, CaseIterable {
  case parse = "Bare parse"
  case cold = "Cold"
  case warm = "Nothing changed"
  case body = "A body changed"
  case declaration = "A declaration added"
}
