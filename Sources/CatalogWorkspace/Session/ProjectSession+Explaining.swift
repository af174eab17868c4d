import FileSystem
import StringCatalog
import StringExtraction

/// Explanations that were computed for one state of the files.
struct LoadedExplanations {
  /// An explanation, and whether the file is a source of the project.
  typealias LineResult = (line: ExplainedLine, isSource: Bool)

  /// A line of a source.
  struct Line: Hashable {
    let number: Int
    let path: ExactString
    let stamp: FileStamp?
  }

  /// The revision of the sources, and the version of the settings.
  private var state: (revision: Int, settings: String)?
  private(set) var keys: [ExactString: SharedResult<ExplainedKey>] = [:]
  private(set) var lines: [Line: SharedResult<LineResult?>] = [:]
  /// The number of explanations that were computed.
  private(set) var count = 0

  /// The maximum number of explanations that are kept.
  private static let limit = 100

  /// Drops the explanations for other states.
  mutating func prepare(revision: Int, settings: String) {
    let isSame = state.map { $0 == (revision, settings) } ?? false
    guard !isSame || keys.count + lines.count >= Self.limit else { return }
    state = (revision, settings)
    (keys, lines) = ([:], [:])
  }

  /// Adds the explanation of a key.
  mutating func add(_ task: SharedResult<ExplainedKey>, for key: ExactString) {
    keys[key] = task
    count += 1
  }

  /// Adds the explanation of a line.
  mutating func add(_ task: SharedResult<LineResult?>, for line: Line) {
    lines[line] = task
    count += 1
  }

  /// Drops explanations that failed, so that the next call tries again.
  mutating func removeAll() {
    (keys, lines) = ([:], [:])
  }
}

extension ProjectSession {
  /// The number of explanations that were computed since the start.
  package var explanationCount: Int { explanations.count }

  /// Explains where and why a key is extracted from the sources of the project.
  ///
  /// The explanation is computed once for each state of the files.
  ///
  /// - Throws: An error if a source cannot be read.
  /// - Complexity: That of an extraction, the first time.
  package func explanation(of key: String) async throws -> ExplainedKey {
    let workspace = try workspaceOfExplanations()
    let exact = ExactString(key)
    return try await explanation {
      if let known = explanations.keys[exact], !known.isCancelled { return known }
      let result = SharedResult {
        let input = try workspace.extractionInput()
        return try await input.explanation(of: key, in: workspace.project).withoutSources
      }
      explanations.add(result, for: exact)
      return result
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
    let workspace = try workspaceOfExplanations()
    let place = LoadedExplanations.Line(
      number: line,
      path: ExactString(file),
      stamp: FileSystem.stamp(of: file)
    )
    return try await explanation {
      if let known = explanations.lines[place], !known.isCancelled { return known }
      let result = SharedResult { () -> LoadedExplanations.LineResult? in
        let input = try workspace.extractionInput()
        let found = try await input.explanation(
          ofLine: line,
          column: nil,
          of: file,
          in: workspace.project
        )
        return found.map { ($0.withoutSources, input.path(of: file) != nil) }
      }
      explanations.add(result, for: place)
      return result
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

  private func workspaceOfExplanations() throws -> Workspace {
    let state = try state()
    explanations.prepare(
      revision: revisionOfSources(in: state.workspace),
      settings: state.settingsVersion
    )
    return state.workspace
  }

  private func explanation<Value>(_ find: () throws -> SharedResult<Value>) async throws -> Value {
    do {
      return try await value(find)
    } catch {
      explanations.removeAll()
      throw error
    }
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
