/// What is known of the compilation conditions of a build: the names that `#if` may ask for.
package enum CompilationConditions: Hashable, Sendable {
  /// Nothing is known; both sides of each condition count.
  case unknown
  /// The conditions that some configuration sets; no other ever holds.
  case possible(Set<String>)
  /// The conditions that are set; no other holds.
  case exact(Set<String>)
}

extension CompilationConditions {
  /// Returns what is known of the condition of a name.
  func evaluate(_ name: String) -> BuildCondition {
    switch self {
    case .unknown: .possible
    case .possible(let names): names.contains(name) ? .possible : .never
    case .exact(let names): names.contains(name) ? .always : .never
    }
  }

  func write(to writer: inout ImageWriter) {
    switch self {
    case .unknown: writer.write("unknown")
    case .possible(let names):
      writer.write("possible")
      writer.write(names.sorted())
    case .exact(let names):
      writer.write("exact")
      writer.write(names.sorted())
    }
  }
}
