import Testing

@testable import SwiftTypeChecker

@Suite struct `Dependencies of findings` {
  @Test func `A file that reuses a conclusion depends on its names`() {
    var graph = DependencyGraph()
    graph.note(.name(0))
    let conclusion = graph.conclusion(dependingOn: 1, 2)
    #expect(Set(graph.names()) == [0, 1, 2])
    graph.beginFile()
    #expect(graph.names().isEmpty)
    graph.note(conclusion)
    #expect(Set(graph.names()) == [1, 2])
  }

  @Test func `A conclusion depends on the dependencies of the conclusions in it`() {
    var graph = DependencyGraph()
    graph.begin()
    graph.note(.name(3))
    _ = graph.conclusion(dependingOn: 1, 2)
    let outer = graph.end().node
    graph.beginFile()
    graph.note(outer)
    #expect(Set(graph.names()) == [1, 2, 3])
  }

  @Test func `A name recorded within a conclusion is recorded again outside of it`() {
    var graph = DependencyGraph()
    let conclusion = graph.conclusion(dependingOn: 1, 2)
    graph.beginFile()
    graph.note(.name(1))
    graph.begin()
    graph.note(.name(1))
    graph.note(.name(4))
    _ = graph.end()
    graph.note(conclusion)
    #expect(Set(graph.names()) == [1, 2, 4])
  }

  @Test func `A search that stops early limits all conclusions from it to the file`() {
    var graph = DependencyGraph()
    graph.begin()
    graph.begin()
    graph.markIncomplete()
    #expect(graph.end().isBrokenOff)
    #expect(graph.end().isBrokenOff)
    graph.begin()
    #expect(!graph.end().isBrokenOff)
  }

  @Test func `A conclusion is computed once, or once for each file after an early stop`() {
    let index = DeclarationIndex(ProjectDeclarations([]))
    let conclusions = QueryCache<String, Int>(index)
    var (whole, brokenOff) = (0, 0)
    for _ in 0..<3 {
      index.beginFile()
      for _ in 0..<2 {
        _ = conclusions.answer("whole") {
          whole += 1
          return index.functions(named: "f").count
        }
        #expect(index.dependencies.count == 1)
        _ = conclusions.answer("broken off") {
          brokenOff += 1
          index.markIncomplete()
          return 0
        }
      }
    }
    #expect(whole == 1)
    #expect(brokenOff == 3)
  }
}

extension DependencyGraph {
  fileprivate mutating func conclusion(dependingOn names: Int...) -> Node {
    begin()
    for name in names { note(.name(name)) }
    return end().node
  }
}
