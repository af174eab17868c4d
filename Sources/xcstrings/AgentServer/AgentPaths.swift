import CatalogWorkspace
import FileSystem
import JSONSyntax
import ModelContextProtocol

/// The check of all arguments of tools that are paths, before a tool sees them.
enum AgentPaths {
  /// The arguments that are paths.
  static let names: Set = [
    "catalog", "path", "file", "old", "new", "base", "ours", "theirs", "output",
  ]
  /// The lists whose elements may name a catalog.
  private static let lists = ["edits", "decisions"]
  /// The maximum number of bytes of a path, which is that of operating systems.
  static let lengthLimit = 4096

  /// Checks the paths in the arguments of a call.
  ///
  /// A file to read must have an extension of its format, so that the messages about it quote no other
  /// file of the project.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - tool: The name of the tool.
  /// - Throws: ``ToolFailure`` if a path has another form, is hidden, or has another extension.
  static func check(_ arguments: JSONValue, of tool: String) throws(ToolFailure) {
    for name in names { try check(arguments[name]?.text, name) }
    for list in lists {
      for element in ToolArguments(arguments).objects(list) {
        try check(element.text("catalog"), "catalog")
      }
    }
    if let output = arguments["output"]?.text { try checkWriting(output) }
    guard tool == ExchangeTool.definition.name, let path = arguments["path"]?.text else { return }
    if arguments["direction"]?.text == "export" { return try checkWriting(path) }
    guard !isHidden(path) else { throw hidden(path) }
    let permitted = extensions(ofFormat: arguments["format"]?.text ?? "")
    guard FileSystem.kind(of: path) == .file, !permitted.contains(where: { has(path, $0) }) else {
      return
    }
    throw ToolFailure(
      "invalid-path",
      "The path must end with \(permitted.map { "'.\($0)'" }.joined(separator: " or "))."
    )
  }

  /// Checks that a path has a form that each file system reads in the same way.
  private static func check(_ path: String?, _ name: String) throws(ToolFailure) {
    guard let path else { return }
    // Functions for paths compare each with all folders around it.
    guard path.utf8.count <= lengthLimit else {
      throw ToolFailure("path-too-long", "'\(name)' has more than \(lengthLimit) bytes.")
    }
    guard !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw ToolFailure("invalid-path", "'\(name)' contains a control character.")
    }
  }

  /// Checks the path of a file that a call writes, or of a folder for such files.
  private static func checkWriting(_ path: String) throws(ToolFailure) {
    guard !isHidden(path) else { throw hidden(path) }
  }

  private static func isHidden(_ path: String) -> Bool {
    FileSystem.shortenedPath(path).utf8.split(separator: UInt8(ascii: "/"))
      .contains { name in
        name.first == UInt8(ascii: ".") && !name.elementsEqual(".".utf8)
          && !name.elementsEqual("..".utf8)
      }
  }

  private static func hidden(_ path: String) -> ToolFailure {
    ToolFailure(
      "protected-path",
      "'\(path)' is a hidden file, or in a hidden folder.",
      hint: "Use another path."
    )
  }

  private static func extensions(ofFormat format: String) -> [String] {
    switch format {
    case "tmx": ["tmx"]
    case "tbx": ["tbx", "csv"]
    case "strings": ["strings", "stringsdict"]
    default: ["csv", "tsv", "xliff", "xlf", "po", "pot"]
    }
  }

  /// Returns whether a path ends with an extension, by its bytes: a combining mark would form a
  /// character with the period.
  private static func has(_ path: String, _ suffix: String) -> Bool {
    let end = Array(path.utf8.suffix(suffix.utf8.count + 1))
      .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
    return end.elementsEqual(".\(suffix)".utf8)
  }
}
