package import Diagnostics
import JSONText

extension StringsData {
  /// Reads a `.stringsdata` file, whoever wrote it.
  ///
  /// Fields that the format has not are passed over. A string that cannot be understood is left out
  /// with a warning.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path of the file, for the places of diagnostics.
  /// - Returns: What was understood, or `nil` if nothing was; and what is wrong.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<StringsData?> {
    let parsed = JSONDocument.parse(bytes, file: file)
    guard let document = parsed.value else { return Parsed(nil, diagnostics: parsed.diagnostics) }
    var reader = StringsDataReader()
    let value = reader.read(document.root)
    return Parsed(value, diagnostics: parsed.diagnostics + reader.diagnostics)
  }
}
