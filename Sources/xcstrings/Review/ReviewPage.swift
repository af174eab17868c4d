import ArgumentParser
import CatalogWorkspace
import CommandSupport
import Diagnostics
import Localization
import ProjectConfiguration
import StringCatalog
import TranslationMemory

/// The review queue as an HTML page: each translation with its source text, uses and findings.
///
/// The page is a single file without scripts and external resources, which the content security
/// policy forbids. The content of catalogs is escaped.
struct ReviewPage {
  /// A translation with what helps to translate it.
  struct Item {
    let item: ReviewItem
    let aids: TranslationAids.ItemAids

    init(_ item: ReviewItem, _ aids: inout TranslationAids) throws {
      self.item = item
      self.aids = try aids.aids(for: item)
    }
  }

  /// The page.
  let text: String

  /// Creates the page, in the language of the run.
  ///
  /// - Parameters:
  ///   - items: The translations, in the order of the queue.
  ///   - paths: The paths of the catalogs.
  ///   - nonce: The nonce of the style in the content security policy.
  init(_ items: [Item], of paths: [String], nonce: String = HTMLReport.nonce()) {
    let title = PageReport.title(paths)
    let groups = ReviewReason.allCases.map { reason in
      ReviewPageSection(reason, items.filter { $0.item.entry.reason == reason }).text
    }
    let nothing =
      "<p class=\"nothing\">\(HTMLText.escaped(String(localized: .reviewListReportNothing)))</p>"
    let body = """
      <header class="page">
      <h1>\(HTMLText.escaped(title))</h1>
      </header>
      <main>
      \(items.isEmpty ? nothing : groups.joined(separator: "\n"))
      </main>
      """
    text = HTMLText.page(title: title, nonce: nonce, body: body)
  }
}

/// The translations that wait for one reason.
private struct ReviewPageSection {
  let text: String

  init(_ reason: ReviewReason, _ items: [ReviewPage.Item]) {
    guard !items.isEmpty else {
      text = ""
      return
    }
    var seen: Set<String> = []
    let languages = items.map(\.item.language).filter { seen.insert($0).inserted }
    text =
      languages.map { language in
        let chosen = items.filter { $0.item.language == language }
        let name = HTMLText.escaped(CoverageStrings.name(of: language))
        let count = HTMLText.escaped(reason.count(chosen.count))
        return """
          <details class="outstanding" open>
          <summary><h2>\(name) <code>\(HTMLText.escaped(language))</code>: \(count)</h2></summary>
          <section>
          \(chosen.map { ReviewPageArticle($0).text }.joined(separator: "\n"))
          </section>
          </details>
          """
      }
      .joined(separator: "\n")
  }
}

/// A translation on the page.
private struct ReviewPageArticle {
  private let item: ReviewItem
  private let terms: [TranslationAids.Term]
  private let matches: [[MemoryMatch]]

  init(_ item: ReviewPage.Item) {
    self.item = item.item
    terms = item.aids.terms
    matches = item.aids.matches
  }

  var text: String {
    """
    <article>
    <header><h3 dir="auto" lang="\(HTMLText.escaped(item.sourceLanguage))">\
    \(HTMLText.escaped(item.key))</h3>\(places)</header>
    \(comment)\(localization(item.sources, in: item.sourceLanguage))\(difference)\
    \(localization(item.translations, in: item.language))\(aids)\(findings)
    </article>
    """
  }

  private var comment: String {
    item.comment.map { "<p class=\"comment\" dir=\"auto\">\(HTMLText.escaped($0))</p>\n" } ?? ""
  }

  private var places: String {
    let lines = item.context.places.map { place in
      let location = "\(place.location.file):\(place.location.line)"
      return [location, place.role, place.screen, place.remark].compactMap(\.self)
        .joined(separator: "  ")
    }
    return ([item.path] + lines).map { "<p class=\"place\">\(HTMLText.escaped($0))</p>" }.joined()
  }

  /// The words of the source text that have changed.
  private var difference: String {
    item.sources
      .compactMap { source -> String? in
        guard let former = item.formerSources[source.variation], let value = source.value else {
          return nil
        }
        return paragraph(marking: WordDifference(from: former, to: value))
      }
      .joined()
  }

  private func paragraph(marking difference: WordDifference) -> String {
    let text = difference.marked(
      with: (("<del>", "</del>"), ("<ins>", "</ins>")),
      HTMLText.escaped
    )
    return "<p class=\"comment\" dir=\"auto\">\(text)</p>\n"
  }

  /// The terms of the glossary, and translations of similar texts with the words that differ.
  private var aids: String {
    let terms = terms.map { paragraph(TermSentence($0).text) }
    let similar = zip(item.translations, matches)
      .flatMap { text, matches in
        matches.map { match in
          let variation = text.variation.isEmpty ? "" : "\(VariationLabel(text.variation).text): "
          let line = paragraph("\(variation)\(match.score) %: \(match.unit.target)")
          guard !match.isOfEqualText else { return line }
          let own = item.source(of: text)?.value ?? item.key
          return line + paragraph(marking: WordDifference(from: match.unit.source, to: own))
        }
      }
    return (terms + similar).joined()
  }

  private func paragraph(_ text: String) -> String {
    "<p class=\"comment\" dir=\"auto\">\(HTMLText.escaped(text))</p>\n"
  }

  private var findings: String {
    let items = item.findings.map { finding in
      let message = HTMLText.escaped(DiagnosticPrinter().sentence(finding.message))
      return "<li>\(message) <code>\(HTMLText.escaped(finding.id.rawValue))</code></li>"
    }
    return items.isEmpty ? "" : "<ul class=\"findings\">\(items.joined())</ul>"
  }

  private func localization(_ texts: [ReviewItem.Text], in language: String) -> String {
    let items = texts.map { text in
      let label = HTMLText.escaped(VariationLabel(text.variation).text)
      let variation = text.variation.isEmpty ? "" : "<span class=\"variation\">\(label)</span>"
      let value = HTMLText.escaped(text.value ?? String(localized: .reviewItemViewMissing))
      return """
        <li class="text">\(variation)<span class="value" dir="auto" \
        lang="\(HTMLText.escaped(language))">\(value)</span></li>
        """
    }
    return """
      <div class="localization"><p class="language">\
      \(HTMLText.escaped(CoverageStrings.name(of: language)))</p>\
      <ul class="texts">\(items.joined())</ul></div>
      """
  }
}

/// The formats of the review queue.
enum ReviewFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case html
}
