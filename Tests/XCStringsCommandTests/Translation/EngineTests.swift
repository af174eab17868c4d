import Diagnostics
import Foundation
import OrderedCollections
import StringCatalog
import TestSupport
import Testing

@testable import xcstrings

/// The engines in the folder `Engines`, with servers that behave as the documentation of the services
/// describes.
@Suite struct `The included engines` {
  let shell: Shell

  init() throws {
    shell = try Shell()
    for name in ["apertium", "deepl", "echo", "libretranslate", "openai"] {
      try shell.copyFromPackage("Engines/\(name).py")
    }
    try shell.folder.write(Self.catalog, to: "L.xcstrings")
    try shell.folder.write(ServiceScript.text, to: "service.py")
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld days" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } }
                }
              }
            }
          }
        },
        "Hello, %@" : { "comment" : "Greeting" },
        "Fish & <b>chips</b>" : { },
        "Close" : { },
        "The door is open." : { }
      },
      "version" : "1.0"
    }
    """

  private func texts() throws -> [String: [String]] {
    let text = try shell.folder.text(of: "L.xcstrings")
    let catalog = try #require(StringCatalog.parse(Array(text.utf8), file: "L.xcstrings").value)
    return Dictionary(
      uniqueKeysWithValues: catalog.entries.map { key, entry in
        (key, entry.localizations["es"]?.leaves.map(\.unit.value) ?? [])
      }
    )
  }

  private func translate(
    _ engine: String,
    _ environment: [String: String] = [:]
  ) async throws -> BuiltProgram.Run {
    try await shell.run(
      ["translate", "L.xcstrings", "--language", "es", "--with", "python3 Engines/\(engine)"],
      environment: environment.merging(["XCSTRINGS_ENGINE_DELAY_FACTOR": "0.01"]) { value, _ in
        value
      }
    )
  }

  @Test(arguments: ["apertium.py", "deepl.py", "libretranslate.py", "openai.py"])
  func `have help`(_ name: String) throws {
    let run = try BuiltProgram(at: "/usr/bin/python3")
      .run(["Engines/\(name)", "--help"], environment: ["PATH": "/usr/bin"], in: shell.folder.path)
    #expect(run.status == 0)
    #expect(run.output.contains("usage: \(name)"))
  }

  @Test func `answer with the source text`() async throws {
    let run = try await translate("echo.py")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try texts()["Fish & <b>chips</b>"] == ["es: Fish & <b>chips</b>"])
    #expect(try texts()["%lld days"] == ["es: %lld day", "es: %lld days"])
  }

  /// Texts with placeholders, in which Apertium sees the end of a sentence if a mark has no content.
  private static let sentences = [
    ("%lld posts", "%lld postes"), ("Option %lld of %lld", "Opción %lld de %lld"),
    ("%@ is not installed.", "%@ no es instalado."), ("Delete %lld lists?", "Elimina %lld listas?"),
    ("CPU: %lld cores", "CPU: %lld núcleos"),
    ("%@ needs to be connected", "%@ necesita ser conectado"),
    ("%1$@ of %2$lld, %3$@", "%1$@ de %2$lld, %3$@"),
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/apertium/modes/eng-spa.mode"))
  )
  func `give Apertium whole sentences`() async throws {
    let entries = Self.sentences.map { "\"\($0.0)\": {}" }.joined(separator: ",")
    try shell.folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(entries)},\"version\":\"1.0\"}",
      to: "L.xcstrings"
    )
    let run = try await translate("apertium.py")
    #expect(run.status == 0, "\(run.errors)")
    let texts = try texts()
    for (key, expected) in Self.sentences { #expect(texts[key] == [expected]) }
  }

  @Test func `are those of the documentation`() throws {
    let page = try String(
      contentsOf: URL(filePath: "\(packageFolder)/Documentation/TranslationEngines.md"),
      encoding: .utf8
    )
    let echo = try shell.folder.text(of: "Engines/echo.py")
    #expect(page.contains("```python\n\(echo)```"))
  }

  @Test(
    arguments: [
      ("deepl.py", ["DEEPL_API_KEY": "secret:fx"], "DEEPL_API_URL", ""),
      ("libretranslate.py", ["LIBRETRANSLATE_API_KEY": "secret"], "LIBRETRANSLATE_URL", ""),
      ("openai.py", ["OPENAI_API_KEY": "secret", "OPENAI_MODEL": "m"], "OPENAI_BASE_URL", "/v1"),
    ] as [(String, [String: String], String, String)]
  )
  func `speak the protocol of their service, and repeat requests if it is busy`(
    _ engine: String,
    _ keys: [String: String],
    _ address: String,
    _ path: String
  ) async throws {
    let service = try await RunningService(shell)
    var environment = keys
    environment[address] = "http://127.0.0.1:\(service.port)\(path)"
    let run = try await translate(engine, environment)
    #expect(run.status == 0, "\(run.errors)")
    let texts = try texts()
    #expect(texts["Hello, %@"] == ["ES Hello, %@"])
    #expect(texts["Fish & <b>chips</b>"] == ["ES Fish & <b>chips</b>"])
    #expect(texts["%lld days"] == ["ES %lld day", "ES %lld days"])
    let log = try shell.folder.text(of: "service.log")
    #expect(log.contains("429"))
    #expect(!log.contains("problem"), "\(log)")
  }

  @Test(
    arguments: [
      ("deepl.py", "DEEPL_API_URL", "", "formality less"),
      ("openai.py", "OPENAI_BASE_URL", "/v1", "style address: tú; tone: short"),
    ]
  )
  func `use the style of the project`(
    _ engine: String,
    _ address: String,
    _ path: String,
    _ expected: String
  ) async throws {
    try shell.folder.write(
      """
      catalogs: [L.xcstrings]
      languages: [en, es]
      translate: {style: {es: {address: tú, formality: less, tone: short}, fr: {address: vous}}}
      """,
      to: ".xcstrings.yml"
    )
    let service = try await RunningService(shell)
    let run = try await translate(
      engine,
      [
        "DEEPL_API_KEY": "secret:fx", "OPENAI_API_KEY": "secret", "OPENAI_MODEL": "m",
        address: "http://127.0.0.1:\(service.port)\(path)",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    let log = try shell.folder.text(of: "service.log")
    #expect(log.contains(expected), "\(log)")
  }

  @Test(
    arguments: [
      ("deepl.py", "DEEPL_API_KEY is not set"), ("openai.py", "No model was specified"),
    ]
  )
  func `say which key is missing`(_ engine: String, _ message: String) async throws {
    let run = try await translate(engine)
    #expect(run.status == 74)
    #expect(run.errors.contains("The engine cannot translate: "))
    #expect(run.errors.contains(message))
  }

  @Test func `report a service that refuses the key`() async throws {
    let service = try await RunningService(shell)
    let run = try await translate(
      "deepl.py",
      ["DEEPL_API_KEY": "wrong", "DEEPL_API_URL": "http://127.0.0.1:\(service.port)"]
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("HTTP status 403"), "\(run.errors)")
    #expect(try texts()["Close"] == [])
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/apertium/modes/eng-spa.mode"))
  )
  func `translate with Apertium`() async throws {
    let run = try await translate("apertium.py")
    #expect(run.status == 0, "\(run.errors)")
    let texts = try texts()
    #expect(texts["The door is open."] == ["La puerta es abierta."])
    #expect(texts["Hello, %@"]?.first?.contains("%@") == true)
    #expect(texts["Fish & <b>chips</b>"]?.first?.contains("<b>") == true)
    #expect(texts["%lld days"]?.count == 2)
  }
}

/// A server that imitates the services.
private final class RunningService {
  private let process = Process()
  let port: String

  init(_ shell: Shell) async throws {
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["service.py"]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(filePath: shell.folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while !shell.folder.exists("service.port") { try await Task.sleep(for: .milliseconds(10)) }
    port = try shell.folder.text(of: "service.port")
  }

  deinit {
    // It inherits the signal mask of this thread, which may block SIGTERM.
    kill(process.processIdentifier, SIGKILL)
  }
}

private enum ServiceScript {
  /// A server that answers each text with "ES" before it, after the first request of a client was
  /// refused because the server was busy.
  static let text = #"""
    import http.server, json, os
    LOG, BUSY = open("service.log", "a"), [True]
    def log(text): LOG.write(text + "\n"); LOG.flush()
    def check(condition, text):
        if not condition: log("problem: " + text)
    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if BUSY[0] and self.headers.get("Authorization") != "DeepL-Auth-Key wrong":
                BUSY[0] = False
                log("429")
                return self.answer(429, {"error": "slow down"}, {"Retry-After": "0.1"})
            if self.path == "/v2/translate": self.deepl(body)
            elif self.path == "/translate": self.libretranslate(body)
            elif self.path == "/v1/chat/completions": self.openai(body)
            else: log("problem: path " + self.path); self.answer(404, {})
        def deepl(self, body):
            if self.headers["Authorization"] != "DeepL-Auth-Key secret:fx": return self.answer(403, {"message": "Forbidden"})
            check(body["source_lang"] == "EN" and body["target_lang"] == "ES", "languages")
            check(body["tag_handling"] == "xml" and body["ignore_tags"] == ["x"], "tags")
            check(0 < len(body["text"]) <= 50, "texts")
            log("formality " + body.get("formality", "-"))
            self.answer(200, {"translations": [{"detected_source_language": "EN", "text": "ES " + t, "billed_characters": len(t)} for t in body["text"]]})
        def libretranslate(self, body):
            check(body["source"] == "en" and body["target"] == "es" and body["format"] == "html", "settings")
            check(body["api_key"] == "secret" and isinstance(body["q"], list), "key")
            self.answer(200, {"translatedText": ["ES " + t for t in body["q"]]})
        def openai(self, body):
            check(self.headers["Authorization"] == "Bearer secret", "key")
            check(body["model"] == "m" and [m["role"] for m in body["messages"]] == ["system", "user"], "messages")
            system = body["messages"][0]["content"]
            if "- Style, address: tú\n" in system and "- Style, tone: short" in system: log("style address: tú; tone: short")
            result = []
            for request in json.loads(body["messages"][1]["content"]):
                masked = request["masked"]
                if request["kind"] == "plural": result.append({"id": request["id"], "forms": {f: "ES " + masked.get(f, masked["other"]) for f in request["need"]}})
                else: result.append({"id": request["id"], "text": "ES " + masked})
            # Models forget texts, and surround their answers.
            if len(result) > 2: result.pop()
            content = "Here it is:\n```json\n" + json.dumps({"translations": result}) + "\n```"
            self.answer(200, {"choices": [{"message": {"role": "assistant", "content": content}}], "usage": {"prompt_tokens": 100, "completion_tokens": 50}})
        def answer(self, status, body, headers={}):
            data = json.dumps(body).encode()
            self.send_response(status)
            for name, value in {"Content-Type": "application/json", "Content-Length": str(len(data)), **headers}.items(): self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)
        def log_message(self, *arguments): pass
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    open("port.tmp", "w").write(str(server.server_port)); os.rename("port.tmp", "service.port")
    server.serve_forever()
    """#
}
