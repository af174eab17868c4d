import Hummingbird
import Localization

/// Returns the pages of the office: a welcome, and the waiting parcels.
func officeRouter() -> Router<VisitorContext> {
  let router = Router(context: VisitorContext.self)
  router.add(middleware: LanguageMiddleware())
  router.get("/") { _, context in
    Response(
      text: String(
        localized: "Welcome to the parcel office.",
        locale: context.locale,
        comment: "The page that visitors see first"
      )
    )
  }
  router.get("/parcels/:count") { _, context in
    try parcels(context.parameters.require("count", as: Int.self), for: context.locale)
  }
  return router
}

/// Returns the number of waiting parcels, their mass, and the counters of the office.
private func parcels(_ count: Int, for reader: UserLocale) -> Response {
  let kilograms = Double(count) * 1250.5
  let waiting = String(
    localized: "\(count) parcels wait for you, \(kilograms, format: .mass(.kilograms)) in all.",
    locale: reader,
    comment: "The number of parcels and their weight"
  )
  let places = String(
    localized: "Ask at \(["A", "B", "C"], format: .list()).",
    locale: reader,
    comment: "The counters of the office, such as 'A, B, and C'"
  )
  return Response(text: "\(waiting) \(places)")
}
