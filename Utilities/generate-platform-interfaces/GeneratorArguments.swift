import CommandSupport
import FileSystem
import SwiftTypeChecker
import SystemPackage

/// The inputs and outputs of the generator.
struct GeneratorArguments: Equatable {
  /// Interfaces, and folders with them, those of older SDKs first.
  var interfaces: [String] = []
  /// The folder with the supplement.
  var supplement = ""
  /// The folder for the tables.
  var output = ""
  /// The modules of which to include all members whose type determines a specifier.
  var modulesWithMembers: Set<String> = []
  /// Whether to ignore the existing tables.
  var resets = false

  static let usage = """
    usage: generate-platform-interfaces --supplement DIR --output DIR [--reset] [--members MODULE]... \
    [INTERFACE | FOLDER]...
    """

  /// Parses the arguments: options with values, and the remaining arguments.
  init(parsing arguments: [String]) throws(CommandFailure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        interfaces.append(argument)
        continue
      }
      if argument == "--reset" {
        resets = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw CommandFailure("'\(argument)' needs a value\n\(Self.usage)", status: .usage)
      }
      switch argument {
      case "--supplement": supplement = value
      case "--output": output = value
      case "--members": modulesWithMembers.insert(value)
      default: throw CommandFailure("unknown argument '\(argument)'\n\(Self.usage)", status: .usage)
      }
    }
    guard !supplement.isEmpty, !output.isEmpty else {
      throw CommandFailure(Self.usage, status: .usage)
    }
  }
}

/// Returns the interfaces at a path: the file itself, or those in a folder, sorted by path.
///
/// If a folder has interfaces for several architectures of a module, the first one is used. They do
/// not differ in any declaration that is relevant here.
func interfaces(at path: String) throws(FileError) -> [ModuleInterface] {
  var seen: Set<FilePath> = []
  var result: [ModuleInterface] = []
  for file in try FileSystem.files(at: path, withExtension: "swiftinterface") {
    let folder = FilePath(file).removingLastComponent()
    // A folder `X.swiftmodule` contains one module for several architectures.
    if file != path, folder.extension == "swiftmodule", !seen.insert(folder).inserted { continue }
    result.append(ModuleInterface(SourceFile(path: file, bytes: try FileSystem.read(file))))
  }
  return result
}

/// Deletes the tables in a folder that are not among `files`.
func removeTables(in folder: String, except files: Set<String>) throws(FileError) {
  for path in try FileSystem.files(at: folder, withExtension: "swiftinterface") {
    guard let name = FilePath(path).lastComponent?.string else { continue }
    if !files.contains(name) { try FileSystem.removeFile(path) }
  }
}
