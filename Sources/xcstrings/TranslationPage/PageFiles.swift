/// The files of the page.
enum PageFiles {
  /// The texts by the names of the files.
  static let texts = Dictionary(
    uniqueKeysWithValues: EmbeddedFiles.all.map { ($0.name, "\($0.text)") }
  )

  /// The style sheet.
  static var style: String { texts["page.css"] ?? "" }

  /// The modules as one script, each after those that it imports.
  ///
  /// A page that is opened as a file cannot import modules. The names of their declarations are
  /// unique, so that their lines without `import` and `export` form one module. Comments and
  /// indentation are left out, because no text of the modules spans lines.
  static let script: String = {
    var joined: [String] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard seen.insert(name).inserted, let text = texts[name] else { return }
      var lines: [Substring] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let imported = importedModule(line) {
          add(imported)
        } else if let code = code(of: line) {
          lines.append(code.hasPrefix("export ") ? code.dropFirst("export ".count) : code)
        }
      }
      joined.append(lines.joined(separator: "\n"))
    }
    add("main.js")
    return joined.joined(separator: "\n")
  }()

  /// Returns a line without its indentation; `nil` for an empty line or a comment.
  private static func code(of line: Substring) -> Substring? {
    let code = line.drop { $0 == " " }
    let isComment = ["//", "/*", "* ", "*/"].contains { code.hasPrefix($0) } || code == "*"
    return code.isEmpty || isComment ? nil : code
  }

  /// Returns the file that a line imports: `import { word } from "./words.js";`.
  private static func importedModule(_ line: Substring) -> String? {
    guard line.hasPrefix("import "), let start = line.lastRange(of: "\"./")?.upperBound else {
      return nil
    }
    return String(line[start...].prefix { $0 != "\"" })
  }
}

extension Substring {
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
