/// The declarations of one module as a file of the sources of `PlatformInterfaces`.
package struct DistilledTable: Hashable, Sendable {
  /// The name of the module.
  package let module: String
  /// The declarations, one a line.
  package let lines: [String]

  /// Creates a table.
  package init(module: String, lines: [String]) {
    self.module = module
    self.lines = lines
  }

  /// The name of the file.
  package var fileName: String { "\(Self.fileNamePrefix)\(module).swift" }

  /// The content of the file.
  package var source: String {
    let body = lines.map { "    \($0)\n" }.joined()
    return #"""
      // swift-format-ignore-file: a table of facts, one declaration a line.
      // Written by Scripts/distill. README.md in the folder above tells what it is made of.

      extension PlatformInterface {
        /// The declarations of \#(module), as far as they tell the type of an argument or a value.
        static let \#(Self.propertyName(of: module)): StaticString = #"""

      """# + body + "    \"\"\"#\n}\n"
  }

  /// What the names of all written files start with.
  package static let fileNamePrefix = "PlatformInterface+"

  /// The name of the file that lists the tables of all modules.
  package static let listFileName = "\(fileNamePrefix)All.swift"

  /// Returns the content of the file that lists the tables of all modules.
  package static func list(of tables: [DistilledTable]) -> String {
    let properties = tables.map {
      "    PlatformInterface(\"\($0.module)\", \(propertyName(of: $0.module))),"
    }
    return """
      // Written by Scripts/distill.

      extension PlatformInterface {
        /// The interfaces of all modules that are known, in the order of their names.
        package static let all: [PlatformInterface] = [
      \(properties.joined(separator: "\n"))
        ]
      }

      """
  }

  /// Returns the name of a module as a name of a property: `swiftUI`, `uiKit`, `charts`.
  private static func propertyName(of module: String) -> String {
    let capitals = module.prefix { $0.isUppercase || $0.isNumber }
    let isWord = capitals.count == module.count
    let head = isWord || capitals.count < 2 ? capitals : capitals.dropLast()
    return head.lowercased() + module.dropFirst(head.count)
  }
}
