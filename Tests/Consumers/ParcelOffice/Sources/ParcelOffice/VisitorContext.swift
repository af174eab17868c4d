import Hummingbird
import Localization

/// What is known of a request besides its bytes: whose language its answer speaks.
struct VisitorContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The languages and formats of the visitor.
  var locale = UserLocale(acceptLanguage: "")

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
