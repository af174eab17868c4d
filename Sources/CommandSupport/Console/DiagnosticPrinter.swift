import DiagnosticMessages
package import Diagnostics
package import Localization

/// Formats diagnostics in the language of a user.
///
/// `Weigh.xcstrings:41:20: error: 'es' lacks the placeholder '%lld' [mismatched-placeholders]`
package struct DiagnosticPrinter: Sendable {
  /// A closure that returns a message in the language of a user.
  package typealias Wording = @Sendable (Diagnostic.Message, UserLocale) -> String

  private let locale: UserLocale
  private let wording: Wording

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - locale: The locale of the user.
  ///   - wording: Returns the text of a message; by default, its translation.
  package init(
    locale: UserLocale = .current,
    wording: @escaping Wording = { $0.text(in: $1) }
  ) {
    self.locale = locale
    self.wording = wording
  }

  /// Prints diagnostics, sorted by location, on standard error.
  ///
  /// If a file has many diagnostics with the same identifier, the first hundred are printed,
  /// followed by the number of the others.
  package func print(_ diagnostics: [Diagnostic], to console: Console) {
    for diagnostic in diagnostics { console.damagedFiles.add(diagnostic) }
    for diagnostic in diagnostics.limitedPerKind {
      for line in lines(of: diagnostic, style: { console.styledError($0, $1) }) {
        console.printError(line)
      }
    }
  }

  /// Returns the line of a diagnostic, followed by those of its notes, which are indented.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - sentence: The text to show instead of the message; `nil` for the message.
  ///   - style: Applies a style to a part of the text; by default, it is unchanged.
  /// - Returns: The lines.
  package func lines(
    of diagnostic: Diagnostic,
    saying sentence: String? = nil,
    style: (String, TerminalStyle) -> String = { text, _ in text }
  ) -> [String] {
    let sentence = sentence ?? self.sentence(diagnostic.message)
    let severity = style(label(of: diagnostic.severity), diagnostic.severity.style)
    let rule = style("[\(diagnostic.id.rawValue)]", .dim)
    let first = "\(prefix(diagnostic.location))\(severity) \(sentence) \(rule)"
    return [first] + diagnostic.notes.map { Self.indentation + text(of: $0, style: style) }
  }

  /// Returns a message in the language of the user.
  package func sentence(_ message: Diagnostic.Message) -> String { wording(message, locale) }

  private static let indentation = "  "

  /// Returns whether `lhs` is printed before `rhs`: by file, then by offset, then by rule.
  package static func precedes(_ lhs: Diagnostic, _ rhs: Diagnostic) -> Bool {
    lhs.precedes(rhs)
  }

  private func text(
    of note: Diagnostic.Note,
    style: (String, TerminalStyle) -> String
  ) -> String {
    let label = style(label(of: .note), .cyan)
    return "\(prefix(note.location))\(label) \(sentence(note.message))"
  }

  private func prefix(_ location: Location?) -> String {
    location.map { "\($0.file.escapedOnOneLine):\($0.line):\($0.column): " } ?? ""
  }

  private func label(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error:
      String(
        localized: "error:",
        locale: locale,
        comment: "Label before an error message. [validate:off unchanged-translation]"
      )
    case .warning:
      String(localized: "warning:", locale: locale, comment: "Label before a warning")
    case .note: String(localized: "note:", locale: locale, comment: "Label before a note")
    }
  }
}

extension Diagnostic.Severity {
  /// The style of the severity on a terminal.
  package var style: TerminalStyle {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

/// The number of diagnostics of each severity.
package struct DiagnosticCount: Hashable, Sendable {
  /// The number of errors.
  package var errors = 0
  /// The number of warnings.
  package var warnings = 0
  /// The number of notes.
  package var notes = 0

  /// Counts `diagnostics`.
  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}
