// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of TipKit.
  static let tipKit: StaticString = #"""
    protocol Tip: Identifiable {
      var title: Text { get }
      var message: Text? { get }
      var actions: [Tips.Action] { get }
    }
    struct Tips {
      struct Action {
        init(id: String? = nil, title: LocalizedStringKey, perform: () -> Void = {})
        @_disfavoredOverload init(id: String? = nil, title: String, perform: () -> Void = {})
        init(id: String? = nil, perform: () -> Void = {}, _ label: () -> Text)
      }
    }
    extension Tip {
      typealias Action = Tips.Action
    }
    """#
}
