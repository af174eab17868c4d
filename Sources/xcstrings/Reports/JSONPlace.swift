import Diagnostics

/// A place as JSON reports have it.
struct JSONPlace: Encodable {
  var file: String
  var line: Int
  var column: Int

  init(_ place: Place) {
    file = place.file
    line = place.line
    column = place.column
  }
}
