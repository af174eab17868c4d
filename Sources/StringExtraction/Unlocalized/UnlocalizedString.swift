package import Diagnostics
package import SwiftTypeChecker

/// A literal that reaches the screen as a plain `String`, and so in one language only.
package struct UnlocalizedString: Hashable, Sendable {
  /// The text, interpolations as the source writes them.
  package var text: String
  /// Where the literal stands.
  package var place: Place
  /// What holds the text on its way, from the literal to the screen; empty where an API that shows
  /// it takes the literal itself.
  package var steps: [Step]
  /// What shows it: `Text(_:)`.
  package var screen: String
  /// Where it is shown.
  package var screenPlace: Place
  /// How to make it localizable.
  package var cure: Cure

  /// Something of the project that holds a text on its way to the screen.
  package enum Step: Hashable, Sendable {
    /// A parameter of a function, initializer or case.
    case parameter(String, of: String)
    /// A property of a type.
    case property(String, of: String)
    /// A variable outside of types, or a local one.
    case variable(String)
    /// What a function returns.
    case result(of: String)
    /// The raw value of an enum.
    case rawValue(of: String)
  }

  /// How to make a text localizable.
  package enum Cure: Hashable, Sendable {
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
/// Only what flows counts: a literal is found where the sources lead it, through parameters,
/// properties, results and raw values, to an API that shows it. Test files, previews, code of
/// `DEBUG` alone and lines with `xcstrings:ignore` in a comment are left out.
///
/// - Parameters:
///   - sources: The files whose literals are wanted.
///   - others: Files whose declarations type the calls in `sources`.
///   - options: What the project tells about its sources.
/// - Returns: The literals in the order of files and offsets.
package func findUnlocalized(
  in sources: [SourceFile],
  knowing others: [SourceFile] = [],
  options: ExtractionOptions = ExtractionOptions()
) async -> [UnlocalizedString] {
  var options = options
  options.includesDebugOnly = false
  let project = await ObservedProject(
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
    let file = path.start.place.file
    guard let source = byPath[file] else { continue }
    let lineIndex = lineIndices[file] ?? LineIndex(source.bytes)
    lineIndices[file] = lineIndex
    let place = lineIndex.place(of: path.literal.range, in: file)
    guard ReadableText.isReadable(path.literal.readableText), !source.ignores(place) else {
      continue
    }
    found.append(UnlocalizedString(path, at: place))
  }
  var seen: Set<Place> = []
  return found.sorted { $0.place < $1.place }.filter { seen.insert($0.place).inserted }
}

extension UnlocalizedString {
  fileprivate init(_ path: FlowGraph.Path, at place: Place) {
    let steps = path.nodes.compactMap(Step.init)
    self.init(
      text: path.literal.shownText,
      place: place,
      steps: steps,
      screen: path.screen.name,
      screenPlace: path.end.place,
      cure: Cure(steps, path.screen)
    )
  }
}

extension UnlocalizedString.Step {
  /// What a reader knows a node by; `nil` for local names, which the path passes over.
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

extension UnlocalizedString.Cure {
  fileprivate init(_ steps: [UnlocalizedString.Step], _ screen: Screen) {
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
  /// The name as a reader knows it: `Card.init`.
  fileprivate var readable: String {
    owner.map { "\($0.plainTypeName).\(name)" } ?? name
  }
}

extension StringLiteral {
  /// The text alone, by which it is told whether a reader is addressed.
  fileprivate var readableText: String {
    segments.reduce(into: "") { result, segment in
      if case .text(let text) = segment { result += text } else { result += " " }
    }
  }

  /// The text with its interpolations as the source writes them.
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
  /// Whether the file is a test, by what it imports.
  fileprivate var isTest: Bool {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline)
      .contains { line in
        line == "import XCTest" || line == "import Testing" || line.hasPrefix("@testable import")
      }
  }

  /// Whether a comment on the line, or alone on the line before, says that the literal is meant.
  fileprivate func ignores(_ place: Place) -> Bool {
    let newline = UInt8(ascii: "\n")
    let start = place.utf8Range.lowerBound
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
