import Diagnostics
import StringCatalog
import SwiftTypeChecker
import Testing

@testable import StringExtraction

/// A source and its expected keys, in the order of the source.
struct Example: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let keys: [String]

  init(_ name: String, _ source: String, _ keys: [String]) {
    self.name = name
    self.source = source
    self.keys = keys
  }

  var testDescription: String { name }
}

/// Expects that a source gives exactly the keys of the example.
func expectKeys(
  _ example: Example,
  options: ExtractionOptions = ExtractionOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let source = SourceFile(path: "Example.swift", bytes: Array(example.source.utf8))
  let result = await extractStrings(from: [source], options: options)
  #expect(
    result.value.occurrences.map(\.key) == example.keys,
    "\(example.source)",
    sourceLocation: sourceLocation
  )
}
