import FoundationEssentials
import SwiftExtraction

/// Returns the interfaces at a path: the file itself, or those in a folder, in the order of their
/// paths.
///
/// Of a module that a folder has for several architectures, the first is taken: they differ in
/// nothing that is asked for here.
func interfaces(at path: String) throws(Failure) -> [ModuleInterface] {
  var isFolder = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    throw Failure("\(path): error: no such file", .missingFile)
  }
  guard isFolder else { return [ModuleInterface(try source(at: path))] }
  let found = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
  var seen: Set<String> = []
  var result: [ModuleInterface] = []
  for file in found.sorted() where file.hasSuffix(".swiftinterface") {
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    // A folder `X.swiftmodule` holds one module for several architectures.
    if folder.hasSuffix(".swiftmodule"), !seen.insert(folder).inserted { continue }
    result.append(ModuleInterface(try source(at: "\(path)/\(file)")))
  }
  return result
}

/// Writes a file as a whole or not at all; one that has the content already is not touched.
func replaceContent(of file: String, with content: String) throws(Failure) {
  let data = Data(content.utf8)
  let url = URL(filePath: file)
  if (try? Data(contentsOf: url)) == data { return }
  do {
    try data.write(to: url, options: .atomic)
  } catch {
    throw Failure("\(file): error: cannot be written: \(error)", .inputOutput)
  }
}

/// Deletes the tables in a folder that are not among `files`.
func removeTables(in folder: String, except files: Set<String>) throws(Failure) {
  do {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder)
    where file.hasPrefix("KnownDeclarations+") && !files.contains(file) {
      try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    }
  } catch {
    throw Failure("\(folder): error: cannot be tidied: \(error)", .inputOutput)
  }
}

private func source(at path: String) throws(Failure) -> SourceFile {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw Failure("\(path): error: cannot be read", .inputOutput)
  }
  return SourceFile(path: path, bytes: Array(data))
}
