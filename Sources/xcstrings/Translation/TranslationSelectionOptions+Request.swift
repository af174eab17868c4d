import CatalogWorkspace
import CommandSupport
import Localization
import ProjectConfiguration
import StringCatalog

extension TranslationSelectionOptions {
  /// Returns a request for the selected texts.
  ///
  /// - Throws: An error if a language or a key is unknown.
  func request(_ files: [CatalogFile], _ project: Project?) throws -> TranslationRequest {
    let configured = project?.configuration.languages ?? []
    let known = configured + files.flatMap(\.catalog.languages)
    let languages = language?.tags ?? (configured.isEmpty ? known : configured)
    try LanguageCheck.check(languages, known: known)
    for key in keys where !files.contains(where: { $0.catalog.contains(key) }) {
      throw WorkspaceError.noKey(key, in: files)
    }
    let sources = Set(files.map(\.catalog.sourceLanguage))
    var seen: Set<String> = []
    var request = TranslationRequest(
      languages: languages.filter { language in
        seen.insert(language).inserted && sources != [language]
      }
    )
    guard !request.languages.isEmpty else {
      throw CommandFailure(
        String(localized: .translationSelectionNoLanguage),
        hint: String(localized: .translationSelectionNoLanguageHint),
        status: .usage
      )
    }
    request.keys = Set(keys)
    request.selection = states
    return request
  }
}
