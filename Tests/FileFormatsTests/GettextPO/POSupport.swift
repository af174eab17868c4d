import Diagnostics
import FileFormats
import Testing

/// Returns the catalog of a valid file without locations.
func parsed(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) -> POFile {
  let parsed = POFile.parse(Array(text.utf8), file: "es.po")
  #expect(parsed.diagnostics == [], sourceLocation: sourceLocation)
  return parsed.value.withoutPlaces
}

extension POFile {
  /// The same catalog without locations.
  var withoutPlaces: POFile {
    var copy = self
    for index in copy.messages.indices {
      copy.messages[index].location = nil
      copy.messages[index].translationPlaces = []
    }
    return copy
  }
}
