package import Diagnostics
import StringCatalog

/// A translation starts and ends with the whitespace that the source text starts and ends with.
///
/// Blanks at an edge separate the text from what the code puts beside it, and line breaks place it. A
/// translation that lost them runs into its neighbour; one that gained them is out of line. They are
/// hard to see in any editor.
///
/// - Arguments: the language, the key, `start` or `end`.
package struct BlanksAgree: LocalizationRule {
  package static let id: Diagnostic.ID = "blanks-agree"
  package static let defaultSeverity = Diagnostic.Severity.warning

  package func check(_ localization: LocalizationSubject, emit: (Finding) -> Void) {
    guard !localization.language.isSource, let source = localization.entry.sourceTexts.first,
      localization.entry.sourceTexts.allSatisfy({ Edges(of: $0) == Edges(of: source) })
    else { return }
    let wanted = Edges(of: source)
    for leaf in localization.leaves where leaf.isWritten && leaf.substitution == nil {
      guard wanted.isBlank || leaf.traits.contains(.whitespaceAtEdge) else { continue }
      let edges = Edges(of: leaf.value)
      guard edges != wanted else { continue }
      let side = edges.start == wanted.start ? "end" : "start"
      emit(
        localization.finding(
          at: leaf.path,
          .text(side),
          replacement: String(wanted.start + edges.middle + wanted.end)
        )
      )
    }
  }

  /// The whitespace at both ends of a text.
  private struct Edges: Equatable {
    let start: Substring
    let middle: Substring
    let end: Substring

    init(of text: String) {
      let middle = text.drop(while: \.isWhitespace)
      start = text[..<middle.startIndex]
      let last = middle.lastIndex { !$0.isWhitespace }
      let end = last.map { middle.index(after: $0) } ?? middle.startIndex
      self.middle = middle[..<end]
      self.end = middle[end...]
    }

    var isBlank: Bool { !start.isEmpty || !end.isEmpty }

    static func == (first: Edges, second: Edges) -> Bool {
      first.start == second.start && first.end == second.end
    }
  }
}

extension BlanksAgree {
  package static let triggering = [
    RuleExample(
      """
      "Name: " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : ↓"Nombre:" } } } }
      """
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "needs_review", "value" : ↓"Guardar\\n" } } } }
      """
    ),
  ]

  package static let nonTriggering = [
    RuleExample(
      """
      "\\nName: " : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "translated", "value" : "\\nNombre: " } } } }
      """
    ),
    RuleExample(
      """
      "Save" : { "localizations" : {
        "es" : { "stringUnit" : { "state" : "new", "value" : "Save " } } } }
      """
    ),
  ]
}
