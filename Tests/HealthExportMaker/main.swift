import Glibc
import TestSupport

// Writes an export of Apple Health of a wanted size: what scripts measure the reader with.

/// Ends the program with a word about how it is used.
func fail(_ text: String) -> Never {
  print("health-export-maker: \(text)")
  print("health-export-maker --help tells more")
  exit(64)
}

let usage = """
  health-export-maker [OPTIONS] FILE

  Makes up an export of Apple Health, or an archive of one if the name of the file ends in .zip. What a reader
  should find in it goes to standard output.

    --megabytes N   how large it is, about (1)
    --weigh-ins N   how many times the person is weighed (4000)
    --seed S        the same seed makes the same export (1)
    --locale L      the language and region of the phone (en_US)
    --unit U        the unit that the phone shows: kg, g, lb, st or oz (kg)
    --wrong         all that is wrong with real exports, again and again
    --cut           the file ends within a record
  """
if CommandLine.arguments.contains("--help") || CommandLine.arguments.contains("-h") {
  print(usage)
  exit(0)
}

var plan = HealthExportPlan(seed: 1)
plan.weighInCount = 4_000
var megabytes = 1
var path: String?
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  func number() -> Int {
    guard let text = arguments.popFirst(), let number = Int(text), number >= 0 else {
      fail("\(argument) needs a number")
    }
    return number
  }
  switch argument {
  case "--megabytes": megabytes = number()
  case "--weigh-ins": plan.weighInCount = max(1, number())
  case "--seed": plan.seed = UInt64(number())
  case "--locale": plan.style.locale = arguments.popFirst() ?? "en_US"
  case "--unit": plan.style.unit = arguments.popFirst() ?? "kg"
  case "--wrong":
    plan.malformations = HealthMalformation.allCases.filter { $0 != .tooLong }
    plan.weighInsPerMalformation = 4
  case "--cut": plan.isCutOff = true
  default:
    if argument.hasPrefix("-") { fail("'\(argument)' is not known") }
    path = argument
  }
}
guard let path else { fail("a file is missing") }
plan.othersPerWeighIn = plan.others(toFill: megabytes << 20)

let truth: HealthExportTruth
if path.hasSuffix(".zip") {
  let zip = try ZipWriter(path)
  let name = plan.style.locale.hasPrefix("es") ? "exportar" : "export"
  try zip.begin("apple_health_export/\(name)_cda.xml")
  try zip.write(Array("<ClinicalDocument/>".utf8))
  try zip.begin("apple_health_export/\(name).xml")
  truth = try plan.write { try zip.write($0) }
  try zip.close()
} else {
  guard let file = fopen(path, "w") else { fail("\(path): \(String(cString: strerror(errno)))") }
  truth = plan.write { bytes in
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { fail("the disk is full") }
  }
  guard fclose(file) == 0 else { fail("the disk is full") }
}
print("records \(truth.recordCount)")
print("samples \(truth.samples.count)")
for (reason, count) in truth.leftOut.merging(truth.mended, uniquingKeysWith: +)
  .sorted(by: { $0.key < $1.key })
{
  print("\(reason) \(count)")
}
