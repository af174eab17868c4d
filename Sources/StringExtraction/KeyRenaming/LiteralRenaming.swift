package import Diagnostics
package import SwiftTypeChecker

/// The renaming of a key where sources spell it out.
///
/// A literal that interpolates nothing becomes the new key as it is. One that interpolates keeps its
/// interpolations, each where the new key has the specifier that it became: as the compiler does not
/// number specifiers, `%2$@ of %1$@` puts the second interpolation first, and the key of the literal
/// is then `%@ of %@`. What a literal is delimited with stays.
///
/// ```swift
/// // "Hello \(name)" becomes "Hi \(name)"
/// LiteralRenaming(from: "Hello %@", to: "Hi %@")
/// ```
package struct LiteralRenaming: Hashable, Sendable {
  /// The key that the literals have.
  package let key: String
  /// The key that they get; its specifiers may be numbered to change their order.
  package let newKey: String

  /// Creates a renaming.
  package init(from key: String, to newKey: String) {
    self.key = key
    self.newKey = newKey
  }

  /// What becomes of the literals of one source.
  package struct Result: Hashable, Sendable {
    /// The replacements, each of a whole literal, in the order of the source.
    package var edits: [FixIt.Edit] = []
    /// The keys that the literals have afterwards, each once.
    package var keys: Set<RenamedKey> = []
    /// The literals that stay as they are, and why.
    package var diagnostics: [Diagnostic] = []
  }

  /// Works out the edits of a source.
  ///
  /// - Parameters:
  ///   - places: Where literals of the key stand, as the extraction of these bytes tells it.
  ///   - source: The source.
  /// - Returns: The edits, none of them overlapping, and the literals that cannot be edited.
  /// - Complexity: O(*n*), where *n* is the length of the source.
  package func rename(literalsAt places: [Place], in source: SourceFile) -> Result {
    let literals = WrittenLiteral.literals(in: source)
    var result = Result()
    for place in Set(places).sorted() {
      guard let literal = literals[place.utf8Range],
        let form = KeyForm(of: literal.segments, key: key)
      else {
        result.diagnostics.append(
          Diagnostic(.literalNotEditable(key), .warning, at: place)
        )
        continue
      }
      guard let renamed = form.renaming(literal.segments, to: newKey) else {
        result.diagnostics.append(
          Diagnostic(.literalArgumentsDiffer(newKey), .error, at: place)
        )
        continue
      }
      result.edits.append(
        FixIt.Edit(replacing: place, with: literal.written(with: renamed.segments))
      )
      result.keys.insert(renamed.key)
    }
    return result
  }
}

extension Diagnostic.Message {
  /// A literal of a key that is renamed is not written as one text that a program could change.
  package static func literalNotEditable(_ key: String) -> Self {
    Self(
      "literal-not-editable",
      "this literal of the key \(key: key) cannot be edited and stays as it is; edit it by hand"
    )
  }

  /// A literal interpolates other values than those that the new key asks for.
  package static func literalArgumentsDiffer(_ newKey: String) -> Self {
    Self(
      "literal-arguments-differ",
      "the values in this literal are not those that the key \(key: newKey) asks for"
    )
  }
}

// MARK: - Objective c

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
          Diagnostic(.literalNotEditable(key), .warning, at: place)
        )
        continue
      }
      result.edits.append(FixIt.Edit(replacing: place, with: literal))
      result.keys.insert(RenamedKey(newKey))
    }
    return result
  }
}
