import Glibc
import TestSupport

/// Apple Health exports of a given size, with which scripts measure the parser.
///
/// The expected result of parsing is printed to standard output. A file whose name ends in `.zip` is an
/// archive. The options are:
///
///     --megabytes N   the approximate size (1)
///     --weigh-ins N   the number of weigh-ins (4000)
///     --seed S        the seed; the same seed results in the same export (1)
///     --locale L      the language and region of the phone (en_US)
///     --unit U        the unit of the phone: kg, g, lb, st or oz (kg)
///     --wrong         repeat all errors of real exports
///     --cut           truncate the file within a record
struct HealthExportCases {
  private var plan = HealthExportPlan(seed: 1)
  private var path = ""

  /// Writes an export.
  static func write(_ arguments: [String]) throws {
    let cases = try HealthExportCases(arguments)
    let truth =
      try cases.path.hasSuffix(".zip") ? cases.writeArchive() : cases.writeFile()
    print("records \(truth.recordCount)")
    print("samples \(truth.samples.count)")
    for (reason, count) in truth.leftOut.merging(truth.mended, uniquingKeysWith: +)
      .sorted(by: { $0.key < $1.key })
    {
      print("\(reason) \(count)")
    }
  }

  private init(_ arguments: [String]) throws {
    plan.weighInCount = 4_000
    var megabytes = 1
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func number() throws -> Int {
        guard let text = rest.popFirst(), let number = Int(text), number >= 0 else {
          throw PrintCasesError("\(argument) needs a number")
        }
        return number
      }
      switch argument {
      case "--megabytes": megabytes = try number()
      case "--weigh-ins": plan.weighInCount = max(1, try number())
      case "--seed": plan.seed = UInt64(try number())
      case "--locale": plan.style.locale = rest.popFirst() ?? "en_US"
      case "--unit": plan.style.unit = rest.popFirst() ?? "kg"
      case "--wrong":
        plan.malformations = HealthMalformation.allCases.filter { $0 != .tooLong }
        plan.weighInsPerMalformation = 4
      case "--cut": plan.isCutOff = true
      default:
        if argument.hasPrefix("-") { throw PrintCasesError("'\(argument)' is not known") }
        path = argument
      }
    }
    guard !path.isEmpty else { throw PrintCasesError("a file is missing") }
    plan.othersPerWeighIn = plan.others(toFill: megabytes << 20)
  }

  private func writeArchive() throws -> ExpectedExport {
    let zip = try ZipWriter(path)
    let name = plan.style.locale.hasPrefix("es") ? "exportar" : "export"
    try zip.begin("apple_health_export/\(name)_cda.xml")
    try zip.write(Array("<ClinicalDocument/>".utf8))
    try zip.begin("apple_health_export/\(name).xml")
    let truth = try plan.write { try zip.write($0) }
    try zip.close()
    return truth
  }

  private func writeFile() throws -> ExpectedExport {
    guard let file = fopen(path, "w") else {
      throw PrintCasesError("\(path): \(String(cString: strerror(errno)))")
    }
    let truth = try plan.write { bytes in
      guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
        throw PrintCasesError("the disk is full")
      }
    }
    guard fclose(file) == 0 else { throw PrintCasesError("the disk is full") }
    return truth
  }
}
