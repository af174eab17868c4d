package import StringExtraction

extension ProjectSession {
  /// Explains where and why a key is extracted from the sources of the project.
  ///
  /// - Throws: An error if a source cannot be read.
  package nonisolated func explanation(of key: String) async throws -> ExplainedKey {
    let workspace = try await state().workspace
    return try await workspace.extractionInput().explanation(of: key, in: workspace.project)
  }

  /// Explains the literals of a line of a Swift source.
  ///
  /// - Returns: The explanation, and whether the file is a source of the project; `nil` if the file
  ///   must not be read.
  /// - Throws: An error if a source cannot be read.
  package nonisolated func explanation(
    ofLine line: Int,
    of file: String
  ) async throws -> (line: ExplainedLine, isSource: Bool)? {
    let workspace = try await state().workspace
    let input = try workspace.extractionInput()
    let explained = try await input.explanation(
      ofLine: line,
      column: nil,
      of: file,
      in: workspace.project
    )
    return explained.map { ($0, input.path(of: file) != nil) }
  }

  /// Explains the texts of a line of a storyboard, a XIB or an Info.plist.
  ///
  /// - Throws: An error if the file cannot be read.
  package nonisolated func resourceExplanation(
    ofLine line: Int,
    of file: String
  ) async throws -> ExplainedTexts {
    try await state().workspace.extractionInput()
      .resourceExplanation(ofLine: line, column: nil, of: file)
  }
}
