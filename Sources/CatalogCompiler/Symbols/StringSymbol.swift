/// A declaration in Swift that stands for a key.
package struct StringSymbol: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The table that has the key.
  package var table: String
  /// The namespace that the declaration stands in; `nil` for none.
  package var namespace: String?
  /// The name, without backticks.
  package var name: String
  /// What the text shows, in the order of the positions; a function has them as parameters.
  package var arguments: [SymbolArgument]
  /// What helps translators; `nil` if there is nothing.
  package var comment: String?
  /// What the symbol shows in the source language, where the compiled catalog leaves that to the code;
  /// `nil` where it does not.
  package var defaultText: String?
}
