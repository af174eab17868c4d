import CommandSupport
import FileSystem
import SystemPackage

/// Writes the tables of all modules.
private func run(_ arguments: GeneratorArguments) throws(FileError) {
  // The existing tables replace the interfaces from which they were generated.
  var layers = arguments.resets ? [] : ModuleInterface.known
  for path in arguments.interfaces { layers += try interfaces(at: path) }
  let tables = generateTables(
    layers,
    supplement: try interfaces(at: arguments.supplement),
    membersOf: arguments.modulesWithMembers
  )
  var written: Set<String> = []
  for table in tables {
    try write(table.source, to: FileSystem.join(arguments.output, table.fileName))
    written.insert(table.fileName)
    print("\(table.module): \(table.lines.count) lines")
  }
  try removeTables(in: arguments.output, except: written)
}

private func write(_ text: String, to path: String) throws(FileError) {
  try FileSystem.replace(FileSystem.content(of: path), with: Array(text.utf8))
}

/// Exits with the message and the status of a failure.
private func fail(_ failure: CommandFailure) -> Never {
  _ = try? FileDescriptor.standardError.writeAll((failure.message + "\n").utf8)
  RunningProgram.exit(failure.status.rawValue)
}

let arguments: GeneratorArguments
do {
  arguments = try GeneratorArguments(parsing: Array(CommandLine.arguments.dropFirst()))
} catch {
  fail(error)
}
do {
  try run(arguments)
} catch {
  fail(CommandFailure(error))
}
