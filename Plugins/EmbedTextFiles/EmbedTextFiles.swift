import Foundation
import PackagePlugin

/// Embeds text files of a target in the target, as one generated Swift file: the scripts and style
/// sheets of pages, and declarations that are data.
@main
struct EmbedTextFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = ["Tables", "TranslationPage/Page"]
    let files = folders.map { target.directoryURL.appending(path: $0) }
      .flatMap(files)
      .filter { ["css", "js", "swiftinterface"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the text files of \(target.name)",
        executable: try context.tool(named: "catalog-compiler").url,
        arguments: ["embed-files", output.path(percentEncoded: false)]
          + files.map { $0.path(percentEncoded: false) },
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }

  /// Returns the files in a folder; none if it does not exist.
  private func files(in folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }
}
