import Hummingbird

/// Serves the office on a local port.
///
/// The port is 8080 unless the first argument specifies another one. With 0, the system chooses a
/// port, which is logged.
@main
struct ParcelOffice {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    let application = Application(
      router: officeRouter(),
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port),
        serverName: "ParcelOffice"
      )
    )
    try await application.runService()
  }
}
