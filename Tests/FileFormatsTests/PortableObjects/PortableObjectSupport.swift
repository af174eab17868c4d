import Diagnostics
import FileFormats
import Testing

/// Returns the catalog of a valid file without locations.
func parsed(
  _ text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) -> PortableObject {
  let parsed = PortableObject.parse(Array(text.utf8), file: "es.po")
  #expect(parsed.diagnostics == [], sourceLocation: sourceLocation)
  return parsed.value.withoutPlaces
}

extension PortableObject {
  /// The same catalog without locations.
  var withoutPlaces: PortableObject {
    var copy = self
    for index in copy.messages.indices {
      copy.messages[index].place = nil
      copy.messages[index].translationPlaces = []
    }
    return copy
  }
}
