import SwiftExtraction

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes the tables of all modules, and the file that lists them.
private func run(_ arguments: Arguments) throws(Failure) {
  // What was distilled before stands in for the interfaces that it is from.
  var layers = arguments.startsAnew ? [] : KnownDeclarations.interfaces
  for path in arguments.interfaces { layers += try interfaces(at: path) }
  let tables = distill(
    layers,
    supplement: try interfaces(at: arguments.supplement),
    membersOf: arguments.modulesWithMembers
  )
  var written: Set<String> = [DistilledTable.listFileName]
  for table in tables {
    try replaceContent(of: "\(arguments.output)/\(table.fileName)", with: table.source)
    written.insert(table.fileName)
    print("\(table.module): \(table.lines.count) lines")
  }
  let list = "\(arguments.output)/\(DistilledTable.listFileName)"
  try replaceContent(of: list, with: DistilledTable.list(of: tables))
  try removeTables(in: arguments.output, except: written)
}

do {
  try run(Arguments(parsing: Array(CommandLine.arguments.dropFirst())))
} catch {
  var line = error.message + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(error.status.rawValue)
}
