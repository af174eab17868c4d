import ExtractedStrings

/// Sees what a checker decides, for those who ask why.
///
/// A normal run has no observer, and then nothing of this is made.
protocol CheckerObserver: AnyObject {
  /// A value is about to be walked where `site` says; the sites around it were entered before.
  func enter(_ site: ValueSite, holding value: Expression?, _ checker: Checker)
  /// The walk leaves the innermost site.
  func leave()
  /// A literal stands here, and its place asks for `type`.
  func pass(_ literal: StringLiteral, asking type: SwiftType?, _ checker: Checker)
  /// A literal was found to be localizable.
  func find(_ literal: StringLiteral, as string: ExtractedString, _ checker: Checker)
}

extension Checker {
  /// Calls `body`, which walks `value`, and tells the observer where the value stands.
  func at(
    _ site: @autoclosure () -> ValueSite,
    _ value: Expression? = nil,
    _ body: () -> Void
  ) {
    guard let observer else { return body() }
    observer.enter(site(), holding: value, self)
    body()
    observer.leave()
  }
}
