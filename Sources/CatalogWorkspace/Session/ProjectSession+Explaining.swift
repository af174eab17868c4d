import FileSystem
import StringCatalog

/// What is explained, in one state of the files.
struct ExplanationRequest<Subject: Hashable>: Hashable {
  let subject: Subject
  /// The revision of the sources, and the version of the settings.
  let revision: Int
  let settings: String
}

/// A line of a source.
struct SourceLine: Hashable {
  let number: Int
  let path: ExactString
  let stamp: FileStamp?

  /// The explanation of a line, and whether the file is a source of the project.
  typealias Explanation = (line: ExplainedLine, isSource: Bool)
}

extension ProjectSession {
  /// The number of explanations that were computed since the start.
  package var explanationCount: Int { keyExplanations.count + lineExplanations.count }

  /// Explains where and why a key is extracted from the sources of the project.
  ///
  /// The explanation is computed once for each state of the files.
  ///
  /// - Throws: An error if a source cannot be read.
  /// - Complexity: That of an extraction, the first time.
  package func explanation(of key: String) async throws -> ExplainedKey {
    let (workspace, request) = try explanationRequest(ExactString(key))
    do {
      return try await value {
        keyExplanations.result(of: request) {
          let input = try workspace.extractionInput()
          return try await input.explanation(of: key, in: workspace.project).withoutSources
        }
      }
    } catch {
      keyExplanations.remove(request)
      throw error
    }
  }

  /// Explains the literals of a line of a Swift source.
  ///
  /// - Returns: The explanation, and whether the file is a source of the project; `nil` if the file
  ///   must not be read.
  /// - Throws: An error if a source cannot be read.
  /// - Complexity: That of reading all sources, the first time.
  package func explanation(
    ofLine line: Int,
    of file: String
  ) async throws -> (line: ExplainedLine, isSource: Bool)? {
    let stamp = FileSystem.stamp(of: file)
    let place = SourceLine(number: line, path: ExactString(file), stamp: stamp)
    let (workspace, request) = try explanationRequest(place)
    do {
      return try await value {
        lineExplanations.result(of: request) {
          let input = try workspace.extractionInput()
          let project = workspace.project
          let found =
            try await input.explanation(ofLine: line, column: nil, of: file, in: project)
          return found.map { ($0.withoutSources, input.path(of: file) != nil) }
        }
      }
    } catch {
      lineExplanations.remove(request)
      throw error
    }
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

  private func explanationRequest<Subject>(
    _ subject: Subject
  ) throws -> (Workspace, ExplanationRequest<Subject>) {
    let state = try state()
    let revision = revisionOfSources(in: state.workspace)
    let settings = state.settingsVersion
    return (
      state.workspace,
      ExplanationRequest(subject: subject, revision: revision, settings: settings)
    )
  }
}

extension ExplainedKey {
  /// The explanation without the sources, which would take much memory.
  fileprivate var withoutSources: ExplainedKey {
    ExplainedKey(
      key: key,
      locations: locations,
      literals: literals,
      similarKeys: similarKeys,
      sources: []
    )
  }
}

extension ExplainedLine {
  /// The explanation without the sources, which would take much memory.
  fileprivate var withoutSources: ExplainedLine {
    ExplainedLine(diagnosis: diagnosis, sources: [])
  }
}
