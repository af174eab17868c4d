import FileSystem
import JSONRPC
import JSONSyntax
import Synchronization
import TestSupport
import Testing

@testable import xcstrings

/// A project in an editor that exchanges messages with a server in this process.
struct EditorSample {
  let folder: TemporaryFolder
  let server: LanguageServer
  private let received = Received()

  /// The messages that the server has sent.
  private final class Received: Sendable {
    let messages = Mutex<[RPCMessage]>([])
  }

  static let source = """
    import SwiftUI
    struct WelcomeView: View {
      let name = "a"
      let count = 3
      var body: some View {
        VStack {
          Text("Welcome, \\(name)!", comment: "Title of the first screen")
          Button("Open the door") { open() }
          Text("😀 Good morning")
          Text("Not in the catalog")
        }
      }
    }
    """

  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "es" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivo" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld archivos" } }
                }
              }
            }
          }
        },
        "😀 Good morning" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "😀 Buenos días "
              }
            }
          }
        },
        "Open the door" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Abre la puerta"
              }
            }
          }
        },
        "Welcome, %@!" : {
          "comment" : "Title of the first screen"
        }
      },
      "version" : "1.0"
    }

    """

  /// Creates the project, and starts the server for an editor with some capabilities.
  init(
    _ capabilities: String = "{}",
    encoding: PositionEncoding = .utf16,
    window: String = "{}"
  ) async throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      sourceLanguage: en
      languages: [en, es]
      catalogs: [Localizable.xcstrings, Other/Localizable.xcstrings]
      targets:
        App: {table: Localizable, sources: [Sources]}
      """,
      to: ".xcstrings.yml"
    )
    try folder.write(Self.source, to: "Sources/WelcomeView.swift")
    try folder.write(Self.catalog, to: "Localizable.xcstrings")
    server = LanguageServer(debounce: .zero) { [received] message in
      received.messages.withLock { $0.append(message) }
    }
    let result = try await request(
      "initialize",
      """
      {"processId":null,"rootUri":"\(uri(""))","locale":"en","capabilities":
      {"general":{"positionEncodings":["\(encoding.rawValue)"]},"window":\(window),"textDocument":\(capabilities)}}
      """
    )
    #expect(result.at("capabilities", "positionEncoding")?.text == encoding.rawValue)
    await note("initialized", "{}")
  }

  /// Returns the address of a file.
  func uri(_ name: String) -> String { DocumentURI.uri(ofFileAt: folder.path(name)) }

  /// Sends a request, and returns its result.
  @discardableResult
  func request(_ method: String, _ parameters: String) async throws -> JSONValue {
    switch try await answer(to: method, parameters) {
    case .success(let value): return value
    case .failure(let error):
      Issue.record("\(method): \(error.message)")
      throw error
    }
  }

  /// Sends a request, and returns its answer.
  func answer(
    to method: String,
    _ parameters: String
  ) async throws -> Result<JSONValue, RPCError> {
    let id = received.messages.withLock { $0.count } + Int.random(in: 1_000...1_000_000_000)
    await server.receive(
      Array(
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#.utf8
      )
    )
    for _ in 0..<20_000 {
      if let answer = answer(to: id) { return answer }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw RPCError.internalError("no answer to \(method)")
  }

  private func answer(to number: Int) -> Result<JSONValue, RPCError>? {
    received.messages.withLock { messages in
      for message in messages.reversed() {
        switch message {
        case .result(.number("\(number)"), let value): return .success(value)
        case .failure(.number("\(number)"), let error): return .failure(error)
        default: continue
        }
      }
      return nil
    }
  }

  /// Sends a notification.
  func note(_ method: String, _ parameters: String) async {
    await server.receive(
      Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#.utf8)
    )
  }

  /// Opens a file as the editor does.
  func open(_ name: String, version: Int = 1, text: String? = nil) async throws {
    let text = try text ?? folder.text(of: name)
    await note(
      "textDocument/didOpen",
      """
      {"textDocument":{"uri":"\(uri(name))","languageId":"x","version":\(version),"text":\(json(text))}}
      """
    )
  }

  /// Replaces the content of an open document.
  func replace(_ name: String, version: Int, with text: String) async {
    await note(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(uri(name))","version":\(version)},"contentChanges":[{"text":\(json(text))}]}
      """
    )
  }

  /// Returns the parameters of a request at the first occurrence of a part of a document.
  func place(
    _ name: String,
    _ part: String,
    in text: String,
    _ others: String = "",
    encoding: PositionEncoding = .utf16
  ) throws -> String {
    let document = DocumentText(Array(text.utf8))
    let range = try #require(text.firstRange(of: part))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let start = document.position(of: offset, encoding).json
    let end = document.position(of: offset + part.utf8.count, encoding).json
    let range2 = #"{"start":\#(json(start)),"end":\#(json(end))}"#
    return """
      {"textDocument":{"uri":"\(uri(name))"},"position":\(json(start)),"range":\(range2)\(others)}
      """
  }

  /// Waits until the diagnostics of a version of a document are there.
  func diagnostics(_ name: String, version: Int = 1) async throws -> [JSONValue] {
    let uri = uri(name)
    for _ in 0..<20_000 {
      let found = notifications("textDocument/publishDiagnostics")
        .last { $0["uri"]?.text == uri && $0["version"]?.number == version }
      if let found { return found["diagnostics"]?.items ?? [] }
      try await Task.sleep(for: .milliseconds(1))
    }
    throw RPCError.internalError("no diagnostics")
  }

  /// The parameters of the notifications and requests of a method that the server has sent.
  func notifications(_ method: String) -> [JSONValue] {
    received.messages.withLock { messages in
      messages.compactMap { message in
        switch message {
        case .notification(method, let parameters): parameters
        case .request(_, method, let parameters): parameters
        default: nil
        }
      }
    }
  }

  func json(_ text: String) -> String { json(JSONValue.string(text)) }
  func json(_ value: JSONValue) -> String { String(decoding: value.line, as: UTF8.self) }
}

/// Applies the edits of the protocol to a text.
func apply(_ edits: [JSONValue], to text: String, _ encoding: PositionEncoding) throws -> String {
  let document = DocumentText(Array(text.utf8))
  let replacements = try edits.map { edit in
    let start = try #require(TextPosition(edit.at("range", "start")))
    let end = try #require(TextPosition(edit.at("range", "end")))
    let range = document.offset(of: start, encoding)..<document.offset(of: end, encoding)
    return (range: range, text: edit["newText"]?.text ?? "")
  }
  var bytes = document.bytes
  for (range, text) in replacements.reversed() { bytes.replaceSubrange(range, with: text.utf8) }
  return String(decoding: bytes, as: UTF8.self)
}
