import Diagnostics
import FileFormats

/// Translation memories in TMX.
enum TMXFormat: ExchangeFormat {
  static let fileName = "memory.tmx"

  static let seeds: [[UInt8]] = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE tmx SYSTEM "tmx14.dtd">
    <tmx version="1.4"><header creationtool="t" segtype="block" adminlang="en" srclang="en"/>
    <body>
    <tu tuid="1"><note>n</note><prop type="x-context">Save &amp; close</prop>
    <tuv xml:lang="en"><seg>Save <ph x="1">%@</ph></seg></tuv>
    <tuv xml:lang="es-ES"><seg>Guardar <bpt i="1">&lt;b></bpt>%@<ept i="1">&lt;/b></ept></seg></tuv></tu>
    <tu srclang="*all*"><tuv lang="fr"><prop type="x-state">machine_translated</prop>
    <seg><![CDATA[<Enregistrer>]]><ut>a<sub>b</sub></ut></seg></tuv></tu>
    </body></tmx>
    """
  ]
  .map { Array($0.utf8) }

  static func read(_ bytes: [UInt8]) -> [TMXUnit]? {
    let parsed = TMXReader.parse(bytes, file: fileName)
    return parsed.value.isEmpty ? nil : parsed.value
  }

  /// Checks that the units are the same after they were written and read.
  static func violation(by units: [TMXUnit]) -> String? {
    var printer = TMXPrinter(sourceLanguage: nil, tool: "t", toolVersion: "1")
    for unit in units { printer.print(unit) }
    let parsed = TMXReader.parse(printer.finish(), file: fileName)
    guard !parsed.hasErrors else { return "the printed file cannot be read: \(parsed.diagnostics)" }
    guard printer.diagnostics.isEmpty else { return nil }
    return parsed.value.map(\.variants) == units.map(\.variants)
      ? nil : "the printed file has other texts"
  }

  static func texts(of units: [TMXUnit]) -> [String] {
    units.flatMap { $0.variants.map(\.text) + $0.notes + $0.properties.map(\.text) }
  }
}
