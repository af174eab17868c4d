import Diagnostics
import Localization
import StringCatalog

/// What a language owes, on the page about coverage.
struct CoverageSection {
  private let language: String
  private let catalogs: [OwedKeys]
  private let workflow: GitHubWorkflow

  /// Creates the section of a language.
  init(_ language: String, _ catalogs: [OwedKeys], _ workflow: GitHubWorkflow) {
    self.language = language
    self.catalogs = catalogs
    self.workflow = workflow
  }

  /// The section.
  var text: String {
    let count = catalogs.reduce(0) { $0 + $1.keys.count }
    let title = CoverageWords.owed(CoverageWords.name(of: language), count)
    let tag = HTMLText.escaped(language)
    return """
      <details class="owed" id="\(tag)" open>
      <summary><h2>\(HTMLText.escaped(title)) <code>\(tag)</code></h2></summary>
      \(catalogs.map(list).joined(separator: "\n"))
      </details>
      """
  }

  private func list(_ catalog: OwedKeys) -> String {
    """
    <section>
    <h3 class="place">\(HTMLText.escaped(catalog.path))</h3>
    \(catalog.keys.map { article($0, of: catalog) }.joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ key: OwedKey, of catalog: OwedKeys) -> String {
    let name = key.key.isEmpty ? "<span class=\"none\">—</span>" : HTMLText.escaped(key.key)
    let source = texts(key.sources, in: catalog.sourceLanguage)
    let translation = texts(key.texts, in: language)
    let comment = key.comment.map {
      "<p class=\"comment\" dir=\"auto\">\(HTMLText.escaped($0))</p>"
    }
    return """
      <article data-state="\(HTMLText.escaped(key.state.name))">
      <header><h4 dir="auto" lang="\(HTMLText.escaped(catalog.sourceLanguage))">\(name)</h4>\
      \(place(of: key, in: catalog))</header>
      <p class="state \(HTMLText.escaped(key.state.name))">\(HTMLText.escaped(key.state.label))</p>
      \(comment ?? "")\(source)\(translation)
      </article>
      """
  }

  private func place(of key: OwedKey, in catalog: OwedKeys) -> String {
    guard let line = key.place?.line else { return "" }
    let name = HTMLText.escaped("\(PageReport.title([catalog.path])):\(line)")
    guard let address = workflow.address(of: catalog.path, line: line) else {
      return "<p class=\"place\">\(name)</p>"
    }
    return "<p class=\"place\"><a href=\"\(HTMLText.escaped(address))\">\(name)</a></p>"
  }

  /// Texts in one language, each with the name of its variation.
  private func texts(_ texts: [CatalogText], in language: String) -> String {
    guard !texts.isEmpty else { return "" }
    let items = texts.map { text in
      let variation =
        text.variation.isEmpty
        ? ""
        : "<span class=\"variation\">\(HTMLText.escaped(VariationLabel(text.variation).text))</span>"
      let value = HTMLText.escaped(text.value ?? "")
      return """
        <li class="text">\(variation)<span class="value" dir="auto" \
        lang="\(HTMLText.escaped(language))">\(value)</span></li>
        """
    }
    return """
      <div class="localization"><p class="language">\
      \(HTMLText.escaped(CoverageWords.name(of: language)))</p>\
      <ul class="texts">\(items.joined())</ul></div>
      """
  }
}
