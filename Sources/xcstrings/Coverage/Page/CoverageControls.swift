/// The choices of the page about coverage, which its script shows.
struct CoverageControls {
  /// The form.
  let text: String

  /// Creates the form.
  ///
  /// - Parameters:
  ///   - debts: What languages owe.
  ///   - labels: The words of pages.
  init(_ debts: [(language: String, catalogs: [OwedKeys])], _ labels: PageLabels) {
    let found = Set(debts.flatMap(\.catalogs).flatMap(\.keys).map(\.state))
    let options = debts.map(\.language)
      .map { tag in
        "<option value=\"\(HTMLText.escaped(tag))\">\(HTMLText.escaped(CoverageWords.name(of: tag))) · \(HTMLText.escaped(tag))</option>"
      }
    let chips = OwedKeys.states.filter(found.contains)
      .map { state in
        """
        <label class="chip"><input type="checkbox" value="\(state.name)"> \
        \(HTMLText.escaped(state.label))</label>
        """
      }
    text = """
      <form role="search" hidden>
      <div class="fields">
      <label><span>\(HTMLText.escaped(labels.search))</span>\
      <input type="search" autocomplete="off" spellcheck="false"></label>
      <label><span>\(HTMLText.escaped(labels.language))</span>\
      <select><option value="">\(HTMLText.escaped(labels.allLanguages))</option>\
      \(options.joined())</select></label>
      </div>
      <fieldset><legend>\(HTMLText.escaped(labels.states))</legend>
      \(chips.joined(separator: "\n"))
      </fieldset>
      <p class="count" aria-live="polite"><output data-text="\(HTMLText.escaped(labels.count))"></output> \
      <button type="reset">\(HTMLText.escaped(labels.reset))</button></p>
      </form>
      <p class="nothing" id="nothing" hidden>\(HTMLText.escaped(labels.nothing))</p>
      """
  }
}
