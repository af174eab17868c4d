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
