package import ICU

/// The forms of a message that varies with a number.
package struct CompiledPlural: Sendable {
  /// The position of the argument that the form depends on, counted from 1.
  package let argument: Int
  private let forms: ImageCursor
  private let depth: Int

  init(argument: Int, forms: ImageCursor, depth: Int) {
    self.argument = argument
    self.forms = forms
    self.depth = depth
  }

  /// Returns the form of a category, or else that of `other`; `nil` if there is neither.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func form(
    for category: PluralCategory
  ) throws(CompiledCatalogError) -> CompiledMessage? {
    var cursor = forms
    var other: CompiledMessage?
    while let (candidate, form) = try next(&cursor) {
      if candidate == category { return form }
      if candidate == .other { other = form }
    }
    return other
  }

  /// Returns all forms.
  ///
  /// - Throws: `corrupt` if the image is damaged.
  package func allForms() throws(CompiledCatalogError) -> [PluralCategory: CompiledMessage] {
    var cursor = forms
    var all: [PluralCategory: CompiledMessage] = [:]
    while let (category, form) = try next(&cursor) { all[category] = form }
    return all
  }

  private func next(
    _ cursor: inout ImageCursor
  ) throws(CompiledCatalogError) -> (PluralCategory, CompiledMessage)? {
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.range.lowerBound
    guard let category = PluralCategory(imageDigit: try cursor.digit()) else {
      throw .corrupt(offset: start)
    }
    let node = try cursor.sized()
    return (category, CompiledMessage(bytes: cursor.bytes, node: node, depth: depth + 1))
  }
}
