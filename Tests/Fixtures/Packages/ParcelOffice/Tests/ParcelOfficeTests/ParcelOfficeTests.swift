import Hummingbird
import HummingbirdTesting
import Testing

@testable import ParcelOffice

/// The answers of the office to visitors of several languages.
struct ParcelOfficeTests {
  /// What a visitor asks for, and what they are told.
  struct Visit: Sendable, CustomTestStringConvertible {
    var path: String
    var acceptLanguage: String?
    var status = HTTPResponse.Status.ok
    var language: String
    var text: String

    var testDescription: String { "\(path), \(acceptLanguage ?? "no language")" }
  }

  static let visits = [
    Visit(path: "/", language: "en", text: "Welcome to the parcel office."),
    Visit(
      path: "/",
      acceptLanguage: "es-MX, en;q=0.5",
      language: "es",
      text: "Te damos la bienvenida a la oficina de paquetes."
    ),
    Visit(
      path: "/",
      acceptLanguage: "fr, de;q=0.8",
      language: "en",
      text: "Welcome to the parcel office."
    ),
    Visit(
      path: "/",
      acceptLanguage: "en;q=0.1, es;q=0.9",
      language: "es",
      text: "Te damos la bienvenida a la oficina de paquetes."
    ),
    Visit(
      path: "/parcels/1",
      acceptLanguage: "en-GB",
      language: "en",
      text: "1 parcel waits for you, 1,250.5 kg in all. Ask at A, B and C."
    ),
    Visit(
      path: "/parcels/10",
      acceptLanguage: "en-US",
      language: "en",
      text: "10 parcels wait for you, 12,505.0 kg in all. Ask at A, B, and C."
    ),
    Visit(
      path: "/parcels/1",
      acceptLanguage: "es-ES",
      language: "es",
      text: "Te espera 1 paquete, 1250,5 kg en total. Pregunta en A, B y C."
    ),
    Visit(
      path: "/parcels/10",
      acceptLanguage: "es-ES",
      language: "es",
      text: "Te esperan 10 paquetes, 12.505,0 kg en total. Pregunta en A, B y C."
    ),
    Visit(
      path: "/parcels/10",
      acceptLanguage: "es-MX",
      language: "es",
      text: "Te esperan 10 paquetes, 12,505.0 kg en total. Pregunta en A, B y C."
    ),
    Visit(
      path: "/lost",
      acceptLanguage: "es",
      status: .notFound,
      language: "es",
      text: "Aquí no hay ninguna página."
    ),
  ]

  @Test(arguments: visits)
  func answersInTheLanguageOfTheVisitor(_ visit: Visit) async throws {
    try await Application(router: officeRouter())
      .test(.live) { client in
        var headers = HTTPFields()
        headers[.acceptLanguage] = visit.acceptLanguage
        let response = try await client.execute(uri: visit.path, method: .get, headers: headers)
        #expect(response.status == visit.status)
        #expect(response.headers[.contentLanguage] == visit.language)
        #expect(response.headers[.vary] == "Accept-Language")
        #expect(String(buffer: response.body) == visit.text + "\n")
      }
  }
}
