import Glibc
import TestSupport

// Writes an export of Apple Health of a wanted size: what scripts measure the reader with.
//
//   health-export-maker [--megabytes N] [--weigh-ins N] [--seed S] [--locale es_ES] [--unit lb] [--wrong] [--cut] FILE
//
// A file whose name ends in .zip becomes an archive. What a reader should find goes to standard output.

/// Ends the program with a word about how it is used.
func fail(_ text: String) -> Never {
  print("health-export-maker: \(text)")
  exit(64)
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
  default: path = argument
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
