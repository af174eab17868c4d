import Diagnostics

extension Configuration {
  /// Returns an equivalent file: parsing it results in the same configuration.
  ///
  /// Every key is written, so users do not need to know the defaults. Keys whose value no file can
  /// express are skipped.
  package func printed() -> String {
    var printer = YAMLPrinter()
    if let sourceLanguage { printer.member("sourceLanguage", sourceLanguage) }
    printer.member("languages", languages)
    printer.member("catalogs", catalogs)
    printTargets(to: &printer)
    printer.member("declarations", declarations)
    printer.member("exclude", exclude.map(\.text))
    printer.member("routines", routines)
    printer.map("infoPlistKeys", infoPlistKeys.sorted { $0.key < $1.key }) { printer, key in
      printer.member(key.key, key.value)
    }
    if let conditions { printer.member("conditions", conditions) }
    printer.member("debug", word: "\(includesDebug)")
    print(dynamic, to: &printer)
    printer.map("sync") { printer in
      printer.member("onSourceChange", word: synchronization.sourceChanges.rawValue)
      printer.member("renames", word: synchronization.renames.rawValue)
    }
    printer.map("rules", rules) { printer, setting in
      printer.member(setting.rule.rawValue, word: setting.level.rawValue)
    }
    printer.member("plurals", word: plurals.rawValue)
    printer.list("lengths", lengths) { printer, limit in
      let table = limit.table.map { [("table", YAMLScalar($0).text)] } ?? []
      printer.item(
        words: [("keys", YAMLScalar(limit.pattern.text).text)] + table
          + [("limit", "\(limit.characters)")]
      )
    }
    if let glossaryFile {
      printer.member("glossary", glossaryFile.path)
    } else {
      printer.map("glossary", glossary) { printer, term in
        printer.map(term.term) { print(term, to: &$0) }
      }
    }
    printer.map("review") { printer in
      printer.member("guard", word: review.guardLevel.rawValue)
      printer.member("trivialChanges", word: review.trivialChanges.rawValue)
    }
    printer.map("translate") { printer in
      if let command = translation.command { printer.member("command", command) }
      printer.member("send", translation.send.map(\.rawValue))
      printer.member("state", word: translation.state.rawValue)
      if let price = translation.price { printer.member("price", word: "\(price)") }
      guard !translation.style.isEmpty else { return }
      printer.map("style", translation.style.sorted { $0.key < $1.key }) { printer, language in
        printer.map(language.key, language.value.sorted { $0.key < $1.key }) { printer, property in
          printer.member(property.key, property.value)
        }
      }
    }
    printer.map("exchange") { printer in
      printer.map("languages", languageCodes.sorted { $0.key < $1.key }) { printer, code in
        printer.member(code.key, code.value)
      }
    }
    printer.list("memory", memory) { printer, file in
      guard file.penalty > 0 else { return printer.item(file.path) }
      printer.item(words: [("file", YAMLScalar(file.path).text), ("penalty", "\(file.penalty)")])
    }
    return printer.text
  }

  private func printTargets(to printer: inout YAMLPrinter) {
    let others = symbols.keys.filter { name in !targets.contains { $0.name == name } }.sorted()
    let all = targets.map { ($0.name, $0) } + others.map { ($0, Target?.none) }
    printer.map("targets", all) { printer, entry in
      let (name, target) = entry
      printer.map(name) { printer in
        if let target {
          printer.member("table", target.table)
          printer.member("sources", target.sources)
        }
        if let access = symbols[name] { printer.member("symbols", word: access.rawValue) }
      }
    }
  }

  private func print(_ dynamic: [DynamicKeys], to printer: inout YAMLPrinter) {
    printer.list("dynamic", dynamic) { printer, keys in
      guard let table = keys.table else { return printer.item(keys.pattern.text) }
      printer.item([("keys", keys.pattern.text), ("table", table)])
    }
  }

  private func print(_ term: GlossaryTerm, to printer: inout YAMLPrinter) {
    if let definition = term.definition { printer.member("definition", definition) }
    if let note = term.note { printer.member("note", note) }
    printer.member("translate", word: "\(term.isTranslated)")
    printer.member("caseSensitive", word: "\(term.isCaseSensitive)")
    printer.member("match", word: term.match.rawValue)
    if !term.sourceVariants.isEmpty { printer.member("sourceVariants", term.sourceVariants) }
    let texts = [
      ("translations", term.translations), ("variants", term.variants),
      ("forbidden", term.forbidden),
    ]
    for (name, texts) in texts where name != "variants" || !texts.isEmpty {
      printer.map(name, texts.sorted { $0.key < $1.key }) { printer, language in
        printer.member(language.key, language.value)
      }
    }
    if !term.scope.isEverything { print(term.scope, to: &printer) }
    guard !term.exceptions.isEmpty else { return }
    printer.list("exceptions", term.exceptions) { printer, exception in
      var words: [(String, String)] = []
      if !exception.scope.isEverything { words.append(("scope", flow(exception.scope))) }
      words.append(("accept", flow(exception.accepted)))
      if let reason = exception.reason { words.append(("reason", YAMLScalar(reason).text)) }
      printer.item(words: words)
    }
  }

  private func print(_ scope: TermScope, to printer: inout YAMLPrinter) {
    printer.map("scope") { printer in
      for (name, texts) in scope.members where !texts.isEmpty { printer.member(name, texts) }
    }
  }

  private func flow(_ scope: TermScope) -> String {
    let parts = scope.members.filter { !$0.texts.isEmpty }.map { "\($0.name): \(flow($0.texts))" }
    return "{\(parts.joined(separator: ", "))}"
  }

  private func flow(_ texts: [String]) -> String {
    "[\(texts.map { YAMLScalar($0).text }.joined(separator: ", "))]"
  }
}

extension Configuration.TermScope {
  /// The names and values of the settings.
  fileprivate var members: [(name: String, texts: [String])] {
    [
      ("keys", keys.map(\.text)), ("tables", tables), ("screens", screens.map(\.text)),
      ("roles", roles.map(\.text)),
    ]
  }
}

// MARK: - Outline

extension Configuration {
  /// Returns the beginning of a file: languages, catalogs and targets that differ from those of an
  /// empty file.
  ///
  /// Other settings are not included. For these, use ``printed()``.
  package func printedOutline() -> String {
    var printer = YAMLPrinter()
    if let sourceLanguage { printer.member("sourceLanguage", sourceLanguage) }
    if !languages.isEmpty { printer.member("languages", languages) }
    if !catalogs.isEmpty { printer.member("catalogs", catalogs) }
    if !targets.isEmpty {
      printer.map("targets", targets) { printer, target in
        printer.map(target.name) { printer in
          printer.member("table", target.table)
          if target.sources != Target(name: target.name).sources {
            printer.member("sources", target.sources)
          }
        }
      }
    }
    return printer.text
  }
}
