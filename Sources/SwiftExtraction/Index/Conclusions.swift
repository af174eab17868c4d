/// A value that follows from declarations, with what it rests on.
struct Conclusion<Value> {
  let value: Value
  let basis: DependencyGraph.Node
  /// The only file for which it holds; `nil` for one that holds for every file.
  let file: Int?
}

/// What was found out about declarations, by what was asked.
///
/// Files ask the same of the same types again and again: what `Text` means inside of a view, and
/// what a view conforms to. It is found out once for all files that share an index, and each of
/// them rests on the names that it takes. What is remembered must follow from the index alone.
final class Conclusions<Question: Hashable, Value> {
  private let index: DeclarationIndex
  private var known: [Question: Conclusion<Value>] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// Returns the answer that is known, or else the one that `conclude` finds.
  func answer(_ question: Question, _ conclude: () -> Value) -> Value {
    if let conclusion = known[question], index.take(conclusion) { return conclusion.value }
    let conclusion = index.conclude(conclude)
    known[question] = conclusion
    return conclusion.value
  }
}
