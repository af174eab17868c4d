package import Diagnostics

/// Writes a file in Translation Memory eXchange 1.4b, unit by unit.
///
/// ```swift
/// var printer = TMXPrinter(sourceLanguage: "en", tool: "xcstrings", toolVersion: "1.0")
/// printer.print(TMXUnit(variants: [.init(language: "en", text: "Save")]))
/// let bytes = printer.finish()
/// ```
package struct TMXPrinter {
  /// The problems of texts that could not be written.
  package private(set) var diagnostics: [Diagnostic] = []
  private var xml = XMLPrinter()

  /// Starts a file.
  ///
  /// - Parameters:
  ///   - sourceLanguage: The source language; `nil` if that of the units varies.
  ///   - tool: The name of the program that writes the file.
  ///   - toolVersion: Its version.
  package init(sourceLanguage: String?, tool: String, toolVersion: String) {
    xml.declaration()
    xml.open("tmx", [("version", "1.4")])
    xml.empty(
      "header",
      [
        ("creationtool", tool), ("creationtoolversion", toolVersion), ("segtype", "block"),
        ("o-tmf", tool), ("adminlang", "en"), ("srclang", sourceLanguage ?? TMXUnit.anyLanguage),
        ("datatype", "plaintext"),
      ]
    )
    xml.open("body")
  }

  /// Writes a unit.
  ///
  /// Texts with characters that XML forbids are skipped, and those in notes and properties are
  /// replaced by U+FFFD.
  package mutating func print(_ unit: TMXUnit) {
    let variants = unit.variants.filter { canPrint($0) }
    guard variants.count > 1 || variants.count == unit.variants.count else { return }
    xml.open("tu", [("srclang", unit.sourceLanguage)])
    for note in unit.notes { xml.element("note", text: note) }
    print(unit.properties)
    for variant in variants {
      xml.open("tuv", [("xml:lang", variant.language)])
      print(variant.properties)
      xml.element("seg", text: variant.text)
      xml.close("tuv")
    }
    xml.close("tu")
  }

  private mutating func print(_ properties: [TMXUnit.Property]) {
    for property in properties {
      xml.element("prop", [("type", property.type)], text: property.text)
    }
  }

  private mutating func canPrint(_ variant: TMXUnit.Variant) -> Bool {
    guard let character = variant.text.firstCharacterForbiddenInXML else { return true }
    diagnostics.append(
      Diagnostic(.tmxForbiddenCharacter(in: variant.text, character.codePoint), .warning)
    )
    return false
  }

  /// Returns the bytes that were written so far, and removes them.
  package mutating func takeBytes() -> [UInt8] { xml.takeBytes() }

  /// Ends the file, and returns the bytes that are left.
  package mutating func finish() -> [UInt8] {
    xml.close("body")
    xml.close("tmx")
    return xml.takeBytes()
  }
}
