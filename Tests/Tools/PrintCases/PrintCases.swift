/// Prints cases for comparisons with other programs: `print-cases SUBJECT ARGUMENTS...`.
@main enum PrintCases {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let options = Array(arguments.dropFirst())
    switch arguments.first {
    case "formats": try FormatCases.print(CaseCount(options))
    case "dates": try DateComparison.run(CaseCount(options))
    case "coverage": try CoverageTable.print(CaseCount(options))
    case "trends": try TrendCases.print(CaseCount(options))
    case "health-export": try HealthExportCases.write(options)
    case "public-interface": try PublicInterface.print(options)
    default: throw PrintCasesError("usage: \(usage)")
    }
  }

  private static let usage = """
    print-cases formats COUNT [SEED]
           print-cases dates COUNT [SEED]     compares dates with those of ICU
           print-cases trends COUNT [SEED]
           print-cases coverage COUNT [SEED]
           print-cases health-export [OPTIONS] FILE
           print-cases public-interface GRAPH.symbols.json...
    """
}

/// The number of cases, and the seed that reproduces them.
struct CaseCount {
  let count: Int
  let seed: UInt64

  init(_ arguments: [String]) throws {
    guard let count = arguments.first.flatMap({ Int($0) }), count > 0 else {
      throw PrintCasesError("the number of cases is missing")
    }
    self.count = count
    seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
  }
}

/// An error that prevents cases from being printed.
struct PrintCasesError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
