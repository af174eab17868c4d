import Diagnostics

extension Diagnostic {
  /// Returns the diagnostic in the format of a compiler, which SwiftPM and Xcode parse.
  ///
  /// - Parameter file: The file to name if the diagnostic has no location.
  /// - Returns: One line, and one for each note.
  func compilerLines(file: String) -> [String] {
    let trail = path.isEmpty ? "" : " (\(path.joined(separator: " → ")))"
    let line =
      "\(prefix(location, file)): \(severity.rawValue): \(message.english)\(trail) [\(id.rawValue)]"
    return [line]
      + notes.map { "\(prefix($0.location, file)): note: \($0.message.english)" }
  }

  private func prefix(_ location: Location?, _ file: String) -> String {
    location.map { "\($0.file):\($0.line):\($0.column)" } ?? file
  }
}
