import Diagnostics
import StringCatalog
import Testing

@testable import StringExtraction

/// Memberwise initializers of structs.
@Suite struct MemberwiseTests {
  @Test(arguments: [
    Example(
      "in the order of the properties",
      #"struct R { var size = 1; let title: LocalizedStringKey; let note: String }; let r = R(title: "x", note: "y")"#,
      ["x"]
    ),
    Example(
      "several names of one declaration",
      #"struct R { let title, note: LocalizedStringKey }; let r = R(title: "x", note: "y")"#,
      ["x", "y"]
    ),
    Example(
      "an optional variable may be left out",
      #"struct R { var note: String?; var title: LocalizedStringKey? }; let r = R(title: "x")"#,
      ["x"]
    ),
    Example(
      "wrappers that make their values",
      #"""
      struct R: View {
        @Binding var text: String
        @EnvironmentObject var model: Model
        @Environment(\.dismiss) private var dismiss
        @FocusState private var isFocused: Bool
        @Namespace private var space
        var title: LocalizedStringKey
        @AccessibilityFocusState var isSpoken: Bool
        var help: LocalizedStringKey?
      }
      func f(t: Binding<String>) { _ = R(text: t, title: "x", help: "y") }
      """#,
      ["x", "y"]
    ),
    Example(
      "wrappers that are given values",
      #"""
      struct R: View { @ObservedObject var model: Model; var title: LocalizedStringKey }
      struct R: View { var title: String }
      func f(m: Model) { _ = R(model: m, title: "x"); _ = R(title: "y") }
      """#,
      ["x"]
    ),
    Example(
      "a builder's property takes a closure",
      #"""
      struct R<Content: View>: View { let title: LocalizedStringKey; @ViewBuilder let content: Content }
      let r = R(title: "x") { Text("y") }
      """#,
      ["x", "y"]
    ),
    Example(
      "an initializer in an extension leaves it",
      #"struct R { let title: LocalizedStringKey }; extension R { init() { self.init(title: "x") } }; let r = R(title: "y")"#,
      ["x", "y"]
    ),
    Example(
      "an initializer of its own replaces it",
      #"struct R { let title: LocalizedStringKey; init(title: String) { self.title = "x" } }; let r = R(title: "y")"#,
      ["x"]
    ),
    Example(
      "structs of one name",
      #"""
      struct R { let icon: String; let title: LocalizedStringKey }
      struct R { let icon: String; let title: LocalizedStringKey; let width: Double }
      struct R { let title: LocalizedStringKey; init(_ title: LocalizedStringKey) { self.title = title } }
      let r = [R(icon: "i", title: "x"), R(icon: "i", title: "y", width: 1), R("z")]
      """#,
      ["x", "y", "z"]
    ),
  ])
  func `a struct without initializers has a memberwise initializer`(_ example: Example) async {
    await expectKeys(example)
  }
}
