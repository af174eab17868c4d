import Foundation
import PackagePlugin

/// Embeds the String Catalogs of a target in the target, as one generated Swift file.
///
/// The plugin only finds files: `catalog-compiler` reads the configuration and selects the
/// catalogs. All catalogs of the package are inputs of its command, so a build detects changes in
/// any of them.
@main
struct EmbedStringCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target is SwiftSourceModuleTarget else { return [] }
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedStringCatalogs.swift")
    // The last two are listed explicitly, because symbolic links to folders are not followed
    // otherwise.
    let folders = [root, root.appending(path: "Localizations"), target.directoryURL]
    let catalogs = Set(folders.flatMap(catalogs)).sorted { $0.path < $1.path }
    let configurations = [root.appending(path: ".xcstrings.yml")].filter(exists)
    return [
      .buildCommand(
        displayName: "Embedding the String Catalogs of \(target.name)",
        executable: try context.tool(named: "catalog-compiler").url,
        arguments: [
          "--target", target.name,
          "--root", root.path(percentEncoded: false),
          "--sources", target.directoryURL.path(percentEncoded: false),
          "--output", output.path(percentEncoded: false),
        ]
          + catalogs.flatMap { ["--catalog", $0.path(percentEncoded: false)] }
          + configurations.flatMap { ["--configuration", $0.path(percentEncoded: false)] },
        inputFiles: catalogs + configurations,
        outputFiles: [output]
      )
    ]
  }

  /// Returns all catalogs in a folder, except those in hidden folders such as `.build`.
  private func catalogs(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "xcstrings" }
  }

  private func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}
