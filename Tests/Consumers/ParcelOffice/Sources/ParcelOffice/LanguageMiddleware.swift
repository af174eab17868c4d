import Hummingbird
import Localization

/// Determines the language of a response from the `Accept-Language` header, and sets
/// `Content-Language`.
///
/// `Vary` prevents caches from serving one user's language to another.
struct LanguageMiddleware: RouterMiddleware {
  func handle(
    _ request: Request,
    context: VisitorContext,
    next: (Request, VisitorContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.locale = UserLocale(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    var response = try await answer(to: request, context, next)
    response.headers[.contentLanguage] = LocalizationBundle.module.language(for: context.locale)
    response.headers[.vary] = "Accept-Language"
    return response
  }

  /// Returns the response of the routes; an unknown route has a response in the user's language,
  /// too.
  private func answer(
    to request: Request,
    _ context: VisitorContext,
    _ next: (Request, VisitorContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPError where error.status == .notFound && error.body == nil {
      return Response(
        status: .notFound,
        text: String(
          localized: "There is no page here.",
          locale: context.locale,
          comment: "Answer to an address that the server does not know"
        )
      )
    }
  }
}
