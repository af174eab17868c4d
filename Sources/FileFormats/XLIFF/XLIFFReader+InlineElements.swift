import Diagnostics

/// A text whose elements are replaced by what they stand for, as far as it was read.
struct InlineText {
  /// The identifier of the unit.
  let unit: String
  /// Whether it is the text to translate, and not the translation.
  let isSource: Bool
  /// The text.
  var text = ""
  /// Whether there are elements in it that stand for something.
  var hasElements = false
  /// Whether it is known what all of them stand for.
  var isKnown = true

  /// The text; `nil` if it is not known what an element of it stands for.
  var knownText: String? { isKnown ? text : nil }
}

extension XLIFFReader {
  /// Adds what an element stands for; `nil` if nobody can tell.
  ///
  /// A placeholder that is dropped, as Xcode drops those of `<x/>`, would break the text at run
  /// time. So what is not known is refused.
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

  /// Tells what an element of a translation stands for.
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

  /// Tells of an element that no text has, such as `<b>` where somebody has forgotten to escape it.
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
