import CatalogLoading
import Foundation
import Localization

/// A server that shows new translations without a restart.
struct Server {
  let catalogs: ReloadedCatalogs

  /// Returns the answer to a request.
  func answer(_ language: String) -> String {
    String(localized: "Tickets", bundle: catalogs.bundle, locale: UserLocale(language))
  }

  /// Returns the answers before and after a translator has changed a string.
  func answers(changing path: String) async throws -> [String] {
    let watch = Task { await catalogs.watch(every: .milliseconds(10)) }
    defer { watch.cancel() }
    let before = answer("es")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacingOccurrences(of: "Billetes", with: "Pasajes")
      .write(toFile: path, atomically: true, encoding: .utf8)
    while answer("es") == before { try await Task.sleep(for: .milliseconds(10)) }
    return [before, answer("es")]
  }
}
