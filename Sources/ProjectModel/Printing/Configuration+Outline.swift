extension Configuration {
  /// Returns the beginning of a file: its languages, catalogs and targets, as far as they differ from
  /// those of an empty file.
  ///
  /// What a project says besides has no place in it; ``printed()`` has everything.
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
