/// Reduces the declarations of modules to those that determine the types of literals and
/// interpolations.
///
/// The result is one table of declarations for each module, and is the same for the same
/// interfaces. A module is included if its interface mentions a type whose literals are keys, if
/// its members are requested, or if the supplement mentions it.
///
/// - Parameters:
///   - interfaces: The interfaces of the compiler, those of older SDKs first. Later declarations
///     replace earlier ones. Interfaces of several platforms are combined.
///   - supplement: Declarations that interfaces do not contain, and the attributes that assign
///     roles. All of them are included. `@absent` before a type excludes it everywhere.
///     `@replacing` before a type replaces its interface declarations. Before a member, it replaces
///     those with its name and labels.
///   - modulesWithMembers: The modules of which to include all members whose type determines a
///     specifier.
/// - Returns: The tables, sorted by module name.
package func generateTables(
  _ interfaces: [ModuleInterface],
  supplement: [ModuleInterface],
  membersOf modulesWithMembers: Set<String>
) -> [InterfaceTable] {
  var modules: [String: InterfaceModule] = [:]
  let wanted = interfaces.filter {
    !$0.isGenerated || modulesWithMembers.contains($0.module)
      || $0.names(anyOf: localizingWords)
  }
  let names = (interfaces + supplement).reduce(into: Set<String>()) { $0.formUnion($1.qualifiers) }
  for interface in wanted {
    modules[interface.module, default: InterfaceModule(interface.module)]
      .add(interface, isSupplied: false, names)
  }
  for interface in supplement {
    modules[interface.module, default: InterfaceModule(interface.module)]
      .add(interface, isSupplied: true, names)
  }
  let absent = modules.values.reduce(into: Set<String>()) { $0.formUnion($1.absentTypes) }
  let sorted = modules.values.map { $0.without(absent) }.sorted { $0.name < $1.name }
  return Selection(sorted, membersOf: modulesWithMembers).selected()
    .map { InterfaceTable(module: $0.name, lines: $0.lines) }
}

/// Names that indicate a relevant interface.
private let localizingWords = [
  "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "SwiftUI.Text",
]

/// The declarations of one module, which are a file of `SwiftTypeChecker`.
package struct InterfaceTable: Hashable, Sendable {
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
  package var fileName: String { "\(module).swiftinterface" }

  /// The content of the file.
  package var source: String { lines.map { "\($0)\n" }.joined() }
}
