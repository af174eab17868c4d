package import Diagnostics
import FileSystem
import ProjectConfiguration
import ProjectDiscovery
import StringCatalog
package import StringExtraction
package import SwiftTypeChecker

/// Where and why the sources of a project contain a key.
package struct ExplainedKey: Sendable {
  /// The key.
  package let key: String
  /// The locations of the key.
  package let locations: [LiteralExplanation]
  /// Literals with the same text that are not localizable.
  package let literals: [LiteralDiagnosis]
  /// Similar keys, if no source contains the key.
  package let similarKeys: [String]
  /// The sources that were read.
  package let sources: [SourceFile]
}

/// The literals of a line, with the reasons why they are localizable or not.
package struct ExplainedLine: Sendable {
  /// The literals.
  package let diagnosis: LineDiagnosis
  /// The sources that were read.
  package let sources: [SourceFile]
}

/// The texts of a line of a storyboard, a XIB or an Info.plist.
package struct ExplainedTexts: Sendable {
  /// The texts of the line.
  package let texts: [ResourceDiagnosis]
  /// The nearest line with a text; `nil` if the file has none.
  package let nearestLine: Int?
  /// The problems of the file.
  package let diagnostics: [Diagnostic]
}

extension ExtractionInput {
  /// Explains where and why a key is extracted, or which literals with its text are not localizable.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - project: The project with the tables of targets; `nil` if there is none.
  /// - Returns: The explanation.
  /// - Throws: `FileError` if a source cannot be read.
  package func explanation(of key: String, in project: Project?) async throws -> ExplainedKey {
    let sources = try sources()
    let found = await StringExtraction.explain(
      key: key,
      in: sources.wanted,
      knowing: sources.others,
      options: options
    )
    let others = try await objectiveCStrings() + resourceStrings()
    let inOthers = others.filter { $0.key.utf8.elementsEqual(key.utf8) }
    let locations = (found.locations + inOthers.map(LiteralExplanation.init(ofKeyElsewhere:)))
      .map { $0.naming(tablesOf: project) }
    let keys = found.keys.union(others.map(\.key))
    return ExplainedKey(
      key: key,
      locations: locations,
      literals: found.literals,
      similarKeys: locations.isEmpty ? SimilarKeys(to: key, among: keys).keys : [],
      sources: sources.wanted + (try objectiveCSources())
    )
  }

  /// Explains the literals of a line of a Swift source.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column of a literal; `nil` for all literals of the line.
  ///   - file: The path of the source, which need not be one of the input.
  ///   - project: The project with the tables of targets; `nil` if there is none.
  /// - Returns: The explanation; `nil` if the file is skipped because it must not be read.
  /// - Throws: `FileError` if a source cannot be read.
  package func explanation(
    ofLine line: Int,
    column: Int?,
    of file: String,
    in project: Project?
  ) async throws -> ExplainedLine? {
    let path = path(of: file)
    let sources = try (path == nil ? adding(file) : self).sources()
    guard
      var diagnosis = await StringExtraction.verdict(
        onLine: line,
        column: column,
        of: path ?? file,
        in: sources.wanted,
        knowing: sources.others,
        options: options
      )
    else { return nil }
    diagnosis.literals = diagnosis.literals.map { $0.naming(tablesOf: project) }
    return ExplainedLine(diagnosis: diagnosis, sources: sources.wanted)
  }

  /// Explains the texts of a line of a storyboard, a XIB or an Info.plist.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column of a text; `nil` for all texts of the line.
  ///   - file: The path of the file, which need not be one of the input.
  /// - Returns: The explanation.
  /// - Throws: `FileError` if the file cannot be read.
  package func resourceExplanation(
    ofLine line: Int,
    column: Int?,
    of file: String
  ) throws -> ExplainedTexts {
    let location = FileSystem.absolutePath(of: file)
    let known = resources.first { resources in
      resources.files.contains { FileSystem.absolutePath(of: $0) == location }
    }
    let read = try (known ?? CatalogResources.named([file], in: [])[0])
      .diagnoses(knowing: infoPlistKeys)
    let texts = read.value.filter { text in
      text.location.line == line && (column == nil || text.location.column == column)
    }
    let lines = read.value.map(\.location.line)
    return ExplainedTexts(
      texts: texts,
      nearestLine: lines.min { abs($0 - line) < abs($1 - line) },
      diagnostics: read.diagnostics
    )
  }
}

extension Workspace {
  /// Returns all sources, storyboards, XIBs and Info.plists of the project.
  ///
  /// The sources are those of the targets in `.xcstrings.yml`, or else those of the Xcode projects
  /// and packages, or else all in the folder.
  ///
  /// - Parameter conditions: The conditions of a build.
  /// - Returns: The input of an extraction.
  /// - Throws: An error if a project or a folder cannot be read.
  package func extractionInput(
    _ conditions: SourceConditions = SourceConditions()
  ) throws -> ExtractionInput {
    var input: ExtractionInput
    if let project, !project.configuration.targets.isEmpty {
      input = ExtractionInput(
        files: try project.sourceFiles(),
        indexed: try project.indexedFiles(),
        options: conditions.extractionOptions(of: project)
      )
      input.resources = try project.catalogs().map { CatalogResources(ofCatalogAt: $0, nil) }
    } else {
      let folder = project?.folder ?? "."
      var tree = ProjectFiles(includesForeign: true)
      let discovery = try DiscoveredTargets.find(in: folder, reading: &tree)
      let all = try tree.sources(at: [folder])
      input = try ExtractionInput(
        files: discovery.targets.isEmpty ? all : discovery.sources,
        indexed: all.filter { SourceKind(ofFileAt: $0) == .swift }
          + tree.dataModels(at: [folder]) + discovery.outerSources,
        options: conditions.extractionOptions(
          of: project,
          routines: discovery.localizedStringMacroNames,
          possibleConditions: discovery.compilationConditions
        )
      )
      input.resources = discovery.feeds.map { CatalogResources(ofCatalogAt: $0.catalog, $0) }
    }
    input.resources.removeAll(where: \.isEmpty)
    input.infoPlistKeys = InfoPlistKeys(in: project)
    return input
  }
}

// MARK: - Tables

extension LiteralExplanation {
  /// Returns the explanation with the table of the target if the call names none.
  fileprivate func naming(tablesOf project: Project?) -> LiteralExplanation {
    guard let string, string.table == nil else { return self }
    var result = self
    result.string?.table = project?.defaultTable(of: location.file) ?? Project.defaultTable
    return result
  }
}

extension LiteralDiagnosis {
  fileprivate func naming(tablesOf project: Project?) -> LiteralDiagnosis {
    guard case .seen(let explanation) = outcome else { return self }
    var result = self
    result.outcome = .seen(explanation.naming(tablesOf: project))
    return result
  }
}
