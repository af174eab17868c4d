// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of LocalAuthentication, as far as they tell the type of an argument or a value.
  static let localAuthentication: StaticString = #"""
    struct LocalAuthenticationView<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, context: LAContext)
      init(_ titleKey: LocalizedStringKey, reason: Text, context: LAContext? = _, result: (Result<(), Error>) -> Void) where Label == Text
      init(_ title: Text, reason: Text, context: LAContext? = _, result: (Result<(), Error>) -> Void) where Label == Text
      init(reason: Text, context: LAContext? = _, result: (Result<(), Error>) -> Void, @Builder label: () -> Label)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, context: LAContext)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, reason: Text, context: LAContext? = _, result: (Result<(), Error>) -> Void) where Label == Text
    }
    """#
}
