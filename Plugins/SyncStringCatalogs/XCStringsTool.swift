import Foundation
import PackagePlugin

/// The `xcstrings` executable, run in the folder of a package.
///
/// It is not a dependency of the plugins, because SwiftPM would then always build it, including the
/// Swift parser. An installed executable saves minutes.
struct XCStringsTool {
  private let executable: URL

  /// Finds the executable: named by `XCSTRINGS`, on the `PATH`, or built from source.
  ///
  /// - Throws: An error if it is not installed, and cannot be built because the trait `Commands` is
  ///   off.
  init(
    package: Package,
    packageManager: PackageManager,
    environment: [String: String]
  ) throws {
    if let path = environment["XCSTRINGS"], !path.isEmpty {
      executable = URL(filePath: path)
    } else if let installed = Self.installed(searching: environment["PATH"] ?? "") {
      executable = installed
    } else if Self.canBeBuilt(for: package) {
      executable = try Self.built(by: packageManager)
    } else {
      throw NotInstalled()
    }
  }

  /// Runs a command of the tool, and exits with its status if that is not 0.
  func run(_ command: String, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = [command] + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private static func installed(searching path: String) -> URL? {
    path.split(separator: ":").lazy
      .map { URL(filePath: String($0)).appending(path: "xcstrings") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  /// Returns whether the dependencies of the executable are available, which requires the trait
  /// `Commands`.
  ///
  /// A plugin is compiled without the traits of its package, so it inspects the package graph.
  private static func canBeBuilt(for package: Package) -> Bool {
    ([package] + package.dependencies.map(\.package)).lazy
      .flatMap { $0.products(ofType: ExecutableProduct.self) }
      .filter { $0.name == "xcstrings" }
      .contains { product in
        product.mainTarget.dependencies.contains {
          if case .product(let dependency) = $0 {
            dependency.name == "ArgumentParser"
          } else {
            false
          }
        }
      }
  }

  private static func built(by packageManager: PackageManager) throws -> URL {
    Diagnostics.remark("Building xcstrings, which takes some minutes the first time.")
    let result = try packageManager.build(.product("xcstrings"), parameters: .init())
    guard result.succeeded, let artifact = result.builtArtifacts.first(where: \.isTool) else {
      throw BuildFailure(log: result.logText)
    }
    return artifact.url
  }

  private struct NotInstalled: Error, CustomStringConvertible {
    let description = """
      xcstrings is not installed, and the trait that builds it is off. Install xcstrings, or write \
      .package(url: …, traits: ["Commands"]) in Package.swift.
      """
  }

  private struct BuildFailure: Error, CustomStringConvertible {
    let log: String
    var description: String { "xcstrings cannot be built:\n\(log)" }
  }
}

extension PackageManager.BuildResult.BuiltArtifact {
  fileprivate var isTool: Bool {
    kind == .executable && url.lastPathComponent == "xcstrings"
  }
}
