import PackagePlugin

@main
struct EmbedStringCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    []
  }
}
