package import Diagnostics

extension Configuration {
  /// Reads the configuration that a file holds.
  ///
  /// What cannot be understood has the value that it has in an empty file. Every problem is an
  /// error, so that a misspelled key is not a setting that silently does nothing.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The path that places name.
  /// - Returns: The configuration, and the problems in the order of the file.
  package static func parse(_ bytes: [UInt8], file: String) -> Parsed<Configuration> {
    let locator = YAMLLocator(bytes, file: file)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let problem = Diagnostic(.configurationEncoding, .error, at: locator.start)
      return Parsed(Configuration(), diagnostics: [problem])
    }
    let document = YAMLDocument(bytes, locator: locator)
    var reader = ConfigurationReader(locator: locator)
    let configuration = document.root.map { reader.configuration(from: $0) } ?? Configuration()
    // A key that stands twice was hidden, and is not one that is unknown.
    let told = Set(document.diagnostics.flatMap(\.notes).compactMap(\.place))
    let others = reader.diagnostics.filter { problem in
      problem.place.map { !told.contains($0) } ?? true
    }
    let problems = document.diagnostics + others
    return Parsed(configuration, diagnostics: problems.inOrder)
  }
}

extension [Diagnostic] {
  /// The diagnostics by place; those of one place as they were found.
  fileprivate var inOrder: [Diagnostic] {
    enumerated()
      .sorted { first, second in
        guard let place = first.element.place, let other = second.element.place, place != other
        else { return first.offset < second.offset }
        return place < other
      }
      .map(\.element)
  }
}
