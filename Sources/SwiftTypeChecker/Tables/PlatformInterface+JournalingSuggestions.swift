// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of JournalingSuggestions, as far as they tell the type of an argument or a value.
  static let journalingSuggestions: StaticString = #"""
    struct JournalingSuggestionsPicker<Label: View>: View {
      init(_ title: LocalizedStringKey, onCompletion: (JournalingSuggestion) -> Void)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, onCompletion: (JournalingSuggestion) -> Void)
    }
    """#
}
