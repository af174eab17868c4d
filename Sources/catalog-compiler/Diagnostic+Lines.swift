import Diagnostics

extension Diagnostic {
  /// Returns the diagnostic in the form of a compiler, which SwiftPM and Xcode understand.
  ///
  /// - Parameter file: The file that is meant if the diagnostic has no place.
  /// - Returns: One line, and one for each note.
  func compilerLines(file: String) -> [String] {
    let sentence = englishSentence(of: id, arguments: arguments)
    let trail = path.isEmpty ? "" : " (\(path.joined(separator: " → ")))"
    let line = "\(prefix(place, file)): \(severity.rawValue): \(sentence)\(trail) [\(id.rawValue)]"
    return [line]
      + notes.map { note in
        let sentence = englishSentence(of: note.id, arguments: note.arguments)
        return "\(prefix(note.place, file)): note: \(sentence)"
      }
  }

  private func prefix(_ place: Place?, _ file: String) -> String {
    place.map { "\($0.file):\($0.line):\($0.column)" } ?? file
  }
}
