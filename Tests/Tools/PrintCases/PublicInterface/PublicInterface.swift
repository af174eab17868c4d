import Foundation

/// The interface of a module from its symbol graphs, one declaration a line.
enum PublicInterface {
  /// Prints the combined interface of the graphs at some paths.
  static func print(_ paths: [String]) throws {
    var listing = InterfaceListing()
    for path in paths {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      listing.add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    for line in listing.lines { Swift.print(line) }
  }
}
