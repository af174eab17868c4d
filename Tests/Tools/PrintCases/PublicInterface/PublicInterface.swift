import Foundation

/// The interface that the symbol graphs of a module show, one declaration a line.
enum PublicInterface {
  /// Prints the interface that the graphs at some paths show together.
  static func print(_ paths: [String]) throws {
    var listing = InterfaceListing()
    for path in paths {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      listing.add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    for line in listing.lines { Swift.print(line) }
  }
}
