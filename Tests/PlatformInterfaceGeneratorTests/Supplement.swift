import FoundationEssentials
import SwiftTypeChecker
import generate_platform_interfaces

/// The supplement in the sources.
enum Supplement {
  /// Returns the files, sorted by name.
  static func interfaces() throws -> [ModuleInterface] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/SwiftTypeChecker/Supplement").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return files.filter { $0.hasSuffix(".swiftinterface") }
      .compactMap { file in
        FileManager.default.contents(atPath: "\(folder)/\(file)")
          .map { ModuleInterface(SourceFile(path: file, bytes: Array($0))) }
      }
  }
}
