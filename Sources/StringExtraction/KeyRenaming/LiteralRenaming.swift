package import Diagnostics
package import SwiftTypeChecker

/// The renaming of a key in the literals of sources.
///
/// A literal without interpolations becomes the new key. Other literals keep their interpolations,
/// at the positions of their specifiers in the new key. The compiler does not number specifiers:
/// `%2$@ of %1$@` puts the second interpolation first, and the new key of the literal is
/// `%@ of %@`. The delimiters of a literal do not change.
///
/// ```swift
/// // "Hello \(name)" becomes "Hi \(name)"
/// LiteralRenaming(from: "Hello %@", to: "Hi %@")
/// ```
package struct LiteralRenaming: Hashable, Sendable {
  /// The old key.
  package let key: String
  /// The new key.
  ///
  /// Numbered specifiers change the order of interpolations.
  package let newKey: String

  /// Creates a renaming.
  package init(from key: String, to newKey: String) {
    self.key = key
    self.newKey = newKey
  }

  /// The result of a renaming in one source.
  package struct Result: Hashable, Sendable {
    /// The replacements, each of a whole literal, in the order of the source.
    package var edits: [FixIt.Edit] = []
    /// The new keys of the literals.
    package var keys: Set<RenamedKey> = []
    /// The literals that are not changed, and the reasons.
    package var diagnostics: [Diagnostic] = []
  }

  /// Returns the edits of a source.
  ///
  /// - Parameters:
  ///   - locations: The locations of the literals of the key, from the extraction of these bytes.
  ///   - source: The source.
  /// - Returns: The edits, none of them overlapping, and the literals that cannot be edited.
  /// - Complexity: O(*n*), where *n* is the length of the literals.
  package func rename(literalsAt locations: [Location], in source: SourceFile) -> Result {
    var result = Result()
    for location in Set(locations).sorted() {
      guard let literal = WrittenLiteral.literal(at: location.utf8Range, in: source),
        let form = KeyForm(of: literal.segments, key: key)
      else {
        result.diagnostics.append(
          Diagnostic(.literalNotEditable(key), .warning, at: location)
        )
        continue
      }
      guard let renamed = form.renaming(literal.segments, to: newKey) else {
        result.diagnostics.append(
          Diagnostic(.literalArgumentsDiffer(newKey), .error, at: location)
        )
        continue
      }
      result.edits.append(
        FixIt.Edit(replacing: location, with: literal.written(with: renamed.segments))
      )
      result.keys.insert(renamed.key)
    }
    return result
  }
}

extension Diagnostic.Message {
  /// A literal of a renamed key is not written in a form that can be edited.
  package static func literalNotEditable(_ key: String) -> Self {
    Self(
      "literal-not-editable",
      "this literal of the key \(key: key) cannot be edited automatically; edit it by hand"
    )
  }

  /// The interpolations of a literal do not match the new key.
  package static func literalArgumentsDiffer(_ newKey: String) -> Self {
    Self(
      "literal-arguments-differ",
      "the values in this literal do not match the placeholders of the key \(key: newKey)"
    )
  }
}

// MARK: - Objective c

extension LiteralRenaming {
  /// Returns the edits of a source in C or Objective-C, whose literals are the keys themselves.
  ///
  /// Adjacent literals become one.
  ///
  /// - Parameters:
  ///   - locations: The locations of the literals of the key, from the extraction of these bytes.
  ///   - source: The source.
  /// - Returns: The edits, none of them overlapping, and the literals that cannot be edited.
  package func rename(literalsAt locations: [Location], in source: ObjectiveCSource) -> Result {
    var result = Result()
    for location in Set(locations).sorted() {
      guard let literal = source.literal(newKey, inPlaceOfThatAt: location) else {
        result.diagnostics.append(
          Diagnostic(.literalNotEditable(key), .warning, at: location)
        )
        continue
      }
      result.edits.append(FixIt.Edit(replacing: location, with: literal))
      result.keys.insert(RenamedKey(newKey))
    }
    return result
  }
}
