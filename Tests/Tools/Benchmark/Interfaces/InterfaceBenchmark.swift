import BenchmarkPeers
import Diagnostics
import Foundation
import StringExtraction
import TestSupport

/// Measures reading storyboards and XIBs.
enum InterfaceBenchmark {
  /// Reads documents one after the other, and prints a tab-separated line.
  ///
  /// The fields are: the contestant, the seconds, the strings or objects that were found, and the
  /// bytes.
  ///
  /// - Parameters:
  ///   - contestant: `ours` or `libxml2`.
  ///   - files: The documents; 300 generated ones if there are none.
  /// - Throws: An error if a file cannot be read.
  static func run(contestant: String, _ files: some Collection<String>) throws {
    var documents = try files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
    if documents.isEmpty {
      documents = (0..<300)
        .map { number in
          Array(InterfaceDocuments.large(viewCount: 60 + number % 10).utf8)
        }
    }
    var found = 0
    let time = ContinuousClock()
      .measure {
        for document in documents {
          found += contestant == "libxml2" ? objectCount(document) : stringCount(document)
        }
      }
    let size = documents.reduce(0) { $0 + $1.count }
    print(contestant, time / .seconds(1), found, size, separator: "\t")
  }

  private static func stringCount(_ document: [UInt8]) -> Int {
    InterfaceDocument.parse(document, file: "Main.xib").value?.strings.count ?? 0
  }

  private static func objectCount(_ document: [UInt8]) -> Int {
    document.withUnsafeBytes { bytes in
      interface_peer_libxml2(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }
}
