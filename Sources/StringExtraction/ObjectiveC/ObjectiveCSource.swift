package import Diagnostics
package import StringCatalog
import SwiftTypeChecker

/// A source in C, C++ or Objective-C.
///
/// Its strings are the literals among the arguments of certain macros, as in `genstrings`.
///
/// ```swift
/// let source = ObjectiveCSource(path: "Door.m", bytes: bytes)
/// let strings = source.strings().value
/// ```
///
/// A key, a table or a default value is one literal or several adjacent ones. Macros are not
/// expanded. The only known conditions are `0`, which is never true, and `DEBUG`.
package struct ObjectiveCSource: Sendable {
  /// The path of the file as the user gave it.
  package let path: String
  /// The content in UTF-8.
  let text: [UInt8]
  /// Whether the file has another encoding.
  ///
  /// Offsets in `text` are not offsets in the file then.
  package let isRecoded: Bool

  /// Creates a source from the content of a file, in UTF-8 or UTF-16.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    (text, isRecoded) = sourceText(bytes)
  }

  /// Returns the localizable strings.
  ///
  /// - Parameter options: The options of the project.
  /// - Returns: The strings in the order of their locations. A note reports a call whose key or table is
  ///   only known at run time, and a warning reports an error that may hide strings.
  /// - Complexity: O(*n*) in the length of the source.
  package func strings(
    options: ObjectiveCOptions = ObjectiveCOptions()
  ) -> ParseResult<[ExtractedString]> {
    var scanner = CallScanner(text, LocalizationMacros(options.routines))
    scanner.run()
    var reader = CallReader(lineIndex: LineIndex(text), path: path)
    for call in scanner.findings.calls where options.includesDebugOnly || !call.isDebugOnly {
      reader.read(call)
    }
    return reader.result(fault: scanner.findings.fault)
  }
}

// MARK: - Writing

extension ObjectiveCSource {
  /// Returns a literal for a string, with `@` if the literal that it replaces has one.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - location: The location of one literal of this source, or of several adjacent ones.
  /// - Returns: The literal; `nil` if offsets in the source are not offsets in the file.
  package func literal(_ text: String, inPlaceOfThatAt location: Location) -> String? {
    guard !isRecoded, self.text.indices.contains(location.utf8Range.lowerBound) else { return nil }
    let mark = self.text[location.utf8Range.lowerBound] == UInt8(ascii: "@") ? "@" : ""
    return "\(mark)\"\(text.unicodeScalars.map(Self.source).joined())\""
  }

  private static func source(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    // An escape of three digits ends there, whatever follows.
    case "\0"..."\u{1F}", "\u{7F}": octal(UInt8(truncatingIfNeeded: scalar.value))
    default: String(scalar)
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

// MARK: - Possible uses of keys

extension ObjectiveCSource {
  /// Returns the names of the macros of the source that pass on a parameter as a key, such as
  /// `#define L(key) NSLocalizedString(key, nil)`.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  package func forwardingMacros(options: ObjectiveCOptions = ObjectiveCOptions()) -> Set<String> {
    var scanner = CallScanner(text, LocalizationMacros(options.routines))
    scanner.run()
    return scanner.findings.forwarders
  }

  /// Returns the literals that are not known to be keys.
  ///
  /// - Parameters:
  ///   - options: The options of the project.
  ///   - forwarders: The macros of the project that pass on a parameter as a key.
  /// - Returns: The literals, in the order of their locations.
  /// - Complexity: O(*n*) in the length of the source.
  package func plainLiterals(
    options: ObjectiveCOptions = ObjectiveCOptions(),
    forwarders: Set<String> = []
  ) -> [PlainLiteral] {
    let macros = LocalizationMacros(options.routines)
    let all = LocalizationMacros(options.routines + forwarders.sorted())
    var scanner = CallScanner(text, all, keepsLiterals: true)
    scanner.run()
    var undecided: [Int: String] = [:]
    var found: Set<Int> = []
    for call in scanner.findings.calls {
      guard let start = call.argument(.key)?.range?.lowerBound else { continue }
      if macros[text[call.name]] == nil || call.hasUnknownTable {
        undecided[start] = String(decoding: text[call.name], as: UTF8.self)
      } else {
        found.insert(start)
      }
    }
    let lineIndex = LineIndex(text)
    return scanner.findings.literals.compactMap { run in
      guard !found.contains(run.range.lowerBound),
        let texts = run.text.text.flatMap({ Fingerprint(texts: [$0]) })
      else { return nil }
      let location = lineIndex.location(of: run.range, in: path)
      return PlainLiteral(
        texts: texts,
        range: location.utf8Range,
        line: location.line,
        column: location.column,
        unknown: undecided[run.range.lowerBound]
          .map { PossibleKeyUse.UnknownCall(name: $0, reason: UnknownType.notFollowed($0).code) }
      )
    }
  }
}

/// The options of a project for its sources in C and Objective-C.
package struct ObjectiveCOptions: Hashable, Sendable {
  /// The names of macros and functions that look up a key like `NSLocalizedString`, each with its
  /// variants (`…FromTable`): the build setting `LOCALIZED_STRING_MACRO_NAMES`.
  package var routines: [String]
  /// Whether strings that are only compiled with `DEBUG` are extracted.
  ///
  /// They are marked.
  package var includesDebugOnly: Bool

  /// Creates options.
  package init(routines: [String] = [], includesDebugOnly: Bool = true) {
    self.routines = routines
    self.includesDebugOnly = includesDebugOnly
  }
}

// MARK: - Objective c

/// The problems with calls that look up keys.
extension Diagnostic.Message {
  /// A key is only known at run time.
  static let localizationKeyNotLiteral = Self(
    "localization-key-not-literal",
    "the key is not a literal, so it cannot be extracted"
  )

  /// The table of a key is only known at run time.
  static func localizationTableNotLiteral(ofKey key: String) -> Self {
    Self(
      "localization-table-not-literal",
      "the table of the key \(key: key) is not a literal, so the key cannot be extracted"
    )
  }

  /// The string of a key is not Unicode.
  static let localizationKeyNotUnicode = Self(
    "localization-key-not-unicode",
    "the text of this key is not Unicode; the file may have another encoding"
  )
}
