import Hummingbird
import Localization

/// The context of a request, with the language of its response.
struct VisitorContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The languages and formats of the user.
  var locale = UserLocale(acceptLanguage: "")

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
