// Measures this library and Foundation with one catalog, as peers.py and peers.mjs do for their
// languages. Prints a line for each contestant: its job, its name and its median in milliseconds.
//
//     catalog-peers [JOB LIBRARY]
import Foundation
import SampleCatalog
import StringCatalog

/// The job and the library to measure; all if there are none.
let measured = CommandLine.arguments.dropFirst()

func time(_ job: String, _ name: String, _ body: () throws -> Void) rethrows {
  guard measured.isEmpty || measured.elementsEqual([job, name]) else { return }
  let clock = ContinuousClock()
  let end = clock.now + .seconds(1)
  var durations: [Duration] = []
  while durations.count < 5 || clock.now < end { durations.append(try clock.measure(body)) }
  let median = durations.sorted()[durations.count / 2] / Duration.milliseconds(1)
  print("\(job)\t\(name)\t\(String(format: "%.3f", median))")
}

@inline(never)
func use<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

func parse(_ bytes: [UInt8]) -> StringCatalog {
  guard let catalog = try? StringCatalog(parsing: bytes) else {
    fatalError("the catalog cannot be read")
  }
  return catalog
}

let bytes = try BenchmarkedCatalog.bytes()
let data = Data(bytes)
let catalog = parse(bytes)
let key = catalog.keys[catalog.count / 2]
let object = try JSONSerialization.jsonObject(with: data)

time("parse", "StringCatalog") { use(parse(bytes)) }
try time("parse", "JSONDecoder into structs") {
  use(try JSONDecoder().decode(DecodedCatalog.self, from: data))
}
try time("parse", "JSONSerialization") { use(try JSONSerialization.jsonObject(with: data)) }

var edited = catalog
edited[key]?.comment = "Edited"
time("print", "StringCatalog") { use(edited.serialized()) }
time("print", "StringCatalog, formatted") { use(catalog.serialized(as: .sorted)) }
try time("print", "JSONSerialization") {
  use(try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]))
}

time("parse, edit, print", "StringCatalog") {
  var catalog = parse(bytes)
  catalog[key]?.comment = "Edited"
  use(catalog.serialized())
}
try time("parse, edit, print", "JSONSerialization") {
  var object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  object["version"] = "1.1"
  use(try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]))
}
