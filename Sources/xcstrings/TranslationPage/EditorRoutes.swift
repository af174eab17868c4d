import CatalogWorkspace
import CommandSupport
import Diagnostics
import FileSystem
import FoundationEssentials
import JSONSyntax
import Localization
import LoopbackServer
import StringCatalog

/// The requests of the local page.
struct EditorRoutes {
  let service: EditorService
  /// The language that is shown first.
  let language: String
  /// Called with each request for the translations.
  let isOpened: @Sendable () async -> Void

  /// The boundary, the folder and the language of the command, which the tasks of a server do not have.
  private let boundary = FileSystem.boundary
  private let folder = FileSystem.workingFolder
  private let locale = UserLocale.current

  /// Creates the requests, in the task of the command.
  ///
  /// - Parameters:
  ///   - service: The work of the page.
  ///   - language: The language that is shown first.
  ///   - isOpened: Called with each request for the translations.
  init(service: EditorService, language: String, isOpened: @escaping @Sendable () async -> Void) {
    self.service = service
    self.language = language
    self.isOpened = isOpened
  }

  private func inCommand<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await FileSystem.$boundary.withValue(boundary) {
      try await FileSystem.$workingFolder.withValue(folder) {
        try await UserLocale.withCurrent(locale, operation: body)
      }
    }
  }

  /// The handlers of the server.
  var routes: Routes {
    var routes = Routes { _ in
      let page = await inCommand { try? TranslationPage(PageStart()) }
      guard let page else { return Self.failure(500, "") }
      return .page(Array(page.text.utf8), contentSecurityPolicy: page.policy)
    }
    routes.add(.get, "/api/work") { request in
      await isOpened()
      return await answer { try await service.work(in: language(of: request)) }
    }
    routes.add(.get, "/api/changes", waits: true) { request in
      let revision = request.value(of: "revision").flatMap { Int($0) } ?? 0
      return await answer {
        try await service.changes(in: language(of: request), since: revision)
      }
    }
    routes.add(.post, "/api/save") { request in
      guard let body = EditorRequest(request.body) else { return Self.failure(400, "") }
      return await answer {
        try await service.save(body.strings, asking: body.questions, in: body.language)
      }
    }
    routes.add(.post, "/api/undo") { request in
      guard let body = EditorRequest(request.body) else { return Self.failure(400, "") }
      return await answer { try await service.undoLast(in: body.language) }
    }
    routes.add(.post, "/api/redo") { request in
      guard let body = EditorRequest(request.body) else { return Self.failure(400, "") }
      return await answer { try await service.redoLast(in: body.language) }
    }
    return routes
  }

  private func language(of request: Request) -> String {
    request.value(of: "language") ?? language
  }

  private func answer<Value: Encodable>(_ value: () async throws -> Value) async -> Response {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.withoutEscapingSlashes]
      return .json(Array(try encoder.encode(try await inCommand(value))))
    } catch {
      return Self.failure(500, (error as? any CommandError)?.message(in: locale) ?? "\(error)")
    }
  }

  private static func failure(_ status: Int, _ message: String) -> Response {
    let body = (try? JSONEncoder().encode(["error": message])) ?? Data()
    return .json(Array(body), status: status)
  }
}

/// The content of a request to save.
private struct EditorRequest {
  let language: String
  let strings: [TextAssignment]
  let questions: [ReturnedWork.Question]

  init?(_ body: [UInt8]) {
    guard let value = JSONValue.parse(body, file: "").value, let language = value["language"]?.text,
      let strings = ReturnedWork.assignments(in: value, language: language),
      let questions = ReturnedWork.questions(in: value)
    else { return nil }
    self.language = language
    self.strings = strings
    self.questions = questions
  }
}
