package import Diagnostics
package import ObjectiveCExtraction

extension LiteralRenaming {
  /// Works out the edits of a source in C or Objective-C, whose literals are keys as they stand.
  ///
  /// Literals side by side become one.
  ///
  /// - Parameters:
  ///   - places: Where literals of the key stand, as the extraction of these bytes tells it.
  ///   - source: The source.
  /// - Returns: The edits, none of them overlapping, and the literals that cannot be edited.
  package func rename(literalsAt places: [Place], in source: ObjectiveCSource) -> Result {
    var result = Result()
    for place in Set(places).sorted() {
      guard let literal = source.literal(newKey, inPlaceOfThatAt: place) else {
        result.diagnostics.append(
          Diagnostic(.literalNotEditable, .warning, at: place, arguments: [.text(key)])
        )
        continue
      }
      result.edits.append(FixIt.Edit(replacing: place, with: literal))
      result.keys.insert(RenamedKey(newKey))
    }
    return result
  }
}
