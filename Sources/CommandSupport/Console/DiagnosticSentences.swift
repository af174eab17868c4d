package import Diagnostics
package import Localization

/// The sentences of diagnostics: what each identifier says in the language of a user.
package struct DiagnosticSentences: Sendable {
  /// Makes the sentence of one identifier from its arguments.
  package typealias Maker = @Sendable ([Diagnostic.Argument], UserLocale) -> String

  private var makers: [Diagnostic.ID: Maker]

  /// Creates a table of sentences.
  package init(_ makers: [Diagnostic.ID: Maker]) {
    self.makers = makers
  }

  /// The identifiers that have a sentence.
  package var identifiers: Set<Diagnostic.ID> {
    Set(makers.keys)
  }

  /// Returns the sentence of `id`, or the identifier with its arguments where there is none.
  package func sentence(
    of id: Diagnostic.ID,
    _ arguments: [Diagnostic.Argument],
    locale: UserLocale
  ) -> String {
    guard let maker = makers[id] else {
      return ([id.rawValue] + arguments.map(\.plainText)).joined(separator: " ")
    }
    return maker(arguments, locale)
  }
}

extension Diagnostic.Argument {
  /// The argument without regard to any language.
  package var plainText: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .list(let items): items.joined(separator: ", ")
    }
  }
}

/// Names and values as sentences show them: in the quotation marks of the user's language.
package enum Quotation {
  /// Returns `text` in quotation marks.
  package static func of(_ text: String, locale: UserLocale = .current) -> String {
    String(localized: "'\(text)'", locale: locale, comment: "A name or a value in quotation marks")
  }

  /// Returns each of `texts` in quotation marks, with commas between them.
  package static func list(_ texts: [String], locale: UserLocale = .current) -> String {
    texts.map { of($0, locale: locale) }.joined(separator: ", ")
  }
}

// MARK: - Control characters

extension String {
  /// The text with control characters as Swift writes them, line feeds left as they are.
  ///
  /// What comes from a file or from the command line is shown on terminals, which would obey them.
  package var withVisibleControls: String {
    guard utf8.contains(where: Self.mayBeControl) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if Self.isControl(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether a byte is a control character or begins one; long lists have few of them.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A) || byte == 0x7F || byte == 0xC2
  }
}
