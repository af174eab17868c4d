// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of TipKit, as far as they tell the type of an argument or a value.
  static let tipKit: StaticString = #"""
    struct AnyTip: Tip {
      var message: Text?
      var title: Text
    }
    protocol Tip: Identifiable {
      typealias Action = Tips.Action
      var actions: [Tips.Action]
      var message: Text?
      var title: Text
    }
    struct TipView<Content: Tip>: View {}
    struct TipViewStyleConfiguration {
      var message, title: Text?
    }
    struct Tips {
      struct Action: Identifiable {
        var label: () -> Text
        init(id: String? = _, perform: () -> Void = _, _ label: () -> Text)
        init(id: String? = _, title: LocalizedStringKey, perform: () -> Void = _)
        @_disfavoredOverload init(id: String? = _, title: String, perform: () -> Void = _)
        init(id: String? = _, title: StringProtocol, perform: () -> Void = _)
      }
    }
    """#
}
