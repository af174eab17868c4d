package import Diagnostics
package import SwiftTypeChecker

/// A literal that reaches the screen as a plain `String` and therefore cannot be translated.
package struct UnlocalizedString: Hashable, Sendable {
  /// The string, with interpolations as in the source.
  package var text: String
  /// The location of the literal.
  package var location: Location
  /// The path of the string from the literal to the screen; empty if the literal is passed directly
  /// to an API that shows it.
  package var steps: [Step]
  /// The API that shows it: `Text(_:)`.
  package var screen: String
  /// The location of the use of the API.
  package var screenPlace: Location
  /// The suggestion to make it localizable.
  package var cure: FixSuggestion

  /// A part of the project on the path of a string to the screen.
  package enum Step: Hashable, Sendable {
    /// A parameter of a function, initializer or case.
    case parameter(String, of: String)
    /// A property of a type.
    case property(String, of: String)
    /// A variable outside of types, or a local one.
    case variable(String)
    /// The result of a function.
    case result(of: String)
    /// The raw value of an enum.
    case rawValue(of: String)
  }

  /// A suggestion to make a string localizable.
  package enum FixSuggestion: Hashable, Sendable {
    /// Give the parameter, property or function a localizable type.
    case retype(Step)
    /// Give the enum a property of a localizable type to be shown instead of its raw value.
    case property(of: String)
    /// Put the literal into `String(localized:)`.
    case wrap
  }
}

/// Finds literals that reach the screen as a plain `String`.
///
/// A literal is only found if the sources pass it to an API that shows it, through parameters,
/// properties, results and raw values. Test files, previews, code that is only compiled with
/// `DEBUG`, and lines with `xcstrings:ignore` in a comment are skipped.
///
/// - Parameters:
///   - sources: The files whose literals are wanted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: The options of the project.
/// - Returns: The literals in the order of files and offsets.
package func findUnlocalized(
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> [UnlocalizedString] {
  var options = options
  options.includesDebugOnly = false
  let project = await CheckedProject(
    sources.filter { !$0.isTest },
    others,
    options,
    readsAll: true
  )
  let results = await inBatches(project.trees) { batch, start in
    batch.enumerated()
      .map { position, tree in
        let observer = FlowObserver()
        _ = project.collect(from: tree, file: start + position, observer)
        return (flows: observer.flows, initializers: observer.initializers)
      }
  }
  let graph = FlowGraph(
    results.flatMap(\.flows),
    initializers: results.reduce(into: []) { $0.formUnion($1.initializers) }
  )
  var byPath: [String: SourceFile] = [:]
  for source in project.sources { byPath[source.path] = source }
  var lineIndices: [String: LineIndex] = [:]
  var found: [UnlocalizedString] = []
  for path in graph.paths() {
    let file = path.start.location.file
    guard let source = byPath[file] else { continue }
    let lineIndex = lineIndices[file] ?? LineIndex(source.bytes)
    lineIndices[file] = lineIndex
    let location = lineIndex.location(of: path.literal.range, in: file)
    guard ReadableText.isReadable(path.literal.readableText), !source.ignores(location) else {
      continue
    }
    found.append(UnlocalizedString(path, at: location))
  }
  var seen: Set<Location> = []
  return found.sorted { $0.location < $1.location }.filter { seen.insert($0.location).inserted }
}

extension UnlocalizedString {
  fileprivate init(_ path: FlowGraph.Path, at location: Location) {
    let steps = path.nodes.compactMap(Step.init)
    self.init(
      text: path.literal.shownText,
      location: location,
      steps: steps,
      screen: path.screen.name,
      screenPlace: path.end.location,
      cure: FixSuggestion(steps, path.screen)
    )
  }
}

extension UnlocalizedString.Step {
  /// Creates the step of a node; `nil` for local names, which the path skips.
  fileprivate init?(_ node: FlowNode) {
    switch node {
    case .parameter(let function, let name, _): self = .parameter(name, of: function.readable)
    case .variable(let owner?, let name): self = .property(name, of: owner.plainTypeName)
    case .variable(nil, let name): self = .variable(name)
    case .result(let function): self = .result(of: function.readable)
    case .rawValue(let owner): self = .rawValue(of: owner.plainTypeName)
    case .local: return nil
    }
  }
}

extension UnlocalizedString.FixSuggestion {
  fileprivate init(_ steps: [UnlocalizedString.Step], _ screen: DisplaySink) {
    guard screen.takesLocalizable, let first = steps.first else {
      self = .wrap
      return
    }
    if case .rawValue(let owner) = first {
      self = .property(of: owner)
    } else {
      self = .retype(first)
    }
  }
}

extension DeclarationName {
  /// The name with its type: `Card.init`.
  fileprivate var readable: String {
    owner.map { "\($0.plainTypeName).\(name)" } ?? name
  }
}

extension StringLiteral {
  /// The string without interpolations, which decides whether it is meant for the user.
  fileprivate var readableText: String {
    segments.reduce(into: "") { result, segment in
      if case .text(let text) = segment { result += text } else { result += " " }
    }
  }

  /// The string with its interpolations as in the source.
  fileprivate var shownText: String {
    segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let text): result += text
      case .interpolation(let interpolation): result += "\\(\(interpolation.source))"
      }
    }
  }
}

extension SourceFile {
  /// Whether the imports of the file are those of a test.
  fileprivate var isTest: Bool {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline)
      .contains { line in
        line == "import XCTest" || line == "import Testing" || line.hasPrefix("@testable import")
      }
  }

  /// Whether a comment on the line, or alone on the line before, marks the literal as intended.
  fileprivate func ignores(_ location: Location) -> Bool {
    let newline = UInt8(ascii: "\n")
    let start = location.utf8Range.lowerBound
    let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
    let lineStart = bytes[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
    if Self.isIgnored(bytes[lineStart..<end]) { return true }
    guard lineStart > 0 else { return false }
    let before = bytes[..<(lineStart - 1)]
    let line = before[(before.lastIndex(of: newline).map { $0 + 1 } ?? 0)...]
    return line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "/")
      && Self.isIgnored(line)
  }

  private static func isIgnored(_ line: ArraySlice<UInt8>) -> Bool {
    String(decoding: line, as: UTF8.self).contains("xcstrings:ignore")
  }
}
