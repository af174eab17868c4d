import Testing
import WeightStore

@Suite struct StoreLocationTests {
  @Test(arguments: [
    (["W8_HOME": "/a", "XDG_DATA_HOME": "/b", "HOME": "/c"], "/a"),
    (["W8_HOME": "here", "HOME": "/c"], "here"),
    (["XDG_DATA_HOME": "/b", "HOME": "/c"], "/b/w8"),
    (["HOME": "/c"], "/c/.local/share/w8"),
    (["W8_HOME": "", "XDG_DATA_HOME": "", "HOME": "/c"], "/c/.local/share/w8"),
    (["XDG_DATA_HOME": "relative", "HOME": "/c"], "/c/.local/share/w8"),
  ])
  func `the folder is that of the environment`(environment: [String: String], folder: String) {
    let location = StoreLocation(environment: environment)
    #expect(location?.folder == folder)
    #expect(location?.database == folder + "/default.store")
  }

  @Test(arguments: [[:], ["HOME": ""], ["XDG_DATA_HOME": "relative"]])
  func `without a folder in the environment there is no location`(environment: [String: String]) {
    #expect(StoreLocation(environment: environment) == nil)
  }
}
