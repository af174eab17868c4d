import CatalogWorkspace
import CommandSupport
import Diagnostics
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
  /// Called with the first request that has the token.
  let isOpened: @Sendable () async -> Void

  /// The handlers of the server.
  var routes: Routes {
    var routes = Routes { _ in
      guard let page = try? TranslationPage(PageStart()) else { return Self.failure(500, "") }
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
      return .json(Array(try encoder.encode(try await value())))
    } catch {
      return Self.failure(500, (error as? any CommandError)?.message(in: .current) ?? "\(error)")
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
