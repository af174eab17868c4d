import Diagnostics
package import StringExtraction

/// Invariants of reading Interface Builder documents, regardless of the content of the file.
package enum InterfaceInvariants {
  /// Reads a document.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: The violated invariant, or `nil` if there is none; and the document.
  package static func violation(
    by bytes: [UInt8]
  ) -> (violation: String?, document: InterfaceDocument?) {
    let parsed = InterfaceDocument.parse(bytes, file: "Main.xib")
    guard parsed.value == InterfaceDocument.parse(bytes, file: "Main.xib").value else {
      return ("a second reading finds something else", parsed.value)
    }
    if let violation = violation(by: parsed.diagnostics) { return (violation, parsed.value) }
    guard let document = parsed.value else {
      return (parsed.hasErrors ? nil : "no document and no error", nil)
    }
    let violation = document.strings.lazy.compactMap { Self.violation(by: $0, in: document) }.first
    return (violation, document)
  }

  private static func violation(by diagnostics: [Diagnostic]) -> String? {
    guard diagnostics.count <= 2 * DiagnosticList.greatestCount + 2 else {
      return "there are \(diagnostics.count) diagnostics"
    }
    let isLocated = diagnostics.allSatisfy { ($0.location?.line ?? 0) > 0 }
    return isLocated ? nil : "a diagnostic has no location"
  }

  private static func violation(
    by string: InterfaceString,
    in document: InterfaceDocument
  ) -> String? {
    if string.value.isEmpty || string.property.isEmpty { return "\(string.key) is empty" }
    if !document.objectIDs.contains(string.objectID) { return "\(string.key) has no object" }
    if !string.comment.hasPrefix("Class = \"\(string.className)\"; ") {
      return "\(string.key) has the comment \(string.comment)"
    }
    if string.comment.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
      return "the comment of \(string.key) has several lines"
    }
    if string.neighbors.count > 4 || string.neighbors.contains(string.value) {
      return "\(string.key) has the neighbors \(string.neighbors)"
    }
    if string.note?.isEmpty ?? false { return "\(string.key) has an empty note" }
    return string.location.line > 0 && string.location.column > 0
      ? nil : "\(string.key) has no location"
  }
}
