import Glibc
import HealthPeer
import TestSupport
import WeightCore
import WeightExchange

// Measures the reading of an export: health-bench ours|libxml2 FILE
//
// Prints in one line, by tabs: contestant, seconds, samples, bytes that were read, and the most memory that the
// process has had resident.

guard CommandLine.arguments.count == 3 else {
  print("health-bench ours|libxml2 FILE")
  exit(64)
}
let (contestant, path) = (CommandLine.arguments[1], CommandLine.arguments[2])
var samples = 0
var bytes: Int64 = 0
let time = try ContinuousClock()
  .measure {
    if contestant == "libxml2" {
      samples = health_peer_libxml2(path)
    } else {
      let file = try HealthExportFile.find(at: path)
      let reader = HealthExportReader(categories: [.bodyMass, .bodyFat], homeTimeZone: nil)
      let reading = try reader.read(file) { progress in
        bytes = progress.bytes
        return true
      }
      samples = reading.snapshot.samples.count
    }
  }
print(contestant, time / .seconds(1), samples, bytes, MemoryMeter.peak, separator: "\t")
