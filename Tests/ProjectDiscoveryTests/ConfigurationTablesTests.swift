import ProjectConfiguration
import ProjectDiscovery
import Testing

@Suite struct `The tables of a configuration` {
  @Test func `targets that share a table are combined`() {
    let configuration = Configuration(targets: [
      Configuration.Target(name: "app", table: "App"),
      Configuration.Target(name: "Other"),
      Configuration.Target(name: "Views", table: "App", sources: ["Sources/app", "Views"]),
    ])
    #expect(configuration.tables.map(\.name) == ["App", "Localizable"])
    #expect(configuration.tables.first?.targets.map(\.name) == ["app", "Views"])
    #expect(configuration.tables.first?.sources == ["Sources/app", "Views"])
  }
}
