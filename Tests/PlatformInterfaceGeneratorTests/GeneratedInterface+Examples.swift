extension GeneratedInterface {
  static let examples = [
    GeneratedInterface(
      "a parameter that takes a key, with its label, its default and its builder",
      """
      public func f<C>(_ title: SwiftUI.LocalizedStringKey, in count: Swift.Int = 3, \
      @SwiftUI.ViewBuilder content: @escaping () -> C) -> some SwiftUI.View where C : SwiftUI.View
      """,
      [
        "func f<C: View>(_ title: LocalizedStringKey, in: Int = _, @Builder content: () -> C) -> View"
      ]
    ),
    GeneratedInterface(
      "the rivals of an overload that takes a key",
      """
      extension SwiftUI.View {
        public func f(_ key: SwiftUI.LocalizedStringKey) -> some SwiftUI.View
        @_disfavoredOverload public func f<S>(_ text: S) -> some SwiftUI.View where S : Swift.StringProtocol
        public func g(_ width: Swift.Int) -> some SwiftUI.View
      }
      """,
      [
        "extension View {", "  func f(_ key: LocalizedStringKey) -> View",
        "  @_disfavoredOverload func f<S: StringProtocol>(_ text: S) -> View", "}",
      ]
    ),
    GeneratedInterface(
      "a variadic parameter, an autoclosure and an optional closure",
      """
      public func f(_ keys: SwiftUI.LocalizedStringKey..., \
      key: @autoclosure () -> SwiftUI.LocalizedStringKey, done: ((Swift.Int) -> Swift.Void)? = nil)
      """,
      [
        "func f(_ keys: LocalizedStringKey..., key: @autoclosure () -> LocalizedStringKey, "
          + "done: ((Int) -> Void)? = _)"
      ]
    ),
    GeneratedInterface(
      "what is not public, unavailable or an implementation detail",
      """
      // LocalizedStringKey
      @usableFromInline internal func f(_ t: SwiftUI.Text)
      @available(*, unavailable) public func g(_ t: SwiftUI.Text)
      @available(macOS, unavailable) public func h(_ t: SwiftUI.Text)
      public func _i(_ t: SwiftUI.Text)
      public func j(_ t: SwiftUI.Text, _ s: SwiftUI._Storage)
      public struct _K { public init(_ t: SwiftUI.Text) }
      public protocol L { @available(*, deprecated) var t: SwiftUI.Text { get }; func m() }
      """,
      ["func h(_ t: Text)", "protocol L {", "  var t: Text", "}"]
    ),
    GeneratedInterface(
      "requirements of an extension, where the member mentions them",
      """
      public struct S<A, B> {}
      extension M.S where A == SwiftUI.Text { public init(_ t: SwiftUI.Text) }
      extension M.S where B == Swift.Int, A : Swift.Hashable {
        public init(_ t: SwiftUI.Text, b: B)
      }
      """,
      [
        "struct S<A, B> {", "  init(_ t: Text)", "}",
        "extension S where B == Int {", "  init(_ t: Text, b: B)", "}",
      ]
    ),
    GeneratedInterface(
      "relevant conformances, and nested types",
      """
      public protocol P { var t: SwiftUI.Text { get } }
      public struct S : M.P, Swift.Hashable, Swift.Sendable, Swift.ExpressibleByStringLiteral {
        public struct N { public init(_ t: SwiftUI.Text) }
      }
      """,
      [
        "protocol P {", "  var t: Text", "}", "struct S: ExpressibleByStringLiteral, P {",
        "  struct N {", "    init(_ t: Text)", "  }", "}",
      ]
    ),
    GeneratedInterface(
      "numbers and texts, and what leads to them, of a module whose members are wanted",
      """
      public class C { public var n: Swift.Int { get }; public var flag: Swift.Bool { get } }
      public struct S {
        public var c: M.C? { get }
        public func width() -> Swift.Double
        public static func == (a: M.S, b: M.S) -> Swift.Bool
        public func none()
      }
      """,
      members: ["M"],
      [
        "class C {", "  var n: Int", "}", "struct S {", "  var c: C?",
        "  func width() -> Double", "}",
      ]
    ),
    GeneratedInterface(
      "closures that are handed values",
      "extension SwiftUI.View { public func f<T>(_ t: T, _ body: (T) -> SwiftUI.Text); public func g(_ b: () -> ()) }",
      ["extension View {", "  func f<T>(_ t: T, _ body: (T) -> Text)", "}"]
    ),
    GeneratedInterface(
      "a role, a member in the place of others, and a type in the place of another",
      """
      public struct R { public init(_ t: SwiftUI.Text, old: Swift.Int) }
      public func f(key: SwiftUI.LocalizedStringKey)
      public func f(key: Swift.String)
      public func g(_ r: M.Role)
      """,
      supplied: """
        @localizable(parameters, table: "T") struct Role {}
        @replacing struct R { init(new: Int) }
        @replacing func f(key: Role)
        """,
      [
        "func f(key: Role)", "func g(_ r: Role)", "struct R {", "  init(new: Int)", "}",
        #"@localizable(parameters, table: "T") struct Role {}"#,
      ]
    ),
    GeneratedInterface(
      "conformances with conditions",
      """
      public protocol P { func f(_ t: SwiftUI.Text) }
      public protocol Q { func g(_ t: SwiftUI.Text) }
      public struct Box<Content> {}
      extension M.Box : M.P where Content : M.P {}
      extension M.Box : Swift.Equatable where Content : Swift.Equatable {}
      extension M.Box : M.Q where Content == Swift.Int { public init(_ t: SwiftUI.Text, c: Content) }
      extension Swift.Optional : M.P where Wrapped : M.P {}
      """,
      [
        "struct Box<Content> {}", "extension Box: Q where Content == Int {",
        "  init(_ t: Text, c: Content)", "}", "extension Box: P where Content: P {}",
        "extension Optional: P where Wrapped: P {}", "protocol P {", "  func f(_ t: Text)", "}",
        "protocol Q {", "  func g(_ t: Text)", "}",
      ]
    ),
    GeneratedInterface(
      "conditions that the supplement adds",
      """
      public protocol P { func f(_ t: SwiftUI.Text) }
      public struct Box<Content> : M.P { public init(_ t: SwiftUI.Text) }
      """,
      supplied: "extension Box: P where Content: P {}",
      [
        "struct Box<Content> {", "  init(_ t: Text)", "}", "extension Box: P where Content: P {}",
        "protocol P {", "  func f(_ t: Text)", "}",
      ]
    ),
  ]
}
