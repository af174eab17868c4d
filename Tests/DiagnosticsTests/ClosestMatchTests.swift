import Diagnostics
import Testing

@Suite struct `Closest match` {
  @Test(arguments: [
    ("", "", 0), ("sync", "sync", 0), ("snyc", "sync", 1), ("syn", "sync", 1), ("synch", "sync", 1),
    ("", "ab", 2), ("ab", "", 2), ("kitten", "sitting", 3), ("ñu", "nu", 1),
  ])
  func `measures the distance in differing letters`(
    _ text: String,
    _ other: String,
    _ distance: Int
  ) {
    #expect(text.editDistance(to: other) == distance)
    #expect(other.editDistance(to: text) == distance)
  }

  @Test(
    arguments: [
      ("snyc", "sync"), ("vaildate", "validate"), ("--chek", "--check"), ("xyz", nil), ("foo", nil),
      ("", nil), ("l", nil), ("lo", "log"),
    ] as [(String, String?)]
  )
  func `returns the most similar candidate if it is close enough`(
    _ text: String,
    _ candidate: String?
  ) {
    #expect(text.closest(of: ["extract", "sync", "validate", "log", "--check"]) == candidate)
  }
}
