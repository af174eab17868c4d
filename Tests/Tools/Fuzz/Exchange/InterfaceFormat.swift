import Diagnostics
import Invariants
import StringExtraction
import TestSupport

/// Storyboards and XIBs.
enum InterfaceFormat: ExchangeFormat {
  static let fileName = "document.xib"

  /// A document, and its content.
  struct Value {
    let bytes: [UInt8]
    let document: InterfaceDocument
  }

  static func read(_ bytes: [UInt8]) -> Value? {
    InterfaceDocument.parse(bytes, file: "Main.xib").value
      .map { Value(bytes: bytes, document: $0) }
  }

  static func violation(by value: Value) -> String? {
    InterfaceInvariants.violation(by: value.bytes).violation
  }

  static func texts(of value: Value) -> [String] {
    value.document.strings.flatMap { string in
      [string.objectID, string.value, string.comment, string.container ?? ""]
    }
  }

  static let seeds: [[UInt8]] =
    (InterfaceDocuments.samples + [InterfaceDocuments.large(viewCount: 4)])
    .map { Array($0.utf8) }
}
