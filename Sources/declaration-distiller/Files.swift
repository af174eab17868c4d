import CommandSupport
import InterfaceDistillation
import SwiftExtraction

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Returns the interfaces at a path: the file itself, or those in a folder, in the order of their
/// paths.
///
/// Of a module that a folder has for several architectures, the first is taken: they differ in
/// nothing that is asked for here.
func interfaces(at path: String) throws(FileError) -> [ModuleInterface] {
  var seen: Set<String> = []
  var result: [ModuleInterface] = []
  for file in try FileSystem.files(at: path, withExtension: "swiftinterface") {
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    // A folder `X.swiftmodule` holds one module for several architectures.
    if file != path, folder.hasSuffix(".swiftmodule"), !seen.insert(folder).inserted { continue }
    result.append(ModuleInterface(SourceFile(path: file, bytes: try FileSystem.read(file))))
  }
  return result
}

/// Deletes the tables in a folder that are not among `files`.
func removeTables(in folder: String, except files: Set<String>) throws(FileError) {
  for path in try FileSystem.files(at: folder, withExtension: "swift") {
    let name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    if name.hasPrefix(DistilledTable.fileNamePrefix), !files.contains(name) { unlink(path) }
  }
}
