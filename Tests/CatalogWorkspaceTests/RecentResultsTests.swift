import Testing

@testable import CatalogWorkspace

@Suite struct RecentResultsTests {
  @Test func `keeps the results that were used last`() {
    var results = RecentResults<String, Int>(limit: 2)
    var computed: [String] = []
    func result(_ request: String) -> Int {
      results.result(of: request) {
        computed.append(request)
        return computed.count
      }
    }
    #expect([result("a"), result("b"), result("a")] == [1, 2, 1])
    #expect([result("c"), result("a"), result("b")] == [3, 1, 4])
    #expect(computed == ["a", "b", "c", "b"])
    results.removeAll()
    #expect(result("b") == 5)
  }
}
