import Testing

@testable import StringExtraction

/// The bundle argument of a call with a key.
@Suite struct BundleTests {
  @Test(arguments: [
    #"Bundle(identifier: "com.apple.UIKit")"#, #"Bundle(identifier: "com.apple.UIKit")!"#,
    #".init(identifier: "com.apple.UIKit")"#, "Bundle(for: NSNumber.self)", ".system", "system",
    #"Bundle(identifier: "com.apple.AppKit") ?? .main"#,
  ])
  func `a key of a table of the platform is skipped`(bundle: String) async {
    let source = #"""
      extension Bundle { static let system = Bundle(identifier: "com.apple.UIKit")! }
      let system = Bundle(for: NSNumber.self)
      let a = String(localized: "Done", bundle: \#(bundle))
      let b = NSLocalizedString("Done", bundle: \#(bundle), comment: "")
      """#
    await expectKeys(Example(bundle, source, []))
  }

  @Test(arguments: [
    ".main", ".module", "#bundle", "Bundle.main", "Bundle(for: Model.self)",
    "Bundle(for: type(of: x))",
    #"Bundle(identifier: "org.example.app")"#, ".own", "bundle", "nil", "Bundle(path: path)",
  ])
  func `a key of any other bundle is extracted`(bundle: String) async {
    let source = #"""
      class Model {}
      extension Bundle { static let own = Bundle(for: Model.self) }
      func f(bundle: Bundle, x: Model, path: String) {
        _ = String(localized: "Done", bundle: \#(bundle))
      }
      """#
    await expectKeys(Example(bundle, source, ["Done"]))
  }
}
