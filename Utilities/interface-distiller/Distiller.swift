/// Returns what is known of modules, reduced to what decides the types of literals and
/// interpolations: one table of declarations a module, the same for the same interfaces.
///
/// A module is in if its interface names a type whose literals are keys, if its members are asked
/// for, or if the supplement tells of it.
///
/// - Parameters:
///   - interfaces: The interfaces of the compiler, those of older SDKs first: what a later one says
///     again counts. Interfaces of several platforms are united.
///   - supplement: What interfaces do not hold, and the attributes that assign roles. All of it is
///     in. `@absent` before a type leaves it out everywhere. `@replacing` before a type leaves out
///     what interfaces say of it, before a member what they say of those with its name and labels.
///   - modulesWithMembers: The modules of which all members that tell a number or a text are in.
/// - Returns: The tables, in the order of their modules' names.
package func distill(
  _ interfaces: [ModuleInterface],
  supplement: [ModuleInterface],
  membersOf modulesWithMembers: Set<String>
) -> [DistilledTable] {
  var modules: [String: DistilledModule] = [:]
  let wanted = interfaces.filter {
    !$0.isGenerated || modulesWithMembers.contains($0.module)
      || $0.names(anyOf: localizingWords)
  }
  let names = (interfaces + supplement).reduce(into: Set<String>()) { $0.formUnion($1.qualifiers) }
  for interface in wanted {
    modules[interface.module, default: DistilledModule(interface.module)]
      .add(interface, isSupplied: false, names)
  }
  for interface in supplement {
    modules[interface.module, default: DistilledModule(interface.module)]
      .add(interface, isSupplied: true, names)
  }
  let absent = modules.values.reduce(into: Set<String>()) { $0.formUnion($1.absentTypes) }
  let sorted = modules.values.map { $0.without(absent) }.sorted { $0.name < $1.name }
  return Selection(sorted, membersOf: modulesWithMembers).selected()
    .map { DistilledTable(module: $0.name, lines: $0.lines) }
}

/// The words that make an interface worth reading.
private let localizingWords = [
  "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "SwiftUI.Text",
]

/// The declarations of one module as a Swift file of the SDK tables of `StringExtraction`.
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
