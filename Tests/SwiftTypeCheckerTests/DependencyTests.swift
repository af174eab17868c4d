import Testing

@testable import SwiftTypeChecker

@Suite struct `What findings rest on` {
  @Test func `A conclusion that another file drew brings its names along`() {
    var graph = DependencyGraph()
    graph.note(.name(0))
    let conclusion = graph.conclusion(restingOn: 1, 2)
    #expect(Set(graph.names) == [0, 1, 2])
    graph.beginFile()
    #expect(graph.names.isEmpty)
    graph.note(conclusion)
    #expect(Set(graph.names) == [1, 2])
  }

  @Test func `A conclusion rests on what the conclusions in it rest on`() {
    var graph = DependencyGraph()
    graph.begin()
    graph.note(.name(3))
    _ = graph.conclusion(restingOn: 1, 2)
    let outer = graph.end().node
    graph.beginFile()
    graph.note(outer)
    #expect(Set(graph.names) == [1, 2, 3])
  }

  @Test func `A name that is noted inside of a conclusion still counts outside of it`() {
    var graph = DependencyGraph()
    let conclusion = graph.conclusion(restingOn: 1, 2)
    graph.beginFile()
    graph.note(.name(1))
    graph.begin()
    graph.note(.name(1))
    graph.note(.name(4))
    _ = graph.end()
    graph.note(conclusion)
    #expect(Set(graph.names) == [1, 2, 4])
  }

  @Test func `What breaks off marks everything that follows from it`() {
    var graph = DependencyGraph()
    graph.begin()
    graph.begin()
    graph.breakOff()
    #expect(graph.end().isBrokenOff)
    #expect(graph.end().isBrokenOff)
    graph.begin()
    #expect(!graph.end().isBrokenOff)
  }

  @Test func `A conclusion is drawn once for all files, but one that broke off once for each`() {
    let index = DeclarationIndex(ProjectDeclarations([]))
    let conclusions = Conclusions<String, Int>(index)
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
          index.breakOff()
          return 0
        }
      }
    }
    #expect(whole == 1)
    #expect(brokenOff == 3)
  }
}

extension DependencyGraph {
  fileprivate mutating func conclusion(restingOn names: Int...) -> Node {
    begin()
    for name in names { note(.name(name)) }
    return end().node
  }
}
