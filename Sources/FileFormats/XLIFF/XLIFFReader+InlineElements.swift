import Diagnostics

/// A string whose inline elements are replaced by the text that they represent.
struct InlineText {
  /// The identifier of the unit.
  let unit: String
  /// Whether it is the source string, not the translation.
  let isSource: Bool
  /// The string.
  var text = ""
  /// Whether it contains elements that represent text.
  var hasElements = false
  /// Whether the text of all of them is known.
  var isKnown = true

  /// The string; `nil` if the text of an inline element is unknown.
  var knownText: String? { isKnown ? text : nil }
}

extension XLIFFReader {
  /// Appends the text that an element represents; `nil` if it is unknown.
  ///
  /// Without the placeholder, the string would be broken at run time. Xcode drops those of `<x/>`.
  /// Therefore, unknown elements are rejected.
  mutating func append(_ code: String?, for element: Element, to text: inout InlineText) {
    guard let code, !code.isEmpty else {
      text.hasElements = true
      text.isKnown = false
      note(
        .xliffInlineElementUnknown(element.name.local, in: text.unit),
        text.isSource ? .warning : .error,
        at: element,
        path: [text.unit]
      )
      return
    }
    note(inline: element, for: code, in: &text)
    text.text += code
  }

  /// Reports the text that an element of a translation represents.
  mutating func note(inline element: Element, for code: String, in text: inout InlineText) {
    text.hasElements = true
    guard !text.isSource else { return }
    note(
      .xliffInlineElement(element.name.local, replacedBy: code, in: text.unit),
      .warning,
      at: element,
      path: [text.unit]
    )
  }

  /// Reports an element that strings never contain, such as an unescaped `<b>`.
  mutating func noteUnknown(_ element: Element, in parent: Element, of text: inout InlineText) {
    text.hasElements = true
    text.isKnown = false
    note(
      .xliffMisplacedElement(element.name.local, in: parent.name.local),
      text.isSource ? .warning : .error,
      at: element,
      path: [text.unit]
    )
  }
}
