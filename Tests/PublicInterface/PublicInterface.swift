import Foundation

/// Prints the interface that the symbol graphs of a module show, one declaration a line.
///
///     public-interface GRAPH.symbols.json...
@main
struct PublicInterface {
  static func main() throws {
    var listing = InterfaceListing()
    for path in CommandLine.arguments.dropFirst() {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      listing.add(try JSONDecoder().decode(SymbolGraph.self, from: data))
    }
    for line in listing.lines { print(line) }
  }
}
