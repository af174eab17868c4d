import Diagnostics
import StringCatalog
import StringExtraction
import Testing

/// A source and its expected keys, in the order of the source.
struct ObjectiveCExample: Sendable, CustomTestStringConvertible {
  let source: String
  let keys: [String]

  init(_ source: String, _ keys: [String]) {
    self.source = source
    self.keys = keys
  }

  var testDescription: String { source }
}

/// Reads a source.
func read(
  _ source: String,
  options: ObjectiveCOptions = ObjectiveCOptions()
) -> ParseResult<[ExtractedString]> {
  ObjectiveCSource(path: "Example.m", bytes: Array(source.utf8)).strings(options: options)
}

/// Expects that a source gives exactly the keys of the example, and no diagnostics.
func expectKeys(
  _ example: ObjectiveCExample,
  options: ObjectiveCOptions = ObjectiveCOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = read(example.source, options: options)
  #expect(result.value.map(\.key) == example.keys, sourceLocation: sourceLocation)
  #expect(result.diagnostics == [], sourceLocation: sourceLocation)
}
