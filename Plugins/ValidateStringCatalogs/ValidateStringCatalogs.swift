import Foundation
import PackagePlugin

/// `swift package validate-strings`: checks the translations of a package.
///
/// The arguments are those of `xcstrings validate`.
@main
struct ValidateStringCatalogs: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    let tool = try XCStringsTool(
      package: context.package,
      packageManager: packageManager,
      environment: environment
    )
    try tool.run("validate", arguments, in: context.package.directoryURL)
  }
}
