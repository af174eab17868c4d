import CatalogWorkspace
import CommandSupport
import DiagnosticMessages
import Diagnostics
import FileSystem
import JSONSyntax
import Localization
import ModelContextProtocol

/// A tool of `xcstrings mcp`.
protocol AgentTool: Sendable {
  /// The name, the schemas and the effect of the tool.
  static var definition: ToolDefinition { get }

  /// Calls the tool.
  ///
  /// - Parameters:
  ///   - arguments: Arguments that are valid by the schema.
  ///   - context: The project and what the tool may do.
  /// - Returns: The result, which the schema of the tool describes.
  /// - Throws: ``ToolFailure``, or any error of the project.
  static func call(_ arguments: ToolArguments, _ context: AgentContext) async throws -> JSONValue
}

/// What the tools use.
struct AgentContext: Sendable {
  /// The project.
  let project: ProjectSession
  /// Called with the progress, its end if it is known, and what happens.
  let report: @Sendable (Double, Double?, String) -> Void
  /// The name of the client; `nil` if it did not say.
  var client: String?
  /// What calls may do.
  var rights = SessionRights.all

  /// The origin of the drafts of the client, for the review records.
  var origin: String {
    let name = (client ?? "").unicodeScalars.prefix(Self.nameLimit)
      .filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-_. ".unicodeScalars.contains($0)
      }
    return name.isEmpty ? "agent" : "agent:\(String(String.UnicodeScalarView(name)))"
  }

  /// The maximum number of characters of a client's name that are recorded.
  private static let nameLimit = 60
}

/// The arguments of a call, which are valid by the schema of its tool.
struct ToolArguments: Sendable {
  /// The object.
  let value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  /// Returns a string.
  func text(_ name: String) -> String? { value[name]?.text }

  /// Returns an array of strings; empty if there is none.
  func texts(_ name: String) -> [String] { array(name).compactMap(\.text) }

  /// Returns `true` or `false`.
  func flag(_ name: String, default value: Bool = false) -> Bool { boolean(name) ?? value }

  /// Returns `true` or `false`; `nil` if there is none.
  func boolean(_ name: String) -> Bool? {
    guard case .boolean(let flag)? = value[name] else { return nil }
    return flag
  }

  /// Returns an integer.
  func integer(_ name: String) -> Int? {
    guard case .number(let digits)? = value[name] else { return nil }
    return Int(jsonNumber: digits)
  }

  /// Returns an array of objects; empty if there is none.
  func objects(_ name: String) -> [ToolArguments] { array(name).map(ToolArguments.init) }

  /// Returns the members of an object of strings, in their order; `nil` if there is none.
  func members(_ name: String) -> [(name: String, text: String)]? {
    guard case .object(let members)? = value[name] else { return nil }
    return members.map { ($0.key, $0.value.text ?? "") }
  }

  /// Returns an object of arrays of strings; empty if there is none.
  func lists(_ name: String) -> [String: [String]] {
    guard case .object(let members)? = value[name] else { return [:] }
    return Dictionary(
      members.map { ($0.key, ToolArguments($0.value).strings) },
      uniquingKeysWith: { $1 }
    )
  }

  private var strings: [String] {
    if case .array(let values) = value { values.compactMap(\.text) } else { [] }
  }

  private func array(_ name: String) -> [JSONValue] {
    guard case .array(let values)? = value[name] else { return [] }
    return values
  }
}

/// The reason why a tool could not do what a call says, for the model.
struct ToolFailure: Error {
  /// A stable name of the reason.
  let id: String
  /// What is wrong.
  let message: String
  /// What to do.
  let hint: String?
  /// Other members of the answer.
  var details: [(String, JSONValue)] = []

  init(_ id: String, _ message: String, hint: String? = nil) {
    self.id = id
    self.message = message
    self.hint = hint
  }

  /// The language of messages, which models read.
  private static let english = UserLocale("en")

  /// Creates the failure for an error of the project.
  init(_ error: any Error) {
    switch error {
    case let failure as ToolFailure: self = failure
    case WorkspaceError.invalidCatalog(let path, let diagnostics):
      let problem = diagnostics.first { $0.severity == .error }
      let place = problem?.location.map { "\($0.file):\($0.line): " } ?? ""
      self.init(
        "invalid-catalog",
        "'\(path)' cannot be read as a String Catalog.",
        hint: problem.map { place + $0.message.machineText }
      )
    case let error as any CommandError:
      let hint = error.hint(in: Self.english)
      // A tool has no options of the command line.
      let isForTools = hint.map { !$0.contains("--") || $0.hasPrefix("Run '") } ?? false
      self.init(
        Self.id(of: error),
        error.message(in: Self.english),
        hint: isForTools ? hint : nil
      )
    default: self.init(Self.id(of: error), "\(error)")
    }
  }

  /// Returns the name of the case of an error: `unknown-revision`.
  private static func id(of error: any Error) -> String {
    guard let error = error as? FileError else { return id(ofCase: error) }
    return error.code == .notFound ? "no-such-file" : id(ofCase: error.code)
  }

  private static func id(ofCase value: Any) -> String {
    let name = String(describing: value).prefix { $0.isASCII && $0.isLetter }
    return name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }
      .joined()
      .trimmingPrefix("-")
      .description
  }

  /// The message and the hint.
  var text: String { [message, hint].compactMap(\.self).joined(separator: " ") }

  var json: JSONValue {
    .fields(
      [
        ("error", .string(id)), ("message", .string(message)),
        ("hint", hint.map { .string($0) }),
      ] + details.map { ($0.0, .some($0.1)) }
    )
  }
}

extension JSONValue {
  /// Creates an object without the members that have no value.
  static func fields(_ members: (String, JSONValue?)...) -> JSONValue { fields(members) }

  /// Creates an object without the members that have no value.
  static func fields(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// Creates a string that is left out if there is none, or if it is empty.
  static func nonempty(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  /// Creates an array that is left out if it is empty.
  static func nonempty(_ values: [JSONValue]) -> JSONValue? {
    values.isEmpty ? nil : .array(values)
  }

  /// Creates a number.
  static func number(_ value: Int) -> JSONValue { .number("\(value)") }
}
