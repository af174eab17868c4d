package import Diagnostics
package import ExtractedStrings

/// A source in C, C++ or Objective-C, whose strings are found as `genstrings` finds them: by the
/// names of macros and the literals among their arguments.
///
/// ```swift
/// let source = ObjectiveCSource(path: "Door.m", bytes: bytes)
/// let strings = source.strings().value
/// ```
///
/// A key, a table or a default value is a literal, or several side by side. No macro is expanded; of
/// conditions it is known that `0` never holds, and that `DEBUG` may.
package struct ObjectiveCSource: Sendable {
  /// The path of the file as the user gave it.
  package let path: String
  /// The content in UTF-8.
  let text: [UInt8]
  /// Whether the file has another encoding, so that offsets in `text` are none of the file.
  package let isRecoded: Bool

  /// Creates a source from the content of a file, in UTF-8 or UTF-16.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    (text, isRecoded) = sourceText(bytes)
  }

  /// Returns the localizable strings.
  ///
  /// - Parameter options: What the project tells about its sources.
  /// - Returns: The strings in the order of their places. Notes are of calls whose key or table is made
  ///   while the program runs, and warnings of what may hide strings.
  /// - Complexity: O(*n*) in the length of the source.
  package func strings(
    options: ObjectiveCOptions = ObjectiveCOptions()
  ) -> Parsed<[ExtractedString]> {
    var scanner = CallScanner(text, LocalizationMacros(options.routines))
    scanner.run()
    var reader = CallReader(lineIndex: LineIndex(text), path: path)
    for call in scanner.findings.calls where options.includesDebugOnly || !call.isDebugOnly {
      reader.read(call)
    }
    return reader.result(fault: scanner.findings.fault)
  }
}
