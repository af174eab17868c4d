package import Diagnostics
import Yams

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
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return failure(.configurationEncoding, at: locator.start)
    }
    do {
      guard let root = try Yams.compose(yaml: text) else { return Parsed(Configuration()) }
      var reader = ConfigurationReader(locator: locator)
      let configuration = reader.configuration(from: root)
      return Parsed(configuration, diagnostics: reader.diagnostics)
    } catch let error as YamlError {
      return failure(error, locator: locator)
    } catch {
      return failure(.configurationSyntax, at: locator.start, [.text("\(error)")])
    }
  }

  private static func failure(_ error: YamlError, locator: YAMLLocator) -> Parsed<Configuration> {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      failure(.configurationSyntax, at: locator.place(of: mark), [.text(problem)])
    case .reader(let problem, let offset, _, _):
      failure(.configurationSyntax, at: locator.place(ofOffset: offset ?? 0), [.text(problem)])
    case .duplicatedKeysInMapping(let keys, let context):
      failure(
        .configurationDuplicateKey,
        at: locator.place(of: context.mark),
        [.text(keys.first ?? "")]
      )
    default:
      failure(.configurationSyntax, at: locator.start, [.text("\(error)")])
    }
  }

  private static func failure(
    _ id: Diagnostic.ID,
    at place: Place,
    _ arguments: [Diagnostic.Argument] = []
  ) -> Parsed<Configuration> {
    Parsed(
      Configuration(),
      diagnostics: [Diagnostic(id, .error, at: place, arguments: arguments)]
    )
  }
}
