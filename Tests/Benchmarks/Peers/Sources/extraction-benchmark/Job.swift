/// What is measured, in the order in which each round does it.
enum Job: String, CaseIterable {
  case parse = "Bare parse"
  case cold = "Cold"
  case warm = "Nothing changed"
  case body = "A body changed"
  case declaration = "A declaration added"
}
