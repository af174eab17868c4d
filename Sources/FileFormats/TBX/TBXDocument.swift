package import Diagnostics

/// A termbase in TermBase eXchange (TBX).
///
/// Documents of TBX-Basic 2008 (`martif`) are written; those of 2019 (`tbx`) are read too.
///
/// Source: ISO 30042:2008 and ISO 30042:2019, https://www.tbxinfo.net
package struct TBXDocument: Hashable, Sendable {
  /// The concepts in the order of the file.
  package var concepts: [Concept]

  /// Creates a document.
  package init(_ concepts: [Concept] = []) {
    self.concepts = concepts
  }

  /// A concept with its terms in several languages.
  package struct Concept: Hashable, Sendable {
    /// The definition; `nil` if there is none.
    package var definition: String?
    /// The notes.
    package var notes: [String]
    /// Whether the term has another name in other languages.
    package var isTranslated: Bool
    /// The languages in the order of the file.
    package var languages: [Language]

    /// Creates a concept.
    package init(
      definition: String? = nil,
      notes: [String] = [],
      isTranslated: Bool = true,
      languages: [Language] = []
    ) {
      self.definition = definition
      self.notes = notes
      self.isTranslated = isTranslated
      self.languages = languages
    }
  }

  /// The terms of a concept in a language.
  package struct Language: Hashable, Sendable {
    /// The language as in the file.
    package var tag: String
    /// The terms in the order of the file.
    package var terms: [Term]

    /// Creates a language.
    package init(_ tag: String, terms: [Term] = []) {
      self.tag = tag
      self.terms = terms
    }
  }

  /// A term.
  package struct Term: Hashable, Sendable {
    /// The words.
    package var text: String
    /// Whether the term may be used.
    package var status: Status

    /// Creates a term.
    package init(_ text: String, status: Status = .preferred) {
      self.text = text
      self.status = status
    }
  }

  /// Whether a term may be used.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    /// The term to use.
    case preferred = "preferredTerm-admn-sts"
    /// A term that may be used.
    case admitted = "admittedTerm-admn-sts"
    /// A term that must not be used.
    case deprecated = "deprecatedTerm-admn-sts"

    /// Reads the status in the forms of both versions of the standard.
    init(_ text: String) {
      let letters = text.lowercased().filter(\.isLetter)
      self =
        letters.hasPrefix("deprecated") || letters.hasPrefix("superseded")
        ? .deprecated : letters.hasPrefix("admitted") ? .admitted : .preferred
    }
  }
}

// MARK: - Reading

extension TBXDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path for the locations of diagnostics.
  /// - Returns: The document, and the problems; after an error it contains what was read before.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func parse(_ bytes: [UInt8], file: String) -> ParseResult<TBXDocument> {
    let reading = XMLDocument.read(bytes)
    var document = TBXDocument()
    var diagnostics: [Diagnostic] = []
    if let problem = reading.problem {
      diagnostics.append(
        Diagnostic(problem.kind.message, .error, at: Location(problem.position, in: file))
      )
    }
    if let root = reading.root {
      if ["martif", "tbx"].contains(root.name.local) {
        root.forEachDescendant(named: ["termEntry", "conceptEntry"]) { entry in
          document.concepts.append(Concept(entry))
        }
      } else if reading.problem == nil {
        diagnostics.append(
          Diagnostic(.tbxRoot, .error, at: Location(root.position, in: file))
        )
      }
    }
    return ParseResult(document, diagnostics: diagnostics)
  }
}

extension Diagnostic.Message {
  /// The document is not TBX; an error.
  package static let tbxRoot = Self(
    "tbx-root",
    "this is not a TBX file: its root element is neither \(quoted: "martif") nor \(quoted: "tbx")"
  )

  /// A concept contains a character that XML forbids, and is skipped; a warning.
  package static func tbxForbiddenCharacter(in term: String, _ character: String) -> Self {
    Self(
      "tbx-forbidden-character",
      "the term \(quoted: term) contains the character \(character), which is not allowed in TBX; it is skipped"
    )
  }
}

extension TBXDocument.Concept {
  fileprivate init(_ entry: XMLDocument.Element) {
    self.init()
    for element in entry.elements {
      switch element.name.local {
      case "langSet", "langSec": languages.append(TBXDocument.Language(element))
      default: readDescription(element)
      }
    }
    for element in entry.elements where ["langSet", "langSec"].contains(element.name.local) {
      element.forEachDescendant(named: ["descrip"]) { readDescription($0) }
    }
  }

  private mutating func readDescription(_ element: XMLDocument.Element) {
    switch element.name.local {
    case "note": notes.append(element.wholeText)
    case "descripGrp": for child in element.elements { readDescription(child) }
    case "descrip":
      switch element["type"] {
      case "definition": definition = definition ?? element.wholeText
      case "Translation needed":
        if element.wholeText.lowercased() == "no" { isTranslated = false }
      default: break
      }
    // A module of the standard of 2019.
    case "definition": definition = definition ?? element.wholeText
    default: break
    }
  }
}

extension TBXDocument.Language {
  fileprivate init(_ element: XMLDocument.Element) {
    let tag = element["lang", in: "http://www.w3.org/XML/1998/namespace"] ?? element["lang"]
    self.init(tag ?? "")
    element.forEachDescendant(named: ["tig", "ntig", "termSec"]) { group in
      var status = TBXDocument.Status.preferred
      group.forEachDescendant(named: ["termNote", "administrativeStatus"]) { note in
        let isStatus =
          note.name.local == "administrativeStatus" || note["type"] == "administrativeStatus"
        if isStatus { status = TBXDocument.Status(note.wholeText) }
      }
      group.forEachDescendant(named: ["term"]) { term in
        let text = term.wholeText
        if !text.isEmpty { terms.append(TBXDocument.Term(text, status: status)) }
      }
    }
  }
}

extension XMLDocument.Element {
  /// The text with that of inline elements, without whitespace around it.
  fileprivate var wholeText: String {
    var text = ""
    appendText(to: &text)
    let words = text.drop(while: \.isWhitespace)
    return String(
      words[..<(words.lastIndex { !$0.isWhitespace }.map(words.index(after:)) ?? words.startIndex)]
    )
  }

  private func appendText(to text: inout String) {
    for content in content {
      switch content {
      case .text(let part): text += part
      case .element(let element): element.appendText(to: &text)
      }
    }
  }

  /// Calls a function with the outermost descendants that have one of the names.
  fileprivate func forEachDescendant(
    named names: Set<String>,
    _ body: (XMLDocument.Element) -> Void
  ) {
    for element in elements {
      if names.contains(element.name.local) {
        body(element)
      } else {
        element.forEachDescendant(named: names, body)
      }
    }
  }
}

// MARK: - Printing

extension TBXDocument {
  /// Returns the document in TBX-Basic of 2008.
  ///
  /// - Parameters:
  ///   - language: The source language.
  ///   - tool: The name of the program that writes the file.
  /// - Returns: The bytes, and warnings about concepts that could not be written.
  package func printed(sourceLanguage language: String, tool: String) -> ParseResult<[UInt8]> {
    var xml = XMLPrinter()
    var diagnostics: [Diagnostic] = []
    xml.declaration()
    xml.open("martif", [("type", "TBX-Basic"), ("xml:lang", language)])
    xml.open("martifHeader")
    xml.open("fileDesc")
    xml.open("sourceDesc")
    xml.element("p", text: tool)
    xml.close("sourceDesc")
    xml.close("fileDesc")
    xml.open("encodingDesc")
    xml.element("p", [("type", "XCSURI")], text: "TBXBasicXCSV02.xcs")
    xml.close("encodingDesc")
    xml.close("martifHeader")
    xml.open("text")
    xml.open("body")
    for concept in concepts {
      if let character = concept.forbiddenCharacter {
        let term = concept.languages.first?.terms.first?.text ?? ""
        diagnostics.append(
          Diagnostic(.tbxForbiddenCharacter(in: term, character.codePoint), .warning)
        )
      } else {
        concept.print(to: &xml)
      }
    }
    xml.close("body")
    xml.close("text")
    xml.close("martif")
    return ParseResult(xml.bytes, diagnostics: diagnostics)
  }
}

extension TBXDocument.Concept {
  fileprivate var forbiddenCharacter: Unicode.Scalar? {
    let terms = languages.flatMap(\.terms).map(\.text)
    return (terms + notes + [definition ?? ""]).lazy.compactMap(\.firstCharacterForbiddenInXML)
      .first
  }

  fileprivate func print(to xml: inout XMLPrinter) {
    xml.open("termEntry")
    if let definition { xml.element("descrip", [("type", "definition")], text: definition) }
    if !isTranslated { xml.element("descrip", [("type", "Translation needed")], text: "No") }
    for note in notes { xml.element("note", text: note) }
    for language in languages where !language.terms.isEmpty {
      xml.open("langSet", [("xml:lang", language.tag)])
      for term in language.terms {
        xml.open("tig")
        xml.element("term", text: term.text)
        xml.element("termNote", [("type", "administrativeStatus")], text: term.status.rawValue)
        xml.close("tig")
      }
      xml.close("langSet")
    }
    xml.close("termEntry")
  }
}
