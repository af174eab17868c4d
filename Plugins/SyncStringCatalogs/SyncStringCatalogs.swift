import Foundation
import PackagePlugin

/// `swift package sync-strings`: synchronizes the catalogs of a package with its code.
///
/// The arguments are those of `xcstrings sync`.
@main
struct SyncStringCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let tool = try XCStringsTool(
      package: context.package,
      packageManager: packageManager,
      environment: environment
    )
    try tool.run("sync", arguments, in: context.package.directoryURL)
  }
}
