import Glibc
import TestSupport

/// Mutates files, and checks their parsers: `fuzz INPUT [OPTIONS]`.
///
/// `Scripts/fuzz` builds and supervises it.
@main enum Fuzz {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let options = arguments.dropFirst()
    switch arguments.first {
    case "catalogs": try await Fuzzing.run(options) { CatalogFuzzer(inputs: try CatalogInputs($0)) }
    case "sources": try await Fuzzing.run(options) { SourceFuzzer(inputs: try SourceInputs($0)) }
    case "exchange":
      try await Fuzzing.run(options) {
        ExchangeFuzzer(options: $0, kinds: try ExchangeKind.all($0))
      }
    case "interfaces":
      try await Fuzzing.run(options) {
        ExchangeFuzzer(options: $0, kinds: try ExchangeKind.interfaces($0), mutator: .interface)
      }
    case "weights": try await Fuzzing.run(options) { try WeightTableFuzzer($0) }
    case "trees": try await Fuzzing.run(options) { TreeFuzzer($0) }
    case "agent": try await Fuzzing.run(options) { AgentFuzzer($0) }
    case "agent-calls": try await Fuzzing.run(options) { AgentCallFuzzer($0) }
    case "health": try await Fuzzing.run(options) { try HealthFuzzer($0) }
    default:
      print(
        """
        usage: fuzz catalogs | sources | exchange | interfaces | health | weights | trees | agent | \
        agent-calls [OPTIONS]
        """
      )
      exit(64)
    }
  }
}
